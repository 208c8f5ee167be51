import type { ReactNode } from 'react'
import { DECK } from '#engine/cards/card'
import { GAMES } from '#engine/games'
import type { TableState } from '#engine/table/types'
import { Cloth, StageDrawing } from '#ui/draw/cloth/cloth'
import { WIDE } from '#ui/draw/cloth/cloth-shapes'
import { placeAt } from '#ui/draw/place'
import { DealerVideo } from '#web/table/dealer-video'
import { shapesOf } from '#web/table/sides/spots/shapes'
import { SectorSpot } from '#web/table/sides/spots/spot-button'
import { StakeOnCloth } from '#web/table/sides/spots/stake-on-cloth'
import type { StageProps } from '#web/table/sides/stage/stage'
import css from '#web/table/sides/stage/wide-stage.module.css'

const MOUTH = { x: 912, y: 84 }
const TRAY = { x: 62, y: 92 }
const DEALER = [514, 40] as const
interface Props extends Omit<StageProps, 'names'> {
  /** What is printed and what stands on the dealer's side; so much is left in the shoe. */
  readonly print: (fill: number) => ReactNode
  /** MB-3: where the player's side of the rail is. */
  readonly confirm: ReactNode
}

/** The table from 768 px on: one drawing that scales as a whole. */
export function WideStage({
  table,
  state,
  rows,
  spots,
  tongue,
  hands,
  print,
  status,
  result,
  notice,
  confirm,
}: Props) {
  const shapes = shapesOf(rows)
  const code = state.round?.code ?? ''
  return (
    <Cloth game={state.id} shape={WIDE}>
      <div aria-hidden="true">
        <StageDrawing shape={WIDE}>{print(shoeFill(state))}</StageDrawing>
      </div>
      {shapes.map((shape) => {
        const spot = spots.get(shape.bet)
        return (
          spot !== undefined && (
            <SectorSpot key={shape.bet} table={table} shape={shape} spot={spot} tongue={tongue} />
          )
        )
      })}
      <div className={css.stakes} aria-hidden="true">
        <StageDrawing shape={WIDE}>
          {shapes.map((shape, turn) => {
            const spot = spots.get(shape.bet)
            const size = shape.row === 'mains' ? 52 : 38
            return (
              spot !== undefined && (
                <StakeOnCloth
                  key={`${code}/${shape.bet}`}
                  spot={spot}
                  tongue={tongue}
                  at={shape.socket}
                  dealer={DEALER}
                  size={size}
                  turn={turn}
                />
              )
            )
          })}
        </StageDrawing>
      </div>
      <div className={css.video}>
        <DealerVideo table={table} game={state.id} />
      </div>
      {hands({ code, mouth: MOUTH, tray: TRAY, size: 'large' })}
      <div className={css.result} style={placeAt(514, 74)}>
        {notice}
      </div>
      <div className={css.result} style={placeAt(514, 266)}>
        {result}
      </div>
      <div className={css.status} style={placeAt(514, 318)}>
        {status}
      </div>
      <div className={css.result} style={placeAt(514, 692)}>
        {confirm}
      </div>
    </Cloth>
  )
}

/** How much of the shoe is left, 0…1; a full one while the next is made ready. */
function shoeFill({ id, shoe }: TableState): number {
  if (shoe === null) return 1
  const all = GAMES[id].shoe.decks * DECK.length
  return Math.max(0, 1 - (shoe.dealt + shoe.burnedCount) / all)
}
