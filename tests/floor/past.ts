import type { Card } from '#engine/cards/card'
import { openShoe as open } from '#engine/cards/shoe'
import { commitment, parseSeed } from '#engine/cards/shuffle'
import { GAMES, type GameId } from '#engine/games'
import type { Batch } from '#server/tables/batch'

/** Shoes as the house cuts them lie like this: the seed of one whose first cards are as wanted. */
export function seedWhere(game: GameId, fits: (cards: readonly Card[]) => boolean, number = 1): string {
  const rules = GAMES[game].shoe
  const cut = (rules.decks * 52) / 2
  for (let tried = 0; tried < 100_000; tried++) {
    const seed = tried.toString(16).padStart(64, '0')
    const { order, burned } = open(rules, { seed: parseSeed(seed), number, cut })
    if (fits(order.slice(burned.length))) return seed
  }
  throw new Error('No shoe is like that.')
}

/** A past in which the first shoe is committed to, with this seed. */
export function committed(seed: string): (batch: Batch) => void {
  return (batch) => commit(batch, 1, seed)
}

export function commit(batch: Batch, number: number, seed: string): void {
  const promise = commitment(parseSeed(seed))
  batch.newShoes.push({ number, seed, commitment: promise })
  batch.emit({ type: 'shoeCommitted', shoe: number, commitment: promise })
}

/** A past in which somebody sits on some seats, and the first shoe's cut card is out. */
export function lastRoundOver(
  game: GameId,
  seats: Readonly<Record<number, string>>,
  cutCardSeat: number,
): (batch: Batch) => void {
  return (batch) => {
    const [first, second] = ['a'.repeat(64), 'b'.repeat(64)]
    const cut = (GAMES[game].shoe.decks * 52) / 2
    commit(batch, 1, first)
    const { burned } = open(GAMES[game].shoe, { seed: parseSeed(first), number: 1, cut })
    batch.emit({
      type: 'shoeOpened',
      shoe: 1,
      cut,
      by: null,
      burned: burned[0] ?? null,
      burnedCount: burned.length,
    })
    commit(batch, 2, second)
    for (const [seat, player] of Object.entries(seats)) {
      batch.emit({ type: 'seated', seat: Number(seat), player })
    }
    batch.emit({ type: 'cutCardOut', seat: cutCardSeat })
  }
}
