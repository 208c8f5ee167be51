import type { Duel } from '#engine/dragon-tiger/duel'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import type { Result, TakenBet } from '#engine/dragon-tiger/types'
import { verdictOn } from '#engine/dragon-tiger/verdict'
import { settled } from '#engine/round/bet'

export function settle(rules: DragonTigerRules, bets: readonly TakenBet[], duel: Duel): readonly Result[] {
  return settled(bets, ({ bet }) => verdictOn(rules, bet, duel))
}
