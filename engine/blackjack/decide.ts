import { hexToBytes } from '@noble/hashes/utils.js'
import { check } from '#engine/blackjack/check'
import { placement, spotOf } from '#engine/blackjack/check-bet'
import { decidable } from '#engine/blackjack/check-decision'
import { premiums } from '#engine/blackjack/check-insurance'
import { closing } from '#engine/blackjack/close'
import { act, acted, consequence } from '#engine/blackjack/consequence'
import { evolve } from '#engine/blackjack/evolve'
import { drawBonus } from '#engine/blackjack/fire-blaze/bonus'
import { handNumber, lineIndex } from '#engine/blackjack/lines'
import { fallback } from '#engine/blackjack/options'
import { postings } from '#engine/blackjack/postings'
import { evenMoney, refundAll, settle } from '#engine/blackjack/settle'
import type { Bet, Command, Event, Result, State } from '#engine/blackjack/types'
import { wants } from '#engine/blackjack/wants'
import { openStream } from '#engine/cards/stream'
import type { Step } from '#engine/round/game'
import type { Funds } from '#engine/round/posting'
import { Recorder } from '#engine/round/recorder'
import { isRefusal, type Refusal } from '#engine/round/refusal'
import { type Slip, slipAt } from '#engine/round/slip'

type Recording = Recorder<State, Event>

const FOLD = { evolve, postings }

/** What a command brings about, with everything that follows from it by itself; or why it is refused. */
export function decide(state: State, command: Command, funds: Funds): Refusal | Step<State, Event> {
  const refusal = check(state, command, funds)
  if (refusal) return refusal
  const recording: Recording = new Recorder(state, FOLD, funds)
  carryOut(recording, command)
  for (let next = following(recording); next !== null; next = following(recording)) recording.emit(next)
  return recording.step()
}

function following({ state, funds }: Recording): Event | null {
  return consequence(state, funds)
}

function carryOut(recording: Recording, command: Command): void {
  const { state, funds } = recording
  switch (command.do) {
    case 'open':
      return recording.emit({ type: 'opened', shoeRound: command.shoeRound })
    case 'sit':
      return recording.emit({ type: 'seated', seat: command.seat, player: command.player })
    case 'leave':
      return leave(recording, command.player, command.seat)
    case 'allowBehind':
      return recording.emit({ type: 'behindAllowed', seat: command.seat, on: command.on })
    case 'bet':
    case 'back': {
      const laid = placement(state, command, funds)
      if (isRefusal(laid)) return
      const { amount, cut } = laid
      return recording.emit({
        type: 'placed',
        spot: spotOf(command),
        golden: command.golden === true,
        amount,
        cut,
      })
    }
    case 'takeBack': {
      const slip = slipAt(state.slips, command)
      return slip && takeBack(recording, slip, command.amount)
    }
    case 'clear':
      for (const slip of state.slips.filter(({ player }) => player === command.player)) {
        takeBack(recording, slip, slip.cash + slip.golden)
      }
      return
    case 'follow':
      return recording.emit({
        type: 'chose',
        player: command.player,
        seat: command.seat,
        follow: command.follow,
      })
    case 'dealNow':
      return recording.emit({
        type: 'ready',
        player: command.player,
        slips: state.slips.filter(({ player }) => player === command.player),
      })
    case 'connection':
      return recording.emit({ type: 'connection', player: command.player, connected: command.connected })
    case 'close':
      return close(recording)
    case 'card':
      return card(recording, command)
    case 'insure': {
      const answer = premiums(state, command, funds)
      if (isRefusal(answer)) return
      for (const { player, seat, amount } of answer) {
        recording.emit(
          amount === 0 ? { type: 'declined', player, seat } : { type: 'insured', player, seat, amount },
        )
      }
      return
    }
    case 'evenMoney':
      return recording.emit(
        command.yes
          ? { type: 'paid', results: evenMoney(state, command.player, command.seat) }
          : { type: 'evenMoneyPassed', player: command.player, seat: command.seat },
      )
    case 'hit':
    case 'stand':
    case 'double':
    case 'split':
      return decision(recording, command)
    case 'timeout':
      return timeout(recording)
    case 'bonus':
      return bonus(recording, command.key)
    case 'bonusFault':
      recording.emit({ type: 'bonusFailed' })
      return recording.emit({ type: 'settled', results: settle(recording.state) })
    case 'cancel':
      return recording.emit(cancelled(state))
    default:
      return command satisfies never
  }
}

function leave(recording: Recording, player: string, seat: number): void {
  const playing = recording.state.phase !== 'over' && lineIndex(recording.state.lines, seat, 0) >= 0
  recording.emit(playing ? { type: 'leaving', seat } : { type: 'unseated', seat, player, why: 'left' })
}

function takeBack(recording: Recording, slip: Slip<Bet>, amount: number): void {
  const { player, bet, seat, behind, cash, golden } = slip
  const taken = Math.min(amount, cash + golden) as typeof cash
  recording.emit({
    type: 'takenBack',
    spot: { player, bet, seat, behind },
    golden: golden > 0,
    amount: taken,
  })
}

function close(recording: Recording): void {
  const { taken, refused } = closing(recording.state, recording.funds)
  recording.emit({ type: 'closed', taken, refused })
  const results = backersWithoutHand(recording.state, taken)
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

function card(recording: Recording, command: Extract<Command, { do: 'card' }>): void {
  const want = wants(recording.state)
  if (want.kind !== 'card') return
  const { seat, hand, faceDown } = want
  recording.emit({ type: 'dealt', seat, hand, card: command.card, faceDown })
}

function decision(recording: Recording, command: Parameters<typeof decidable>[1]): void {
  const { state, funds } = recording
  const found = decidable(state, command, funds)
  if (isRefusal(found)) return
  const { player, do: decision } = command
  const { index, line, early } = found
  if (early) {
    recording.emit({
      type: 'decided',
      player,
      seat: line.seat,
      hand: handNumber(state.lines, index),
      decision,
    })
  } else {
    recording.emit(act(state, index, player, decision, 'player', funds))
  }
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

function bonus(recording: Recording, key: string): void {
  const { rules, fireBlaze } = recording.state
  if (rules.fireBlaze === null || !fireBlaze?.level) return
  const spins = drawBonus(rules.fireBlaze, fireBlaze.level, openStream(hexToBytes(key)))
  for (const { fills, reveals, spinsLeft, total } of spins) {
    recording.emit({ type: 'spun', fills, reveals, spinsLeft, total })
  }
  recording.emit({ type: 'settled', results: settle(recording.state) })
}

/** FL-1. What was paid early is taken back with it; bets behind that went back already stay so. */
function cancelled(state: State): Event {
  const refunded = state.results.filter(({ outcome }) => outcome === 'refund')
  return { type: 'cancelled', results: [...refunded, ...refundAll(state)], undone: state.results }
}
