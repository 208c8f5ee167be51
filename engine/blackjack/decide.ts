import { hexToBytes } from '@noble/hashes/utils.js'
import { cardWanted, check } from '#engine/blackjack/check'
import { type BetCommand, placement, spotOf } from '#engine/blackjack/check-bet'
import { closing } from '#engine/blackjack/close'
import { act, acted, consequence } from '#engine/blackjack/consequence'
import { type DecisionCommand, decidable } from '#engine/blackjack/decisions/check-decision'
import { premiums } from '#engine/blackjack/decisions/check-insurance'
import { fallback } from '#engine/blackjack/decisions/options'
import { drawBonus } from '#engine/blackjack/fire-blaze/bonus'
import { evolve } from '#engine/blackjack/folding/evolve'
import { handNumber, lineIndex } from '#engine/blackjack/lines'
import { postings } from '#engine/blackjack/postings'
import { evenMoney, refundAll, settle } from '#engine/blackjack/settle'
import type { Bet, Command, Decision, Event, Result, State } from '#engine/blackjack/types'
import { isShared } from '#engine/blackjack/view'
import { openStream } from '#engine/cards/stream'
import type { Step } from '#engine/round/game'
import type { Funds } from '#engine/round/posting'
import { Recorder } from '#engine/round/recorder'
import { isRefusal, type Refusal } from '#engine/round/refusal'
import { type Slip, sameSpot } from '#engine/round/slip'

type Recording = Recorder<State, Event>

const FOLD = { evolve, postings }

/** What a command brings about, with everything that follows from it by itself; or why it is refused. */
export function decide(state: State, command: Command, funds: Funds): Refusal | Step<State, Event> {
  const recording: Recording = new Recorder(state, FOLD, funds)
  const refusal = carryOut(recording, command)
  if (refusal) return refusal
  for (let next = following(recording); next !== null; next = following(recording)) recording.emit(next)
  return recording
}

function following({ state, funds }: Recording): Event | null {
  return consequence(state, funds)
}

/** Commands whose judgement says how they are carried out are judged there, once; `check` judges the others. */
function carryOut(recording: Recording, command: Command): Refusal | null {
  switch (command.do) {
    case 'bet':
    case 'back':
      return bet(recording, command)
    case 'card':
      return card(recording, command)
    case 'insure':
      return insure(recording, command)
    case 'hit':
    case 'stand':
    case 'double':
    case 'split':
      return decision(recording, command)
    default: {
      const refusal = check(recording.state, command, recording.funds)
      if (refusal === null) carryOutChecked(recording, command)
      return refusal
    }
  }
}

type Checked = Exclude<Command, { do: 'bet' | 'back' | 'card' | 'insure' | Decision }>

function carryOutChecked(recording: Recording, command: Checked): void {
  const { state } = recording
  switch (command.do) {
    case 'open':
      return recording.emit({ type: 'opened', shoeRound: command.shoeRound })
    case 'sit':
      return recording.emit({ type: 'seated', seat: command.seat, player: command.player })
    case 'leave':
      return leave(recording, command.player, command.seat)
    case 'allowBehind':
      if (!command.on) takeBackAll(recording, ({ seat, behind }) => seat === command.seat && behind)
      return recording.emit({ type: 'behindAllowed', seat: command.seat, on: command.on })
    case 'takeBack':
      return takeBackAll(recording, (slip) => sameSpot(slip, command), command.amount)
    case 'clear':
      return takeBackAll(recording, ({ player }) => player === command.player)
    case 'follow': {
      const { player, seat, follow } = command
      return recording.emit({ type: 'chose', player, seat, follow })
    }
    case 'dealNow': {
      const slips = state.slips.filter(({ player }) => player === command.player)
      return recording.emit({ type: 'ready', player: command.player, slips })
    }
    case 'connection':
      return recording.emit({ type: 'connection', player: command.player, connected: command.connected })
    case 'close':
      return close(recording)
    case 'evenMoney':
      return recording.emit(
        command.yes
          ? { type: 'paid', results: evenMoney(state, command.player, command.seat) }
          : { type: 'evenMoneyPassed', player: command.player, seat: command.seat },
      )
    case 'timeout':
      return timeout(recording)
    case 'bonus':
      return bonus(recording, command)
    case 'bonusFault':
      recording.emit({ type: 'bonusFailed' })
      return recording.emit({ type: 'settled', results: settle(recording.state) })
    case 'cancel':
      return recording.emit(cancelled(state))
    default:
      return command satisfies never
  }
}

function bet(recording: Recording, command: BetCommand): Refusal | null {
  const laid = placement(recording.state, command, recording.funds)
  if (isRefusal(laid)) return laid
  const { amount, cut } = laid
  const { state } = recording
  const spot = spotOf(command)
  recording.emit({
    type: 'placed',
    spot,
    shared: isShared(state),
    golden: command.golden === true,
    amount,
    cut,
  })
  return null
}

function insure(recording: Recording, command: Extract<Command, { do: 'insure' }>): Refusal | null {
  const answer = premiums(recording.state, command, recording.funds)
  if (isRefusal(answer)) return answer
  for (const { player, seat, amount } of answer) {
    recording.emit(
      amount === 0 ? { type: 'declined', player, seat } : { type: 'insured', player, seat, amount },
    )
  }
  return null
}

function card(recording: Recording, command: Extract<Command, { do: 'card' }>): Refusal | null {
  const want = cardWanted(recording.state, command.card)
  if (isRefusal(want)) return want
  const { seat, hand, faceDown } = want
  recording.emit({ type: 'dealt', seat, hand, card: command.card, faceDown })
  return null
}

function decision(recording: Recording, command: DecisionCommand): Refusal | null {
  const { state, funds } = recording
  const found = decidable(state, command, funds)
  if (isRefusal(found)) return found
  const { player, do: decision } = command
  const { index, line, early, covered } = found
  if (early) {
    recording.emit({
      type: 'decided',
      player,
      seat: line.seat,
      hand: handNumber(state.lines, index),
      decision,
    })
  } else {
    recording.emit(act(state, { index, by: player, decision, cause: 'player', covered }, funds))
  }
  return null
}

/** VE-14: a seat with a hand in play, or with a bet that its player has fixed, is free after the round. */
function leave(recording: Recording, player: string, seat: number): void {
  const { phase, lines, ready } = recording.state
  const stays = phase !== 'over' && (lineIndex(lines, seat, 0) >= 0 || ready.includes(player))
  if (stays) return recording.emit({ type: 'leaving', seat })
  takeBackAll(recording, (slip) => slip.seat === seat && (slip.player === player || slip.behind))
  recording.emit({ type: 'unseated', seat, player, why: 'left' })
}

function takeBackAll(
  recording: Recording,
  which: (slip: Slip<Bet>) => boolean,
  amount: number = Number.POSITIVE_INFINITY,
): void {
  const shared = isShared(recording.state)
  for (const slip of recording.state.slips.filter(which)) {
    const { player, bet, seat, behind, cash, golden } = slip
    const taken = Math.min(amount, cash + golden) as typeof cash
    const spot = { player, bet, seat, behind }
    recording.emit({ type: 'takenBack', spot, shared, golden: golden > 0, amount: taken })
  }
}

function close(recording: Recording): void {
  const closed = closing(recording.state, recording.funds)
  recording.emit(closed)
  const results = backersWithoutHand(recording.state, closed.taken)
  if (results.length > 0) recording.emit({ type: 'paid', results })
}

/** VE-10: bets behind a seat that does not play go back at once. */
function backersWithoutHand({ lines }: State, taken: readonly Slip<Bet>[]): readonly Result[] {
  return taken
    .filter(({ behind, seat }) => behind && lineIndex(lines, seat, 0) < 0)
    .map(({ player, seat, cash, golden }) => ({
      player,
      bet: 'main',
      seat,
      hand: 0,
      behind: true,
      cash,
      golden,
      free: 0 as typeof cash,
      outcome: 'refund',
      paid: cash,
      goldenBack: golden,
    }))
}

/** One time-out closes every decision that is open at that moment. */
function timeout(recording: Recording): void {
  const { state } = recording
  for (const { player, seat } of state.insurance.filter(({ answered }) => !answered)) {
    recording.emit({ type: 'declined', player, seat })
  }
  for (const line of state.lines) {
    for (const { player, claim } of line.stakes) {
      if (claim === 'evenMoney') recording.emit({ type: 'evenMoneyPassed', player, seat: line.seat })
    }
  }
  const { turn } = state
  const line = turn && state.lines[lineIndex(state.lines, turn.seat, turn.hand)]
  if (!line) return
  for (const decider of turn.deciders) {
    const stake = line.stakes.find(({ player }) => player === decider)
    if (stake) recording.emit(acted(line, turn.hand, decider, fallback(state, line, stake), 'timeout'))
  }
}

function bonus(recording: Recording, { key, at }: Extract<Command, { do: 'bonus' }>): void {
  const { rules, fireBlaze } = recording.state
  if (rules.fireBlaze === null || !fireBlaze?.level) return
  const spins = drawBonus(rules.fireBlaze, fireBlaze.level, openStream(hexToBytes(key)))
  recording.emit({ type: 'bonusDrawn', spins, ...(at === undefined ? {} : { at }) })
  recording.emit({ type: 'settled', results: settle(recording.state) })
}

/** FL-1. What was paid early is taken back with it; bets behind that went back already stay so. */
function cancelled(state: State): Event {
  const refunded = state.results.filter(({ outcome }) => outcome === 'refund')
  return { type: 'cancelled', results: [...refunded, ...refundAll(state)], undone: state.results }
}
