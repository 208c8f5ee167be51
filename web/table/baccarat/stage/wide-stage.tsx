import type { ReactNode } from 'react'
import { DECK } from '#engine/cards/card'
import { GAMES } from '#engine/games'
import type { TableState } from '#engine/table/types'
import { Cloth, StageDrawing } from '#ui/draw/cloth/cloth'
import { placeAt } from '#ui/draw/place'
import { Hand, type HandPlaces } from '#web/table/baccarat/cards/hand'
import { SectorSpot } from '#web/table/baccarat/spots/sector-spot'
import { shapesOf } from '#web/table/baccarat/spots/shapes'
import { StakeOnCloth } from '#web/table/baccarat/spots/stake-on-cloth'
import { ClothPrint } from '#web/table/baccarat/stage/cloth-print'
import type { StageProps } from '#web/table/baccarat/stage/stage'
import css from '#web/table/baccarat/stage/wide-stage.module.css'
import { DealerVideo } from '#web/table/dealer-video'

const MOUTH = { x: 912, y: 84 }
const TRAY = { x: 62, y: 92 }
const DEALER = [514, 40] as const
const Y = 186

const PLAYER: HandPlaces = {
  cards: [
    { x: 386, y: Y },
    { x: 296, y: Y },
    { x: 196, y: Y },
  ],
  total: { x: 456, y: Y },
  width: 84,
}
const BANKER: HandPlaces = {
  cards: [
    { x: 642, y: Y },
    { x: 732, y: Y },
    { x: 832, y: Y },
  ],
  total: { x: 572, y: Y },
  width: 84,
}

interface Props extends StageProps {
  /** MB-3: where the player's side of the rail is. */
  readonly confirm: ReactNode
}

/** The table from 768 px on: one drawing that scales as a whole. */
export function WideStage({ table, held, rows, spots, tongue, status, result, notice, confirm }: Props) {
  const { state, game, isOpen } = held
  const shapes = shapesOf(rows)
  const code = state.round?.code ?? ''
  const hand = { game, code, mouth: MOUTH, tray: TRAY, isOpen, size: 'large' } as const
  return (
    <Cloth game={state.id}>
      <div aria-hidden="true">
        <StageDrawing game={state.id}>
          <ClothPrint fill={shoeFill(state)} />
        </StageDrawing>
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
        <StageDrawing game={state.id}>
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
      <Hand side="player" places={PLAYER} {...hand} />
      <Hand side="banker" places={BANKER} {...hand} />
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
