import type { ReactNode } from 'react'
import { Felt } from '#ui/draw/cloth/cloth'
import { DealerVideo } from '#web/table/dealer-video'
import { SpotCell } from '#web/table/sides/spots/spot-button'
import css from '#web/table/sides/stage/phone-stage.module.css'
import { type StageProps, zonePath } from '#web/table/sides/stage/stage'

const MOUTH = { x: 360, y: -40 }
const TRAY = { x: 20, y: -50 }
interface Props extends StageProps {
  readonly roads: ReactNode
  /** Instead of the roads where there is little height: the way to them, and what else has no room in the dock. */
  readonly tools: ReactNode
}

/** The table on a phone: dealer's side, status, roads, and the spots as a flat grid in thumb reach. */
export function PhoneStage({
  table,
  state,
  rows,
  spots,
  tongue,
  names,
  hands,
  status,
  result,
  notice,
  roads,
  tools,
}: Props) {
  const code = state.round?.code ?? ''
  return (
    <Felt game={state.id} edge className={css.stage}>
      <div className={css.far}>
        <DealerVideo table={table} game={state.id} />
        <div className={css.table}>
          <svg className={css.print} viewBox="0 0 390 154" aria-hidden="true">
            <Zone name={names[0]} x={6} />
            <Zone name={names[1]} x={226} />
          </svg>
          {hands({ code, mouth: MOUTH, tray: TRAY, size: 'medium' })}
        </div>
      </div>
      <div className={css.news}>
        {notice}
        {result}
      </div>
      <div className={css.status}>{status}</div>
      <div className={css.roads}>{roads}</div>
      <div className={css.tools}>{tools}</div>
      <div className={css.spots}>
        {rows.map(({ name, bets }) => (
          <div key={name} className={css.row} data-row={name} data-count={bets.length}>
            {bets.map((bet, turn) => {
              const spot = spots.get(bet)
              return (
                spot !== undefined && (
                  <SpotCell key={bet} table={table} spot={spot} tongue={tongue} row={name} turn={turn} />
                )
              )
            })}
          </div>
        ))}
      </div>
    </Felt>
  )
}

function Zone({ name, x }: { readonly name: string; readonly x: number }) {
  const opening = 14 + name.length * 5.5
  return (
    <>
      <path className={css.zone} d={zonePath({ x, y: 33, width: 158, height: 120, opening })} />
      <text className={css.side} x={x + 79} y="37.5" textAnchor="middle">
        {name}
      </text>
    </>
  )
}
