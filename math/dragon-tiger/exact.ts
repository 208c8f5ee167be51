import { DECK } from '#engine/cards/card'
import type { DragonTigerBet } from '#engine/dragon-tiger/bets'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import { GAMES } from '#engine/games'
import { type CardCounts, freshCards } from '#math/counts'
import { duelPlace, verdictsOn } from '#math/dragon-tiger/duels'
import { type ExactBet, exactBet } from '#math/exact'

const CARDS_A_ROUND = 2

/** Every bet on the next round from these unseen cards; without any, from a fresh shoe (DT-1). */
export function exactDragonTiger(
  rules: DragonTigerRules,
  unseen: CardCounts = freshCards(GAMES[rules.id].shoe.decks),
): ReadonlyMap<DragonTigerBet, ExactBet> {
  const counts = countDuels(unseen)
  return new Map(rules.offers.map((bet) => [bet, exactBet(verdictsOn(rules, bet, counts), 'two')]))
}

/** In how many orders of two cards each duel comes. */
function countDuels(unseen: CardCounts): readonly bigint[] {
  checkCards(unseen)
  const counts: bigint[] = []
  for (const [dragon, count] of unseen.entries()) {
    for (const [tiger, other] of unseen.entries()) {
      const left = tiger === dragon ? other - 1 : other
      counts[duelPlace(dragon, tiger)] = BigInt(count) * BigInt(Math.max(0, left))
    }
  }
  return counts
}

export function checkCards(unseen: CardCounts): void {
  if (unseen.length !== DECK.length || !unseen.every((count) => Number.isInteger(count) && count >= 0)) {
    throw new RangeError(`A composition has ${DECK.length} whole counts, one for each card.`)
  }
  const size = unseen.reduce((sum, count) => sum + count, 0)
  if (size < CARDS_A_ROUND) throw new RangeError(`A round takes ${CARDS_A_ROUND} cards; here are ${size}.`)
}
