import { useEffect, useState } from 'react'
import { PART_OF, type Side } from '#engine/dragon-tiger/bets'
import { pointsOf } from '#engine/dragon-tiger/duel'
import type { State } from '#engine/dragon-tiger/types'
import { cardName } from '#ui/draw/cards/card-name'
import { placeAt } from '#ui/draw/place'
import { Total } from '#ui/draw/total'
import { durationOf } from '#ui/kit/duration'
import { useWords } from '#web/i18n/language'
import { DealtCard, useArriving } from '#web/table/sides/cards/dealt-card'
import css from '#web/table/sides/cards/hand.module.css'
import { LeavingCards } from '#web/table/sides/cards/leaving-cards'
import type { Ground, Place } from '#web/table/sides/stage/stage'

interface Places {
  readonly card: Place
  readonly total: Place
  readonly width: number
}

/** One card a side: there is room for it to be large. */
const PLACES: Readonly<Record<Ground['size'], Readonly<Record<Side, Places>>>> = {
  medium: {
    dragon: { card: { x: 85, y: 94 }, total: { x: 142, y: 94 }, width: 68 },
    tiger: { card: { x: 305, y: 94 }, total: { x: 248, y: 94 }, width: 68 },
  },
  large: {
    dragon: { card: { x: 292, y: 184 }, total: { x: 396, y: 184 }, width: 88 },
    tiger: { card: { x: 736, y: 184 }, total: { x: 632, y: 184 }, width: 88 },
  },
}

/** No card lies quite straight. */
const TURN: Readonly<Record<Side, number>> = { dragon: -0.8, tiger: 0.9 }

interface Props extends Ground {
  readonly side: Side
  readonly game: State
  /** The last card is not seen yet. */
  readonly isOpen: boolean
}

/** DT-1: a side's card, and what it counts. */
export function Hand({ side, game, isOpen, code, mouth, tray, size }: Props) {
  const words = useWords()
  const { card: place, total, width } = PLACES[size][side]
  const card = game[side]
  const cards = card === null ? [] : [card]
  const arriving = useArriving()
  const points = useLater(
    card === null || (isOpen && side === 'tiger') ? null : pointsOf(card),
    arriving ? durationOf('--t-card-slide') : 0,
  )
  const { winner } = game
  const hasWon = winner === side
  const name = words.dragonTiger.bets[side]
  const told =
    card === null
      ? words.cloth.noCards(name)
      : `${words.cloth.handTotal(name, pointsOf(card))}: ${cardName(words, card)}`
  return (
    <div role="img" aria-label={told}>
      <LeavingCards
        code={code}
        cards={cards}
        places={[place]}
        turns={[TURN[side]]}
        width={width}
        tray={tray}
      />
      {card !== null && (
        <DealtCard
          key={code}
          card={card}
          x={place.x}
          y={place.y}
          width={width}
          turn={TURN[side]}
          mouth={mouth}
          delay={0}
          slow={false}
        />
      )}
      <span
        className={css.total}
        style={placeAt(total.x, total.y)}
        data-beaten={winner !== null && winner !== 'tie' && !hasWon}
      >
        <Total tone={hasWon ? 'current' : PART_OF[side]} size={size}>
          {points ?? '–'}
        </Total>
      </span>
    </div>
  )
}

/** What a card counts is told when it has been seen; that there is none any more, at once. */
function useLater(value: number | null, millis: number): number | null {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setShown(value), value === null ? 0 : millis)
    return () => clearTimeout(timer)
  }, [value, millis])
  return value === null ? null : shown
}
