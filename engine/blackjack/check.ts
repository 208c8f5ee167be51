import { placement } from '#engine/blackjack/check-bet'
import { decidable } from '#engine/blackjack/decisions/check-decision'
import { premiums } from '#engine/blackjack/decisions/check-insurance'
import { checkSeat, isBlackjack, lineIndex, stakeOf } from '#engine/blackjack/lines'
import type { Command, Follow, State, Want } from '#engine/blackjack/types'
import { hasOpenOffers, wants } from '#engine/blackjack/wants'
import { isCard } from '#engine/cards/card'
import { isCents } from '#engine/money/cents'
import { checkAmount, limitsOf, rangeOf } from '#engine/round/limits'
import type { Funds } from '#engine/round/posting'
import { isRefusal, type Refusal, refuse, shown } from '#engine/round/refusal'
import { slipAt } from '#engine/round/slip'

/** Why not? Null means that the command will be carried out. */
export function check(state: State, command: Command, funds: Funds): Refusal | null {
  switch (command.do) {
    case 'open':
      return checkOpening(state, command.shoeRound)
    case 'sit':
      return checkSeat(state, command.seat) ?? checkSit(state, command.player, command.seat)
    case 'leave':
      return checkOwnSeat(state, command.player, command.seat)
    case 'allowBehind':
      if (!state.rules.betBehind) return refuse('not-in-game', 'This game has no bets behind.')
      return checkOwnSeat(state, command.player, command.seat) ?? checkYesOrNo(command.on)
    case 'bet':
    case 'back':
      return refusalIn(placement(state, command, funds))
    case 'takeBack':
      return checkTakeBack(state, command)
    case 'clear':
      return checkChips(state, command.player)
    case 'follow':
      return checkSeat(state, command.seat) ?? checkFollow(command.follow)
    case 'dealNow':
      return checkDealNow(state, command.player)
    case 'connection':
      return checkYesOrNo(command.connected)
    case 'close':
      return state.phase === 'betting' ? null : refuse('closed', 'Betting is closed already.')
    case 'card':
      return refusalIn(cardWanted(state, command.card))
    case 'insure':
      return refusalIn(premiums(state, command, funds))
    case 'evenMoney':
      return checkYesOrNo(command.yes) ?? checkEvenMoney(state, command)
    case 'hit':
    case 'stand':
    case 'double':
    case 'split':
      return refusalIn(decidable(state, command, funds))
    case 'timeout':
      return isAnythingOpen(state) ? null : refuse('not-offered', 'No decision is open that could time out.')
    case 'bonus':
      return checkBonus(state) ?? checkKey(command.key) ?? checkMoment(command.at)
    case 'bonusFault':
      return checkBonus(state)
    case 'cancel':
      return state.phase === 'over' ? refuse('closed', 'The round is over.') : null
    default:
      return refuse('bad-input', `'${shown((command satisfies never as { do: unknown }).do)}' is no command.`)
  }
}

function refusalIn(outcome: object): Refusal | null {
  return isRefusal(outcome) ? outcome : null
}

function checkYesOrNo(answer: unknown): Refusal | null {
  return typeof answer === 'boolean' ? null : refuse('bad-input', `Say true or false, not ${shown(answer)}.`)
}

function checkOpening(state: State, shoeRound: unknown): Refusal | null {
  if (!isCents(shoeRound) || shoeRound === 0) return refuse('bad-input', 'Rounds of a shoe count from 1.')
  return state.phase === 'over' ? null : refuse('closed', 'The round before is not over.')
}

function checkSit({ rules, seats, slips }: State, player: string, seat: number): Refusal | null {
  if (rules.seating === 'shared')
    return refuse('not-in-game', 'Nobody sits at this table: just bet on a hand.')
  if (seats[seat - 1]?.player !== null) return refuse('seat-taken', `Seat ${seat} is taken.`)
  if (seats.filter((place) => place.player === player).length >= rules.seatsPerPlayer) {
    return refuse('seats-held', `A player may hold ${rules.seatsPerPlayer} seats here.`)
  }
  const box = new Set(slips.filter((slip) => slip.seat === seat && !slip.behind).map((slip) => slip.player))
  return box.has(player) || box.size < rules.playersPerBox
    ? null
    : refuse('seat-taken', `Box ${seat} already has ${rules.playersPerBox} players.`)
}

function checkOwnSeat(state: State, player: string, seat: number): Refusal | null {
  const wrong = checkSeat(state, seat)
  if (wrong) return wrong
  return state.seats[seat - 1]?.player === player ? null : refuse('no-seat', `Seat ${seat} is not yours.`)
}

function checkChips(state: State, player: string): Refusal | null {
  if (state.phase !== 'betting') return refuse('closed', 'Betting is closed: chips stay where they are.')
  if (state.ready.includes(player)) return refuse('closed', 'Your bets are fixed: you asked to deal now.')
  return state.slips.some((slip) => slip.player === player)
    ? null
    : refuse('no-chips', 'You have no chips on the table.')
}

function checkTakeBack(state: State, command: Extract<Command, { do: 'takeBack' }>): Refusal | null {
  const wrong =
    checkAmount(limitsOf(state.limits, command.player), command.amount) ?? checkChips(state, command.player)
  if (wrong) return wrong
  return slipAt(state.slips, command) ? null : refuse('no-chips', 'You have no chips on that spot.')
}

const CHOICES: readonly string[] = ['double', 'split', 'insurance'] satisfies (keyof Follow)[]

function checkFollow(follow: unknown): Refusal | null {
  const said = typeof follow === 'object' && follow !== null ? Object.entries(follow) : []
  const complete = said.length === CHOICES.length
  return complete && said.every(([choice, on]) => CHOICES.includes(choice) && typeof on === 'boolean')
    ? null
    : refuse(
        'bad-input',
        'A standing choice says true or false for double, split and insurance, and nothing else.',
      )
}

/** VE-13: seated, with at least the minimum staked. */
function checkDealNow(state: State, player: string): Refusal | null {
  if (state.rules.seating !== 'seat') return refuse('not-in-game', 'This game has no early start.')
  if (!state.seats.some((seat) => seat.player === player)) return refuse('no-seat', 'Sit down first.')
  const wrong = checkChips(state, player)
  if (wrong) return wrong.reason === 'no-chips' ? refuse('needs-main', 'Place a main bet first.') : wrong
  const [least] = rangeOf(limitsOf(state.limits, player), 'main')
  const mains = state.slips.filter((slip) => slip.player === player && slip.bet === 'main' && !slip.behind)
  if (mains.length === 0) return refuse('needs-main', 'Place a main bet first.')
  return mains.every(({ cash, golden }) => cash + golden >= least)
    ? null
    : refuse('limit-min', `A main bet needs at least ${least} cents.`)
}

/** Where a card goes that the house brings. */
export function cardWanted(state: State, card: unknown): Extract<Want, { kind: 'card' }> | Refusal {
  if (!isCard(card)) return refuse('bad-input', `'${shown(card)}' is no card.`)
  const want = wants(state)
  return want.kind === 'card' ? want : refuse('not-offered', 'No card is asked for now.')
}

/** FB-6: from the end of the first deal until the dealer's second card, on a natural that is not paid. */
function checkEvenMoney(state: State, command: Extract<Command, { do: 'evenMoney' }>): Refusal | null {
  if (state.phase === 'betting' || state.phase === 'over')
    return refuse('closed', 'No round is being played.')
  const wrong = checkSeat(state, command.seat)
  if (wrong) return wrong
  const line = state.lines[lineIndex(state.lines, command.seat, 0)]
  const stake = line && stakeOf(line, command.player)
  const open = state.phase === 'insurance' || state.phase === 'turns'
  const claims = stake?.claim === 'evenMoney' || (stake?.claim === 'waits' && command.yes)
  return open && line && isBlackjack(line) && claims
    ? null
    : refuse('not-asked', 'Even money is for a blackjack against an ace or ten, until the dealer draws.')
}

function isAnythingOpen(state: State): boolean {
  return (
    state.phase === 'insurance' || (state.phase === 'turns' && (state.turn !== null || hasOpenOffers(state)))
  )
}

function checkBonus(state: State): Refusal | null {
  return state.phase === 'bonus' ? null : refuse('not-offered', 'No bonus is to be played.')
}

function checkKey(key: unknown): Refusal | null {
  return typeof key === 'string' && /^[0-9a-f]{64}$/.test(key)
    ? null
    : refuse('bad-input', 'The key of a bonus is 64 hexadecimal digits.')
}

function checkMoment(at: unknown): Refusal | null {
  return at === undefined || (Number.isSafeInteger(at) && Number(at) >= 0)
    ? null
    : refuse('bad-input', 'The moment of a bonus is a whole number of milliseconds.')
}
