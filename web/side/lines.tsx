import css from '#web/side/tables-screen.module.css'
import { useLobby } from '#web/state/lobby'
import { openOverlay } from '#web/state/overlay'
import { usePlace, useTables } from '#web/state/tables'
import { RegulatorLine } from '#web/table/frame/regulator-line'
import { TopLine } from '#web/table/frame/top-line'

interface Props {
  readonly tables: readonly string[]
  readonly focused: string
}

/** The lines above all tables: they speak of the one that the player is at, or of another while it is not open. */
export function Lines({ tables, focused }: Props) {
  const table = useTables(
    ({ places }) => [focused, ...tables].find((one) => places[one]?.tracked != null) ?? focused,
  )
  const name = useLobby(({ known }) => known?.tables.get(table)?.name ?? '')
  const state = usePlace(table).tracked?.state
  // Their room is kept, so that nothing moves when they come.
  if (state === undefined) return <div className={css.lines} />
  return (
    <>
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
    </>
  )
}
