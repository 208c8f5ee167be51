import type { BaccaratBet } from '#engine/baccarat/bets'
import { looseOf, mainsOf } from '#engine/baccarat/chips'
import { settingsOf } from '#engine/baccarat/settings'
import { and, type BaccaratStep, nothingHappens } from '#engine/baccarat/step'
import type { BaccaratEvent, BaccaratState, Chips, TakenBackWhy } from '#engine/baccarat/types'
import type { Cents } from '#engine/money/cents'
import { amountOf } from '#engine/round/slip'

/** MB-2: up to `most` off one bet, or off all of the player's (`bet` null); confirmed chips stay. */
export function takeOff(
  state: BaccaratState,
  player: string,
  bet: BaccaratBet | null,
  most: number,
): BaccaratStep {
  let step = nothingHappens(state)
  for (const chips of state.slips) {
    if (chips.player !== player || (bet !== null && chips.bet !== bet)) continue
    const amount = Math.min(looseOf(chips), most) as Cents
    if (amount > 0) step = and(step, takenBack(chips, amount, 'player'))
  }
  return dropUnsupported(step, player)
}

/** SB-4: chips whose main bets or commission mode are gone go back whole. */
export function dropUnsupported(step: BaccaratStep, player: string): BaccaratStep {
  let next = step
  for (const chips of step.state.slips) {
    const why = chips.player === player ? unsupported(next.state, chips) : null
    if (why !== null) next = and(next, takenBack(chips, amountOf(chips), why))
  }
  return next
}

function unsupported(state: BaccaratState, chips: Chips): TakenBackWhy | null {
  const { rules, slips } = state
  const { player, bet } = chips
  if (rules.zeroCommissionOnly.includes(bet) && !settingsOf(state, player).zeroCommission)
    return 'not-offered'
  const need = rules.needsMains[bet]
  if (need === undefined) return null
  const mains = mainsOf(rules, slips, player)
  if (mains === 0) return 'needs-main'
  return need === 'as-much' && amountOf(chips) > mains ? 'exceeds-main' : null
}

function takenBack({ player, bet, golden }: Chips, amount: Cents, why: TakenBackWhy): BaccaratEvent {
  return { type: 'takenBack', player, bet, golden: golden > 0, amount, why }
}
