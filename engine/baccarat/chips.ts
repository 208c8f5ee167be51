import type { BaccaratBet } from '#engine/baccarat/bets'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { Chips } from '#engine/baccarat/types'
import { type Cents, NO_CENTS } from '#engine/money/cents'
import { amountOf } from '#engine/round/slip'

type Cloth = readonly Chips[]

export function chipsOn(slips: Cloth, player: string, bet: BaccaratBet): Chips | undefined {
  for (const chips of slips) if (chips.bet === bet && chips.player === player) return chips
  return undefined
}

export function stakeOn(slips: Cloth, player: string, bet: BaccaratBet): Cents {
  return amountOf(chipsOn(slips, player, bet))
}

/** Chips that the player may still take back: all that are not confirmed (MB-3). */
export function looseOf(chips: Chips | undefined): Cents {
  return chips === undefined ? NO_CENTS : ((amountOf(chips) - chips.confirmed) as Cents)
}

export function hasLoose(slips: Cloth, player: string): boolean {
  for (const chips of slips) if (chips.player === player && looseOf(chips) > 0) return true
  return false
}

/** What a player's main bets come to, cash and golden chips alike (SB-4). */
export function mainsOf(rules: BaccaratRules, slips: Cloth, player: string): Cents {
  let total = 0
  for (const chips of slips) {
    if (chips.player === player && rules.mainBets.includes(chips.bet)) total += amountOf(chips)
  }
  return total as Cents
}

export function laid(slips: Cloth, player: string, bet: BaccaratBet, amount: Cents, golden: boolean): Cloth {
  const before = chipsOn(slips, player, bet)
  const cash = ((before?.cash ?? 0) + (golden ? 0 : amount)) as Cents
  const chips = ((before?.golden ?? 0) + (golden ? amount : 0)) as Cents
  const after = chipsOf(player, bet, cash, chips, before?.confirmed ?? NO_CENTS)
  return before === undefined ? [...slips, after] : slips.with(slips.indexOf(before), after)
}

/** The cloth with `amount` less on a bet: loose chips, or all of them (SB-4). */
export function lifted(slips: Cloth, player: string, bet: BaccaratBet, amount: Cents): Cloth {
  const before = chipsOn(slips, player, bet)
  if (before === undefined) return slips
  const at = slips.indexOf(before)
  const left = (amountOf(before) - amount) as Cents
  if (left === 0) return slips.toSpliced(at, 1)
  const isGolden = before.golden > 0
  return slips.with(
    at,
    chipsOf(player, bet, isGolden ? NO_CENTS : left, isGolden ? left : NO_CENTS, before.confirmed),
  )
}

export function confirmed(slips: Cloth, player: string): Cloth {
  return slips.map((chips) => {
    if (chips.player !== player) return chips
    return chipsOf(player, chips.bet, chips.cash, chips.golden, amountOf(chips))
  })
}

/** Baccarat has no seats and no bets behind. */
function chipsOf(player: string, bet: BaccaratBet, cash: Cents, golden: Cents, confirmed: Cents): Chips {
  return { player, bet, seat: 0, behind: false, cash, golden, confirmed }
}
