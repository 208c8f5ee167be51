import { memo } from 'react'
import { DECK } from '#engine/cards/card'
import { GAMES } from '#engine/games'
import type { TableState } from '#engine/table/types'
import { Float, Shoe, Tray } from '#ui/draw/cloth/furniture'
import type { StagePlan } from '#web/table/blackjack/stage/plan'

const MOST_IN_TRAY = 18

interface Props {
  readonly plan: StagePlan
  readonly game: TableState['id']
  readonly dealt: number
}

/** Shoe, discard tray and the dealer's chips; the shoe empties as cards leave it. */
export const Furnishings = memo(function Furnishings({ plan, game, dealt }: Props) {
  const { shoe, tray, float } = plan
  const gone = Math.min(1, dealt / (GAMES[game].shoe.decks * DECK.length))
  return (
    <>
      <g transform={`translate(${tray.x} ${tray.y}) scale(${tray.scale})`}>
        <Tray cards={Math.round(gone * MOST_IN_TRAY)} />
      </g>
      <g transform={`translate(${shoe.x} ${shoe.y}) scale(${shoe.scale})`}>
        <Shoe fill={1 - gone} />
      </g>
      {float !== null && (
        <g transform={`translate(${float.x} ${float.y}) scale(${float.scale})`}>
          <Float width={float.width} height={42} />
        </g>
      )}
    </>
  )
})
