import type { BaccaratBet } from '#engine/baccarat/bets'
import { chipsOn, mainsOf, stakeOn } from '#engine/baccarat/chips'
import { settingsOf } from '#engine/baccarat/settings'
import type { BetCommand, State } from '#engine/baccarat/types'
import type { Cents } from '#engine/money/cents'
import { bettingOver, flatSpot } from '#engine/round/flat'
import { checkAmount, limitsOf, rangeOf } from '#engine/round/limits'
import type { Funds } from '#engine/round/posting'
import { isRefusal, type Refusal, refuse } from '#engine/round/refusal'
import { type Placement, place } from '#engine/round/slip'

/** How a stake would be laid, or why it is not: the first reason in this order counts. */
export function judgeBet(state: State, command: BetCommand, funds: Funds): Placement | Refusal {
  return (
    bettingOver(state) ??
    noMoreBets(state, command.player) ??
    betNotOffered(state, command) ??
    betClosedInShoe(state, command.bet) ??
    checkAmount(limitsOf(state.limits, command.player), command.amount) ??
    oppositeBets(state, command.player, command.bet, command.amount) ??
    mainsTooSmall(state, command) ??
    placement(state, command, funds)
  )
}

/** MB-3: a table without multiple bets takes one confirmation a round. */
function noMoreBets({ rules, slips }: State, player: string): Refusal | null {
  if (rules.multipleBets) return null
  for (const chips of slips) {
    if (chips.player === player && chips.confirmed > 0) {
      return refuse('closed', 'The bets of this round are confirmed: this table takes no more.')
    }
  }
  return null
}

function betNotOffered(state: State, { player, bet, golden }: BetCommand): Refusal | null {
  const { rules, slips } = state
  if (!rules.offers.includes(bet)) return refuse('not-in-game', `This game has no bet '${bet}'.`)
  const { zeroCommission, off } = settingsOf(state, player)
  if (!zeroCommission && rules.zeroCommissionOnly.includes(bet)) {
    return refuse('zero-commission', `'${bet}' is for zero commission only: switch it on first.`)
  }
  for (const group of off) {
    if (rules.sideBetGroups[group].includes(bet)) {
      return refuse('switched-off', `'${bet}' is switched off in your settings.`)
    }
  }
  const chips = chipsOn(slips, player, bet)
  if (chips !== undefined && chips.golden > 0 !== (golden === true)) {
    return refuse('mixed-chips', 'A bet is all cash or all golden chips: take the other chips back first.')
  }
  return null
}

/** SB-5. */
function betClosedInShoe({ rules, shoeRound }: State, bet: BaccaratBet): Refusal | null {
  const from = rules.closedFromRound[bet]
  if (from === undefined || shoeRound < from) return null
  return refuse('closed', `From round ${from} of a shoe on '${bet}' is closed.`)
}

/**
 * SB-6, judged on what would lie there with `added` more (below zero: less) on the bet:
 * more on the smaller side and less on the larger one can both break the share.
 */
export function oppositeBets(
  { rules, slips }: State,
  player: string,
  bet: BaccaratBet,
  added: number,
): Refusal | null {
  if (rules.lowRiskShare === null || (bet !== 'player' && bet !== 'banker')) return null
  const one = stakeOn(slips, player, bet) + added
  const other = stakeOn(slips, player, bet === 'player' ? 'banker' : 'player')
  const [share, of] = rules.lowRiskShare
  if (Math.min(one, other) * of <= Math.max(one, other) * share) return null
  const most = share === 0 ? 'nothing' : `${share}/${of} of the larger`
  return refuse('opposite-bets', `With stakes on Player and Banker the smaller may be ${most}.`)
}

/** SB-4. */
function mainsTooSmall({ rules, slips }: State, { player, bet, amount }: BetCommand): Refusal | null {
  const need = rules.needsMains[bet]
  if (need === undefined) return null
  const mains = mainsOf(rules, slips, player)
  if (mains === 0) return refuse('needs-main', `'${bet}' needs a main bet: place one first.`)
  if (need === 'some' || stakeOn(slips, player, bet) + amount <= mains) return null
  return refuse('exceeds-main', `'${bet}' may not be more than your main bets, ${mains} cents.`)
}

/** MO-4, MO-5, MO-7. */
function placement(state: State, command: BetCommand, funds: Funds): Placement | Refusal {
  const { slips } = state
  const { player, bet, amount } = command
  const limits = limitsOf(state.limits, player)
  const [, most] = rangeOf(limits, bet)
  const stake = { amount, golden: command.golden === true }
  const room = { most, standing: stakeOn(slips, player, bet) }
  const spot = flatSpot(player, bet)
  const placed = place(limits, slips, spot, stake, room, funds(player))
  if (isRefusal(placed)) return placed
  // What the maximum cut off may have been what kept the other side small enough.
  return oppositeBets(state, player, bet, placed.amount as Cents) ?? placed
}
