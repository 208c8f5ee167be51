import type { LyingCard, LyingHand } from '#console/family'
import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { totalText } from '#ui/draw/blackjack/total-text'

interface Numbered {
  readonly place: { readonly seat: number; readonly hand: number }
  readonly cards: readonly LyingCard[]
}

/**
 * VE-2, MF-2, FB-12: a card to each hand, the dealer's own, a second to each, and the hole card where there is one.
 * What players draw comes seat by seat; after a split the order is not always to be told from what lies there, and
 * nobody can put those cards right any more: whoever splits has decided.
 */
export function hands({ game, live }: TableState<'blackjack'>): readonly LyingHand[] {
  const { lines, dealer, rules } = game
  const dealt = live?.dealt ?? null
  const seats = [...new Set(lines.map(({ seat }) => seat))]
  const hole = rules.deal === 'american'
  const isSplit = lines.some(({ split }) => split)
  const firstDeal = 2 * seats.length + 1 + (hole ? 1 : 0)
  let drawn = firstDeal
  const players = lines.map((line, index): Numbered => {
    const at = seats.indexOf(line.seat)
    const hand = lines.slice(0, index).filter(({ seat }) => seat === line.seat).length
    return {
      place: { seat: line.seat, hand },
      cards: line.cards.map((card, which) => ({
        card,
        number: line.split ? null : which === 0 ? at + 1 : which === 1 ? seats.length + 2 + at : ++drawn,
      })),
    }
  })
  // Behind a split the sum of what was drawn is not known before the end.
  const known = isSplit ? players.map((hand) => withoutLate(hand, firstDeal)) : players
  return [dealersHand(game, { firstDeal, count: seats.length, dealt }), ...known]
    .filter(({ cards }) => cards.length > 0 || dealer.cards.length > 0)
    .map((hand) => told(game, hand))
}

function told({ seats, turn, phase }: State, { place, cards }: Numbered): LyingHand {
  const up = cards.flatMap(({ card }) => (card === null ? [] : [card]))
  return {
    place,
    cards,
    total: up.length === 0 ? '' : totalText(up, up.length, phase !== 'over'),
    owner: seats[place.seat - 1]?.player ?? null,
    turn: place.seat > 0 && turn?.seat === place.seat && turn.hand === place.hand,
  }
}

function withoutLate(hand: Numbered, firstDeal: number): Numbered {
  return {
    ...hand,
    cards: hand.cards.map((card) =>
      card.number !== null && card.number > firstDeal ? { ...card, number: null } : card,
    ),
  }
}

/** The dealer draws last: those cards are counted from the end. */
function dealersHand(
  { dealer, rules }: State,
  {
    firstDeal,
    count,
    dealt,
  }: { readonly firstDeal: number; readonly count: number; readonly dealt: number | null },
): Numbered {
  const lying = [...dealer.cards, ...(dealer.faceDown ? [null] : [])]
  const first = rules.deal === 'american' ? 2 : 1
  const numberAt = (index: number) => {
    if (index === 0) return count + 1
    if (index < first) return firstDeal
    return dealt === null ? null : dealt - (lying.length - 1 - index)
  }
  return {
    place: { seat: 0, hand: 0 },
    cards: lying.map((card, index) => ({ card, number: numberAt(index) })),
  }
}
