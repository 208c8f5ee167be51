import { checkSeat } from '#engine/blackjack/check-bet'
import { handNumber, stakeOf } from '#engine/blackjack/lines'
import { isFree, isOffered } from '#engine/blackjack/options'
import type { Command, Decision, Line, Stake, State } from '#engine/blackjack/types'
import type { Funds } from '#engine/round/posting'
import { type Refusal, refuse } from '#engine/round/refusal'

export type DecisionCommand = Extract<Command, { do: Decision }>

/** A decision that will be taken: on which line, for which stake, now or when its turn comes. */
export interface Decidable {
  readonly index: number
  readonly line: Line
  readonly stake: Stake
  readonly early: boolean
}

const NOT_YOUR_TURN = refuse('not-your-turn', 'It is not your turn on this hand.')

export function decidable(state: State, command: DecisionCommand, funds: Funds): Decidable | Refusal {
  if (state.phase === 'betting' || state.phase === 'over')
    return refuse('closed', 'No round is being played.')
  const found = lineFor(state, command)
  if ('reason' in found) return found
  const { index, line } = found
  const stake = stakeOf(line, command.player)
  if (stake === undefined || stake.behind) return NOT_YOUR_TURN
  const onTurn = isOnTurn(state, index, command.player)
  if (!onTurn && !mayDecideEarly(state, line, command.player)) return NOT_YOUR_TURN
  if (stake.status === 'out' || !isOffered(state, line, stake, command.do)) {
    return refuse('not-offered', `The rules do not offer '${command.do}' on this hand now.`)
  }
  if (
    onTurn &&
    state.rules.beyondBalance === 'ask-again' &&
    !isCovered(state, line, stake, command.do, funds)
  ) {
    return refuse(
      'balance',
      `'${command.do}' needs ${stake.base} cents; ${funds(command.player).cash} are left.`,
    )
  }
  return { index, line, stake, early: !onTurn }
}

/** VE-6: the balance pays for what a double or split adds. */
export function isCovered(state: State, line: Line, stake: Stake, decision: Decision, funds: Funds): boolean {
  if (decision === 'hit' || decision === 'stand' || isFree(state.rules, line, decision)) return true
  return funds(stake.player).cash >= stake.base
}

/** The line a command means: a seat's hand by its place, or on a shared hand the player's own by its number. */
function lineFor(
  state: State,
  { player, seat, hand }: DecisionCommand,
): { index: number; line: Line } | Refusal {
  const wrong = checkSeat(state, seat)
  if (wrong) return wrong
  const found: { index: number; line: Line }[] = []
  for (const [index, line] of state.lines.entries()) {
    if (line.seat === seat && (state.rules.seating !== 'shared' || stakeOf(line, player)))
      found.push({ index, line })
  }
  if (found.length === 0)
    return state.rules.seating === 'shared' ? NOT_YOUR_TURN : refuse('no-seat', `Seat ${seat} has no hand.`)
  if (hand === undefined)
    return (
      found.find(({ index }) => isOnTurn(state, index, player)) ?? (found[0] as { index: number; line: Line })
    )
  return (
    found[hand] ?? refuse('bad-input', `Seat ${seat} has no hand ${String(hand)}: it has ${found.length}.`)
  )
}

function isOnTurn({ turn, lines }: State, index: number, player: string): boolean {
  return (
    turn !== null &&
    turn.seat === lines[index]?.seat &&
    turn.hand === handNumber(lines, index) &&
    turn.deciders.includes(player)
  )
}

/** VE-7: a hand's first decision, once it has its two cards and until its turn comes. */
function mayDecideEarly({ rules, phase }: State, line: Line, player: string): boolean {
  const playing = phase === 'dealing' || phase === 'insurance' || phase === 'turns'
  return rules.earlyDecisions && playing && line.owner === player && line.cards.length === 2
}
