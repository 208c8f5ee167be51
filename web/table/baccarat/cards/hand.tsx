import { useEffect, useRef, useState } from 'react'
import type { Side } from '#engine/baccarat/bets'
import { totalOf } from '#engine/baccarat/hand'
import type { State } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'
import { cardName } from '#ui/draw/cards/card-name'
import { placeAt } from '#ui/draw/place'
import { Total } from '#ui/draw/total'
import { inPlaces } from '#ui/kit/in-places'
import { useWords } from '#web/i18n/language'
import { cardsOf, lastCardDecides } from '#web/table/baccarat/cards/cards'
import { paceNow, seenAfter, turnDelay } from '#web/table/baccarat/cards/pace'
import { DealtCard, useArriving } from '#web/table/sides/cards/dealt-card'
import css from '#web/table/sides/cards/hand.module.css'
import { LeavingCards } from '#web/table/sides/cards/leaving-cards'

/** Where a side's cards and its total lie on a stage. */
export interface HandPlaces {
  /** The first two from the middle outwards, and the third, which lies across. */
  readonly cards: readonly [Place, Place, Place]
  readonly total: Place
  readonly width: number
}

interface Place {
  readonly x: number
  readonly y: number
}

interface Props {
  readonly side: Side
  readonly game: State
  readonly code: string
  readonly places: HandPlaces
  readonly mouth: Place
  readonly tray: Place
  /** The last card is not seen yet. */
  readonly isOpen: boolean
  readonly size: 'medium' | 'large'
}

/** No card lies quite straight. */
const TURNS: readonly number[] = [-0.6, 0.8, 90.5]
const BANKER_TURNS: readonly number[] = TURNS.map((turn) => -turn)

export function Hand({ side, game, code, places, mouth, tray, isOpen, size }: Props) {
  const words = useWords()
  const cards = cardsOf(game, side)
  const decides = lastCardDecides(game)
  const seen = game[side].slice(0, isOpen && decides === side ? 2 : 3)
  const turns = side === 'player' ? TURNS : BANKER_TURNS
  const pace = paceNow()
  const arriving = useArriving()
  const told = seen.length === 0 ? null : totalOf(seen)
  // The card that decides was kept back until it had been seen: its total is told with the end.
  const total = useLater(told, arriving && decides !== side ? seenAfter(game, side, pace) : 0)
  const hasWon = game.phase === 'over' && game.winner === (side === 'player' ? 'P' : 'B')
  const isBeaten = game.phase === 'over' && game.winner !== null && !hasWon && game.winner !== 'T'
  return (
    <div role="img" aria-label={handLabel(side, seen, cards.length - seen.length, total, words)}>
      <LeavingCards
        code={code}
        cards={cards}
        places={places.cards}
        turns={turns}
        width={places.width}
        tray={tray}
      />
      {inPlaces(cards).map(([index, card]) => {
        const { x, y } = places.cards[index] ?? places.total
        return (
          <DealtCard
            key={`${code}/${index}`}
            card={card}
            x={x}
            y={y}
            width={places.width}
            turn={turns[index] ?? 0}
            mouth={mouth}
            delay={index === 2 ? pace.slide : turnDelay(side, index, pace)}
            slow={index === 2 && decides === side}
          />
        )
      })}
      <span className={css.total} style={placeAt(places.total.x, places.total.y)} data-beaten={isBeaten}>
        <Total tone={hasWon ? 'current' : side} size={size}>
          {total ?? '–'}
        </Total>
      </span>
    </div>
  )
}

/** A total is told when its card has been seen; that there is none any more, at once. */
function useLater(value: number | null, millis: number): number | null {
  const [shown, setShown] = useState(value)
  // What counts is how long it took when the total changed, not what comes after.
  const wait = useRef(millis)
  wait.current = millis
  useEffect(() => {
    const timer = setTimeout(() => setShown(value), value === null ? 0 : wait.current)
    return () => clearTimeout(timer)
  }, [value])
  return value === null ? null : shown
}

function handLabel(
  side: Side,
  seen: readonly Card[],
  down: number,
  total: number | null,
  words: ReturnType<typeof useWords>,
): string {
  const { baccarat, cloth } = words
  const names = [
    ...seen.map((card) => cardName(words, card)),
    ...Array.from({ length: Math.max(0, down) }, () => words.cards.faceDown),
  ]
  const head = total === null ? baccarat.bets[side] : cloth.handTotal(baccarat.bets[side], total)
  return names.length === 0 ? cloth.noCards(baccarat.bets[side]) : `${head}: ${names.join(', ')}`
}
