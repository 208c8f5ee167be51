import { isFree, isOffered } from '#engine/blackjack/decisions/options'
import { totalOf } from '#engine/blackjack/hand'
import { checkSeat, handNumber, lineIndex, stakeOf } from '#engine/blackjack/lines'
import type { Command, Decision, Line, Stake, State } from '#engine/blackjack/types'
import { checkPrice, type Funds } from '#engine/round/posting'
import { type Refusal, refuse, shown } from '#engine/round/refusal'

export type DecisionCommand = Extract<Command, { do: Decision }>

/** A decision that will be taken: on which line, for which stake, now or when its turn comes. */
export interface Decidable {
  readonly index: number
  readonly line: Line
  readonly stake: Stake
  readonly early: boolean
  /** On its turn: the balance pays for what it adds. */
  readonly covered: boolean
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
  const other = checkCards(line, command.cards)
  if (other) return other
  const onTurn = isOnTurn(state, index, command.player)
  const waits = stake.status === 'deciding' || stake.status === 'out'
  if (!onTurn && !(waits && mayDecideEarly(state, line, command.player))) return NOT_YOUR_TURN
  if (stake.status === 'out' && totalOf(line.cards) !== 21) return NOT_YOUR_TURN
  if (stake.status === 'out' || !isOffered(state, line, stake, command.do)) {
    return refuse('not-offered', `The rules do not offer '${command.do}' on this hand now.`)
  }
  const uncovered = onTurn ? checkCost(state, line, stake, command.do, funds) : null
  if (uncovered !== null && state.rules.beyondBalance === 'ask-again') return uncovered
  return { index, line, stake, early: !onTurn, covered: uncovered === null }
}

/** What was decided on a hand that has another card since is not meant for it as it lies now. */
function checkCards({ cards }: Line, seen: unknown): Refusal | null {
  if (seen === undefined || seen === cards.length) return null
  return Number.isInteger(seen)
    ? refuse(
        'other-cards',
        `The hand was seen with ${shown(seen)} cards, and has ${cards.length} now: look again.`,
      )
    : refuse('bad-input', `A hand has a whole number of cards, not ${shown(seen)}.`)
}

/** VE-6: the balance pays for what a double or split adds. */
export function checkCost(
  state: State,
  line: Line,
  { player, base }: Stake,
  decision: Decision,
  funds: Funds,
): Refusal | null {
  if (decision === 'hit' || decision === 'stand' || isFree(state.rules, line, decision)) return null
  const words = (left: number) => `'${decision}' needs ${base} cents; ${left} are left.`
  return checkPrice(funds(player), 'cash', base, words)
}

interface Place {
  readonly index: number
  readonly line: Line
}

/** The line a command means: a seat's hand by its place, or on a shared hand the player's own by its number. */
function lineFor(state: State, { player, seat, hand }: DecisionCommand): Place | Refusal {
  const wrong = checkSeat(state, seat)
  if (wrong) return wrong
  const places = handsFor(state, player, seat)
  const [first] = places
  if (first === undefined) {
    return state.rules.seating === 'shared' ? NOT_YOUR_TURN : refuse('no-seat', `Seat ${seat} has no hand.`)
  }
  if (hand === undefined) return places.find(({ index }) => isOnTurn(state, index, player)) ?? first
  const named = typeof hand === 'number' ? places[hand] : undefined
  return named ?? refuse('bad-input', `Seat ${seat} has no hand ${shown(hand)}: it has ${places.length}.`)
}

/** The hands of a seat that a decision of this player can name, in the order of their numbers. */
export function handsFor({ lines, rules }: State, player: string, seat: number): readonly Place[] {
  const places: Place[] = []
  for (const [index, line] of lines.entries()) {
    const counts = rules.seating !== 'shared' || stakeOf(line, player) !== undefined
    if (line.seat === seat && counts) places.push({ index, line })
  }
  return places
}

export function isOnTurn({ turn, lines }: State, index: number, player: string): boolean {
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

/** Who has to decide on a line when its decision opens; nobody when all who could are away (FB-3). */
export function decidersOf(state: State, line: Line): readonly string[] {
  switch (state.rules.seating) {
    case 'seat':
      return line.owner === null ? [] : [line.owner]
    case 'box':
      return boxDecider(state, line)
    case 'shared':
      return line.stakes.filter(({ status }) => status === 'deciding').map(({ player }) => player)
    default:
      return state.rules.seating satisfies never
  }
}

/** The owner, else the second on the box; away is cut off, or without a bet this round. Everybody is on the first hand. */
function boxDecider({ lines, away }: State, line: Line): readonly string[] {
  const box = lines[lineIndex(lines, line.seat, 0)] ?? line
  const second = box.stakes.find(({ player }) => player !== line.owner)?.player
  const decider = [line.owner, second].find(
    (player) =>
      player != null && !away.includes(player) && line.stakes.some((stake) => stake.player === player),
  )
  return decider == null ? [] : [decider]
}
