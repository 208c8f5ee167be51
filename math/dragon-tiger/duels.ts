import { DECK } from '#engine/cards/card'
import type { DragonTigerBet } from '#engine/dragon-tiger/bets'
import { type Duel, duelOf } from '#engine/dragon-tiger/duel'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import { verdictOn } from '#engine/dragon-tiger/verdict'
import type { Verdict } from '#engine/round/bet'

/** Every two cards that can be, Dragon's place in DECK before Tiger's. */
export const DUELS: readonly Duel[] = DECK.flatMap((dragon) => DECK.map((tiger) => duelOf(dragon, tiger)))

/** The place of a duel among them. */
export function duelPlace(dragon: number, tiger: number): number {
  return dragon * DECK.length + tiger
}

/** How many of so many duels lead to each verdict on a bet: the engine judges each pair of cards. */
export function verdictsOn(
  rules: DragonTigerRules,
  bet: DragonTigerBet,
  counts: readonly bigint[],
): ReadonlyMap<Verdict, bigint> {
  const verdicts = new Map<Verdict, bigint>()
  const back = { back: rules.tieReturns }
  for (const [place, duel] of DUELS.entries()) {
    const verdict = verdictOn(rules, bet, duel)
    const key = typeof verdict === 'object' && 'back' in verdict ? back : verdict
    verdicts.set(key, (verdicts.get(key) ?? 0n) + (counts[place] ?? 0n))
  }
  return verdicts
}
