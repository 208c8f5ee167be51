import { isMainOf } from '#engine/blackjack/close'
import { checkSeat } from '#engine/blackjack/lines'
import { BETS, type Bet, type Command, type SideBet, type State } from '#engine/blackjack/types'
import type { Cents } from '#engine/money/cents'
import { converted } from '#engine/money/rate'
import { checkAmount, limitsOf, rangeOf, rateOf } from '#engine/round/limits'
import type { Funds } from '#engine/round/posting'
import { isRefusal, type Refusal, refuse, shown } from '#engine/round/refusal'
import { amountOf, type Placement, place, type Slip, type Spot, slipAt } from '#engine/round/slip'

export type BetCommand = Extract<Command, { do: 'bet' | 'back' }>

export function spotOf({ do: verb, player, seat, bet }: BetCommand): Spot<Bet> {
  return { player, bet, seat, behind: verb === 'back' }
}

/** How a stake would be laid, or why not. */
export function placement(state: State, command: BetCommand, funds: Funds): Placement | Refusal {
  const limits = limitsOf(state.limits, command.player)
  const wrong =
    checkSeat(state, command.seat) ??
    checkBetName(command.bet) ??
    checkChips(command.golden) ??
    checkOpen(state, command.player) ??
    (command.do === 'back' ? checkBack(state, command) : checkBet(state, command)) ??
    checkAmount(limits, command.amount)
  if (wrong) return wrong
  const spot = spotOf(command)
  const golden = command.golden === true
  const laid = place(
    limits,
    state.slips,
    spot,
    { amount: command.amount, golden },
    room(state, spot),
    funds(spot.player),
  )
  return isRefusal(laid) ? laid : (checkBoxShare(state, spot, laid) ?? laid)
}

function checkBetName(bet: unknown): Refusal | null {
  return BETS.some((known) => known === bet)
    ? null
    : refuse('bad-input', `'${shown(bet)}' is no bet: this game knows ${BETS.join(', ')}.`)
}

function checkChips(golden: unknown): Refusal | null {
  return golden === undefined || typeof golden === 'boolean'
    ? null
    : refuse('bad-input', `Golden chips are true or false, not ${shown(golden)}.`)
}

function checkOpen(state: State, player: string): Refusal | null {
  if (state.phase !== 'betting') return refuse('closed', 'Betting is closed: wait for the next round.')
  return state.ready.includes(player) ? refuse('closed', 'Your bets are fixed: you asked to deal now.') : null
}

function checkBack({ rules, seats }: State, { player, seat, bet }: BetCommand): Refusal | null {
  if (!rules.betBehind) return refuse('not-in-game', 'This game has no bets behind.')
  if (bet !== 'main') return refuse('not-in-game', 'A bet behind is a main bet only.')
  const place = seats[seat - 1]
  if (place === undefined || place.player === null) return refuse('no-seat', `Nobody sits on seat ${seat}.`)
  if (place.player === player) return refuse('own-seat', 'You cannot bet behind your own seat.')
  return place.behindAllowed ? null : refuse('no-behind', `The player on seat ${seat} takes no bets behind.`)
}

function checkBet(state: State, { player, seat, bet }: BetCommand): Refusal | null {
  const { rules, slips } = state
  const wrong = checkPlace(state, player, seat)
  if (wrong || bet === 'main') return wrong
  if (!(rules.sideBets as readonly SideBet[]).includes(bet)) {
    return refuse('not-in-game', `${bet} is not offered here.`)
  }
  return slips.some((slip) => isMainOf(slip, { player, seat }))
    ? null
    : refuse('needs-main', `${bet} needs a main bet on seat ${seat} first.`)
}

/** VE-1, FB-1: whose seat it is, and how many may share it. */
function checkPlace({ rules, seats, slips }: State, player: string, seat: number): Refusal | null {
  const holder = seats[seat - 1]?.player ?? null
  if (rules.seating === 'shared' || holder === player) return null
  if (rules.seating === 'seat') {
    return holder === null
      ? refuse('no-seat', `Sit down on seat ${seat} first.`)
      : refuse('seat-taken', `Seat ${seat} is taken: bet behind it instead.`)
  }
  const others = new Set(slips.filter((slip) => slip.seat === seat).map((slip) => slip.player))
  if (holder !== null) others.add(holder)
  return others.has(player) || others.size < rules.playersPerBox
    ? null
    : refuse('seat-taken', `Box ${seat} already has ${rules.playersPerBox} players.`)
}

/** The most that may stand, and what counts against it: on a box all players' main stakes together (FB-1). */
function room({ rules, limits, slips }: State, spot: Spot<Bet>): { most: Cents; standing: Cents } {
  const [, most] = rangeOf(limitsOf(limits, spot.player), spot.behind ? 'behind' : spot.bet)
  const shares = rules.seating === 'box' && spot.bet === 'main'
  const rate = rateOf(limits, spot.player)
  const worth = (slip: Slip) => converted(amountOf(slip), rateOf(limits, slip.player), rate)
  const standing = shares
    ? slips
        .filter(({ bet, seat }) => bet === 'main' && seat === spot.seat)
        .reduce((sum, slip) => sum + worth(slip), 0)
    : amountOf(slipAt(slips, spot))
  return { most, standing: standing as Cents }
}

/** FB-1: what is left of a box's maximum may be less than a player needs to stake. */
function checkBoxShare({ rules, limits, slips }: State, spot: Spot<Bet>, laid: Placement): Refusal | null {
  const [least, most] = rangeOf(limitsOf(limits, spot.player), 'main')
  const short = amountOf(slipAt(slips, spot)) + laid.amount < least
  return rules.seating === 'box' && spot.bet === 'main' && laid.cut > 0 && short
    ? refuse(
        'limit-max',
        `Box ${spot.seat} takes ${most} cents in all; what is left is under the minimum of ${least}.`,
      )
    : null
}
