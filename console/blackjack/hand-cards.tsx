import type { CSSProperties } from 'react'
import css from '#console/blackjack/hand-cards.module.css'
import type { HandInPlace } from '#console/blackjack/places'
import type { Words } from '#console/i18n/language'
import { useWords } from '#console/i18n/language'
import { cardName } from '#ui/draw/cards/card-name'
import { PlayingCard } from '#ui/draw/cards/playing-card'
import { classes } from '#ui/kit/classes'
import { inPlaces } from '#ui/kit/in-places'

interface Props {
  readonly hand: HandInPlace
  readonly width: number
  /** How wide the hand may be, total included: with many cards they lie over each other. */
  readonly room: number
  readonly name: string
}

const GAP = 5
const TOTAL_WIDTH = 58

/** One hand: its cards, a place for the next one, its total. */
export function HandCards({ hand, width, room, name }: Props) {
  const words = useWords()
  const { marks } = words.dealer.cards
  const { cards, next, turn, total, mark } = hand
  const count = cards.length + (next ? 1 : 0)
  const step = count < 2 ? 0 : Math.min(width + GAP, (room - TOTAL_WIDTH - width) / (count - 1))
  const size = { '--width': width, '--step': step, '--count': Math.max(1, count) } as CSSProperties
  return (
    <div className={classes(css.hand, turn && css.turn)} style={size}>
      <p className="unseen">{handWords(words, name, hand)}</p>
      <div className={css.cards} aria-hidden="true">
        {inPlaces(cards).map(([index, card]) => (
          <span key={index} className={css.card} style={{ '--at': index } as CSSProperties}>
            <PlayingCard card={card === 'back' ? null : card} width={width} dim={mark === 'bust'} />
          </span>
        ))}
        {next && (
          <span className={classes(css.card, css.next)} style={{ '--at': cards.length } as CSSProperties} />
        )}
      </div>
      <div className={css.sum} aria-hidden="true">
        <b data-mark={mark}>{total}</b>
        {mark !== null && <small>{marks[mark]}</small>}
      </div>
    </div>
  )
}

function handWords(
  words: Words,
  name: string,
  { hand, cards, total, next, turn, mark }: HandInPlace,
): string {
  const { cards: own } = words.dealer
  const parts = [
    hand > 0 ? `${name}, ${own.hand(hand + 1)}` : name,
    ...cards.map((card) => cardName(words, card === 'back' ? null : card)),
    ...(total === '' ? [] : [own.total(total)]),
    ...(mark === null ? [] : [own.marks[mark]]),
    ...(next ? [own.next] : []),
    ...(turn ? [own.turn] : []),
  ]
  return parts.join(', ')
}
