import type { Card } from '#engine/cards/card'
import type { TableState } from '#engine/table/types'
import { type BaccaratGame, type BlackjackGame, isBlackjack } from '#protocol/sight'

/** A card of the round where it lies; null for the card is its back. Corrections name it by its number. */
export interface LyingCard {
  readonly card: Card | null
  /** The how-many-eth card of the round it is, from 1; null where the state does not tell. */
  readonly number: number | null
}

export interface LyingHand {
  /** A side, or a seat (0 is the dealer's) and which of its hands. */
  readonly place: 'player' | 'banker' | { readonly seat: number; readonly hand: number }
  readonly cards: readonly LyingCard[]
}

/** The hands of the round in the order of the table, each card with its number. */
export function lyingHands(state: TableState): readonly LyingHand[] {
  return isBlackjack(state.game) ? ofBlackjack(state.game, dealtIn(state)) : ofBaccarat(state.game)
}

/** All cards of the round that can be named, in the order in which they were dealt. */
export function numberedCards(
  hands: readonly LyingHand[],
): readonly (LyingCard & { readonly number: number; readonly place: LyingHand['place'] })[] {
  return hands
    .flatMap(({ place, cards }) =>
      cards.flatMap(({ card, number }) => (number === null ? [] : [{ card, number, place }])),
    )
    .sort((one, other) => one.number - other.number)
}

function dealtIn({ live }: TableState): number | null {
  return live?.dealt ?? null
}

/** BA-4: two to each side in turn, Player first; a third for the Player before one for the Banker. */
function ofBaccarat({ player, banker, faceDown }: BaccaratGame): readonly LyingHand[] {
  const first = Math.min(4, player.length + banker.length + faceDown)
  const players = Math.max(player.length, Math.ceil(first / 2))
  const bankers = Math.max(banker.length, Math.floor(first / 2))
  const hand = (place: 'player' | 'banker', up: readonly Card[], count: number): LyingHand => ({
    place,
    cards: Array.from({ length: count }, (_, index) => ({
      card: up[index] ?? null,
      number: baccaratNumber(place, index, players),
    })),
  })
  return [hand('player', player, players), hand('banker', banker, bankers)]
}

function baccaratNumber(place: 'player' | 'banker', index: number, players: number): number {
  if (index < 2) return 2 * index + (place === 'player' ? 1 : 2)
  return place === 'player' || players < 3 ? 5 : 6
}

/**
 * VE-2, MF-2, FB-12: a card to each hand, the dealer's own, a second to each, and the hole card where there is one.
 * What players draw comes seat by seat; after a split the order is not always to be told from what lies there, and
 * nobody can put those cards right any more: whoever splits has decided.
 */
function ofBlackjack(game: BlackjackGame, dealt: number | null): readonly LyingHand[] {
  const { lines, dealer, rules } = game
  const seats = [...new Set(lines.map(({ seat }) => seat))]
  const hole = rules.deal === 'american'
  const isSplit = lines.some(({ split }) => split)
  const firstDeal = 2 * seats.length + 1 + (hole ? 1 : 0)
  let drawn = firstDeal
  const hands = lines.map((line, index): LyingHand => {
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
  const known = isSplit ? hands.map((hand) => withoutLate(hand, firstDeal)) : hands
  return [dealersHand(game, { firstDeal, count: seats.length, dealt }), ...known].filter(
    ({ cards }) => cards.length > 0 || dealer.cards.length > 0,
  )
}

function withoutLate(hand: LyingHand, firstDeal: number): LyingHand {
  return {
    ...hand,
    cards: hand.cards.map((card) =>
      card.number !== null && card.number > firstDeal ? { ...card, number: null } : card,
    ),
  }
}

/** The dealer draws last: those cards are counted from the end. */
function dealersHand(
  { dealer, rules }: BlackjackGame,
  {
    firstDeal,
    count,
    dealt,
  }: { readonly firstDeal: number; readonly count: number; readonly dealt: number | null },
): LyingHand {
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
