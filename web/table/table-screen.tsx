import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '#web/i18n/language'
import { join, leave, watchLobby } from '#web/net/house'
import { useLobby } from '#web/state/lobby'
import { openOverlay } from '#web/state/overlay'
import { useMe } from '#web/state/person'
import { rememberVisit } from '#web/state/recent'
import { openTableSession } from '#web/state/table-sessions'
import { usePlace } from '#web/state/tables'
import { changeDesk } from '#web/table/desk'
import { LostBanner } from '#web/table/lost-banner'
import { RegulatorLine } from '#web/table/regulator-line'
import { rememberedBets } from '#web/table/remembered'
import type { TableProps } from '#web/table/table-props'
import css from '#web/table/table-screen.module.css'
import { TopLine } from '#web/table/top-line'
import { useTableKeys } from '#web/table/use-table-keys'
import { Button } from '#web/ui/button'

/** The two families' tables are fetched when one is first opened. */
const Baccarat = lazy(async () => ({
  default: (await import('#web/table/baccarat/baccarat-table')).BaccaratTable,
}))
const Blackjack = lazy(async () => ({
  default: (await import('#web/table/blackjack/blackjack-table')).BlackjackTable,
}))
const Announcer = lazy(async () => ({ default: (await import('#web/senses/announcer')).Announcer }))

/** One table over the whole window. */
export function TableScreen({ table }: { readonly table: string }) {
  const words = useWords()
  const [, go] = useLocation()
  const { tracked, elsewhere } = usePlace(table)
  const me = useMe()
  useEffect(() => {
    if (me === '') return undefined
    join(table)
    void openTableSession(table)
    rememberVisit(table)
    changeDesk(table, { last: rememberedBets(me, table) })
    return () => leave(table)
  }, [table, me])
  const lost = useMissing(table, tracked !== null)
  if (elsewhere) {
    return (
      <Notice title={words.table.elsewhere} text={words.table.elsewhereText}>
        <Button look="main" onClick={() => join(table)}>
          {words.table.openHere}
        </Button>
        <Button onClick={() => go('/')}>{words.table.lobby}</Button>
      </Notice>
    )
  }
  if (lost) {
    return (
      <Notice title={words.table.noSuchTable} text={words.table.noSuchTableText}>
        <Button look="main" onClick={() => go('/')}>
          {words.table.lobby}
        </Button>
      </Notice>
    )
  }
  if (tracked === null) return <Notice title={words.table.opening} text="" />
  return <OpenTable table={table} state={tracked.state} />
}

function OpenTable({ table, state }: TableProps) {
  const name = useLobby(({ known }) => known?.tables.get(table)?.name ?? '')
  useTableKeys(table)
  const Stage = 'seats' in state.game ? Blackjack : Baccarat
  return (
    <div className={css.screen} data-cloth={state.id}>
      <RegulatorLine
        game={state.id}
        table={table}
        name={name}
        {...(state.round === null ? {} : { code: state.round.code })}
      />
      <TopLine
        name={name}
        state={state}
        onLobby={() => openOverlay('lobby')}
        onMenu={() => openOverlay('menu')}
      />
      <Suspense fallback={<div className={css.stage} />}>
        <Stage table={table} state={state} />
      </Suspense>
      <Suspense>
        <Announcer table={table} />
      </Suspense>
      <LostBanner />
    </div>
  )
}

/** The lobby does not know it: there is no such table. */
function useMissing(table: string, told: boolean): boolean {
  useEffect(() => watchLobby('list'), [])
  return useLobby(({ known }) => !told && known !== null && !known.tables.has(table))
}

interface NoticeProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

function Notice({ title, text, children }: NoticeProps) {
  return (
    <main className={css.notice}>
      <h1>{title}</h1>
      {text !== '' && <p>{text}</p>}
      <div className={css.choices}>{children}</div>
    </main>
  )
}
