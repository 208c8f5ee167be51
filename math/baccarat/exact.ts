import type { BaccaratRules } from '#engine/baccarat/rules'
import { GAMES } from '#engine/games'
import { type BetId, betIdsOf } from '#math/baccarat/bet-ids'
import { compositionOf } from '#math/baccarat/composition'
import { verdictsOn } from '#math/baccarat/kinds'
import { countPairKinds } from '#math/baccarat/pair-counts'
import { countRoundKinds } from '#math/baccarat/round-counts'
import { type CardCounts, freshCards } from '#math/counts'
import { type ExactBet, exactBet } from '#math/exact'

/** Every bet of a game on the next round from these unseen cards; without any, from a fresh shoe (SH-1). */
export function exactBaccarat(
  rules: BaccaratRules,
  unseen: CardCounts = freshCards(GAMES[rules.id].shoe.decks),
): ReadonlyMap<BetId, ExactBet> {
  const composition = compositionOf(unseen)
  const counts = { rounds: countRoundKinds(composition), pairs: countPairKinds(composition) }
  return new Map(betIdsOf(rules).map((bet) => [bet, exactBet(verdictsOn(rules, bet, counts), 'six')]))
}
