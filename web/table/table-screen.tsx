import { type ComponentType, type ReactNode, useEffect } from 'react'
import { Button } from '#ui/kit/button'
import { useFetched } from '#web/families/fetched'
import { type TableProps, useFamilies } from '#web/families/parts'
import { useWords } from '#web/i18n/language'
import { holdTable, join } from '#web/net/house'
import { useLobby } from '#web/state/lobby'
import { useMe } from '#web/state/person'
import { rememberVisit } from '#web/state/recent'
import { openTableSession } from '#web/state/table-sessions'
import { usePlace } from '#web/state/tables'
import { recallBets } from '#web/table/dock/dock-state'
import { useTableKeys } from '#web/table/dock/use-table-keys'
import { mainIf, useFrame } from '#web/table/frame/frame'
import css from '#web/table/table-screen.module.css'

type Stage = ComponentType<TableProps>

interface Props {
  readonly table: string
  /** To the lobby, or away from this one of several. */
  readonly onLeave: () => void
  /** This one, without the others. */
  readonly onAlone: () => void
}

/** One table, in the frame around it. */
export function TableScreen({ table, onLeave, onAlone }: Props) {
  const words = useWords()
  const { among } = useFrame()
  const { tracked, elsewhere } = usePlace(table)
  const takesPart = useTakesPart(table, among)
  const Stage = useStage(table)
  usePresence(table, takesPart === true)
  const isMissing = useLobby(({ known }) => tracked === null && known !== null && !known.tables.has(table))
  if (isMissing) {
    return (
      <Notice title={words.table.noSuchTable} text={words.table.noSuchTableText}>
        <LeaveButton look="main" onLeave={onLeave} />
      </Notice>
    )
  }
  if (takesPart === false) {
    return (
      <Notice title={words.side.apart} text={words.side.apartText}>
        <Button look="main" onClick={onAlone}>
          {words.side.playAlone}
        </Button>
        <LeaveButton onLeave={onLeave} />
      </Notice>
    )
  }
  if (elsewhere) {
    return (
      <Notice title={words.table.elsewhere} text={words.table.elsewhereText}>
        <Button look="main" onClick={() => join(table)}>
          {words.table.openHere}
        </Button>
        <LeaveButton onLeave={onLeave} />
      </Notice>
    )
  }
  if (tracked === null) return <Notice title={words.table.opening} text="" />
  return <OpenTable Stage={Stage} table={table} state={tracked.state} />
}

/** MP-9: some tables are played alone. Null before the lobby has told. */
function useTakesPart(table: string, among: boolean): boolean | null {
  const multiPlay = useLobby(({ known }) => known?.tables.get(table)?.multiPlay ?? null)
  return among ? multiPlay : true
}

function usePresence(table: string, isWelcome: boolean): void {
  const me = useMe()
  useEffect(() => {
    if (me === '' || !isWelcome) return undefined
    const leave = holdTable(table)
    void openTableSession(table)
    rememberVisit(table)
    recallBets(me, table)
    return leave
  }, [table, me, isWelcome])
}

/**
 * What a table is drawn by: asked for as soon as the lobby says what is played there, before the table has told
 * anything. In the same place another family's table may stand next.
 */
function useStage(table: string): Stage | null {
  const game = useLobby(({ known }) => known?.tables.get(table)?.game ?? null)
  const familyOf = useFamilies()
  return useFetched(game === null ? null : familyOf(game).table)
}

interface OpenProps extends TableProps {
  readonly Stage: Stage | null
}

function OpenTable({ Stage, table, state }: OpenProps) {
  useTableKeys(table)
  return (
    <div className={css.table} data-cloth={state.id}>
      {Stage === null ? <div className={css.stage} /> : <Stage table={table} state={state} />}
    </div>
  )
}

interface LeaveProps {
  readonly look?: 'main' | 'plain'
  readonly onLeave: () => void
}

function LeaveButton({ look = 'plain', onLeave }: LeaveProps) {
  const words = useWords()
  const { among } = useFrame()
  return (
    <Button look={look} onClick={onLeave}>
      {among ? words.side.remove : words.table.lobby}
    </Button>
  )
}

interface NoticeProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** Why there is no table to be seen here. */
function Notice({ title, text, children }: NoticeProps) {
  const { among } = useFrame()
  return (
    <div className={css.notice} {...mainIf(!among)}>
      {among ? <h3>{title}</h3> : <h1>{title}</h1>}
      {text !== '' && <p>{text}</p>}
      <div className={css.choices}>{children}</div>
    </div>
  )
}
