import { memo } from 'react'
import type { GameId } from '#engine/games'
import { PlayingCard } from '#ui/draw/cards/playing-card'
import { StackMark } from '#ui/draw/chips/stack'
import { Shoe } from '#ui/draw/cloth/furniture'
import { useFamily } from '#web/families/parts'
import { useWords } from '#web/i18n/language'
import css from '#web/lobby/featured/featured-scene.module.css'

/** Where the four cards lie, and from where they came: the shoe's mouth. */
const PLACES = [
  { x: 92, y: 116, turn: -7 },
  { x: 170, y: 110, turn: 4 },
  { x: 288, y: 112, turn: -3 },
  { x: 366, y: 120, turn: 6 },
] as const
/** One card a side: each has its side's name below it. */
const ONE_EACH = [
  { x: 100, y: 112, turn: -5 },
  { x: 218, y: 114, turn: 5 },
] as const
const MOUTH = { x: 410, y: 70 }
/** Dealt one to each side by turns. */
const ORDERS = [0, 2, 1, 3] as const

/** A hand on the cloth, dealt as one comes in. A picture: nothing of it is played. */
export const FeaturedScene = memo(function FeaturedScene({ game }: { readonly game: GameId }) {
  const words = useWords()
  const { left, right } = words.lobby.scene[game]
  const { cards, free = false } = useFamily(game).lobby.scenes[game]
  const isOneEach = cards.length === 2
  const places = isOneEach ? ONE_EACH : PLACES
  return (
    <div className={css.scene} aria-hidden="true">
      <svg className={css.drawing} viewBox="0 0 540 240" aria-hidden="true">
        <path className={css.line} d="M0 218Q280 254 640 184" />
        <g transform="translate(384 4) scale(.9)">
          <Shoe fill={0.56} />
        </g>
      </svg>
      {cards.map((card, index) => {
        const place = places[index]
        if (place === undefined) return null
        const from = { x: MOUTH.x - place.x, y: MOUTH.y - place.y, turn: 24 }
        return (
          <PlayingCard
            key={place.x}
            card={card}
            width={96}
            {...place}
            from={from}
            order={ORDERS[index] ?? 0}
          />
        )
      })}
      <svg className={css.drawing} viewBox="0 0 540 240" aria-hidden="true">
        <text className={css.print} x={isOneEach ? 100 : 132} y="204" textAnchor="middle">
          {left}
        </text>
        <text className={css.print} x={isOneEach ? 218 : 326} y="206" textAnchor="middle">
          {right}
        </text>
        <g transform="translate(484 178)">
          <StackMark cents={75_000} size={54} />
        </g>
        <g transform="translate(430 198)">
          <StackMark cents={3_000} size={46} free={free} />
        </g>
      </svg>
    </div>
  )
})
