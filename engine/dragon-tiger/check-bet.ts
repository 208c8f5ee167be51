import type { BetCommand, State } from '#engine/dragon-tiger/types'
import { bettingOver, flatSpot } from '#engine/round/flat'
import { checkAmount, limitsOf, rangeOf } from '#engine/round/limits'
import type { Funds } from '#engine/round/posting'
import { type Refusal, refuse } from '#engine/round/refusal'
import { amountOf, type Placement, place, slipAt } from '#engine/round/slip'

/** How a stake would be laid, or why it is not: the first reason in this order counts. */
export function judgeBet(state: State, command: BetCommand, funds: Funds): Placement | Refusal {
  return (
    bettingOver(state) ??
    betNotOffered(state, command) ??
    checkAmount(limitsOf(state.limits, command.player), command.amount) ??
    oppositeBets(state, command) ??
    placement(state, command, funds)
  )
}

function betNotOffered({ rules }: State, { bet }: BetCommand): Refusal | null {
  return rules.offers.includes(bet) ? null : refuse('not-in-game', `This game has no bet '${bet}'.`)
}

/** DT-3. */
function oppositeBets({ rules, slips }: State, { player, bet }: BetCommand): Refusal | null {
  if (rules.bothSides || (bet !== 'dragon' && bet !== 'tiger')) return null
  const other = bet === 'dragon' ? 'tiger' : 'dragon'
  if (slipAt(slips, flatSpot(player, other)) === undefined) return null
  return refuse('opposite-bets', 'Dragon and Tiger cannot be bet together: take the other bet back first.')
}

/** MO-4, MO-5, MO-7. */
function placement(state: State, command: BetCommand, funds: Funds): Placement | Refusal {
  const { slips } = state
  const { player, bet, amount, golden = false } = command
  const limits = limitsOf(state.limits, player)
  const [, most] = rangeOf(limits, bet)
  const spot = flatSpot(player, bet)
  const room = { most, standing: amountOf(slipAt(slips, spot)) }
  return place(limits, slips, spot, { amount, golden }, room, funds(player))
}
