import { SIDES } from '#engine/baccarat/bets'
import { checkSound, judgeCard } from '#engine/baccarat/check'
import { judgeBet } from '#engine/baccarat/check-bet'
import { closing } from '#engine/baccarat/close'
import { coupOf } from '#engine/baccarat/coup'
import { evolve } from '#engine/baccarat/evolve'
import { badInput } from '#engine/baccarat/input'
import { postings } from '#engine/baccarat/postings'
import { settle } from '#engine/baccarat/settle'
import { nextCardTo } from '#engine/baccarat/tableau'
import { dropUnsupported, type Recording, takeOff } from '#engine/baccarat/take-back'
import type { BetCommand, Command, Event, State } from '#engine/baccarat/types'
import { refunded } from '#engine/round/bet'
import type { CardCommand } from '#engine/round/flat'
import type { Step } from '#engine/round/game'
import type { Funds } from '#engine/round/posting'
import { Recorder } from '#engine/round/recorder'
import { isRefusal, type Refusal } from '#engine/round/refusal'

const FOLD = { evolve, postings }

/** What a command brings about, with all that follows from it without a card or a person. */
export function decide(state: State, command: Command, funds: Funds): Refusal | Step<State, Event> {
  const recording: Recording = new Recorder(state, FOLD, funds)
  return carryOut(recording, command) ?? recording
}

/** Commands whose judgement says how they are carried out are judged there, once; `checkSound` judges the others. */
function carryOut(recording: Recording, command: Command): Refusal | null {
  const bad = badInput(command)
  if (bad !== null) return bad
  if (command.do === 'bet') return bet(recording, command)
  if (command.do === 'card') return card(recording, command)
  const refusal = checkSound(recording.state, command, recording.funds)
  if (refusal === null) carryOutChecked(recording, command)
  return refusal
}

type Checked = Exclude<Command, { do: 'bet' | 'card' }>

function carryOutChecked(recording: Recording, command: Checked): void {
  switch (command.do) {
    case 'open':
      return recording.emit({ type: 'opened', shoeRound: command.shoeRound })
    case 'close':
      return close(recording)
    case 'cancel':
      return recording.emit({ type: 'cancelled', results: refunded(recording.state.bets) })
    case 'takeBack':
      return takeOff(recording, command.player, command.bet, command.amount)
    case 'clear':
      return takeOff(recording, command.player, null, Number.POSITIVE_INFINITY)
    case 'confirm':
      return recording.emit({ type: 'confirmed', player: command.player })
    case 'autoConfirm':
      return recording.emit({ type: 'autoConfirm', player: command.player, on: command.on })
    case 'zeroCommission':
      recording.emit({ type: 'zeroCommission', player: command.player, on: command.on })
      return dropUnsupported(recording, command.player)
    case 'sideBets': {
      const { player, group, on } = command
      return recording.emit({ type: 'sideBets', player, group, on })
    }
    default:
      return command satisfies never
  }
}

function bet(recording: Recording, command: BetCommand): Refusal | null {
  const judged = judgeBet(recording.state, command, recording.funds)
  if (isRefusal(judged)) return judged
  const { player, bet, golden = false } = command
  recording.emit({ type: 'placed', player, bet, golden, amount: judged.amount, cut: judged.cut })
  return null
}

function close(recording: Recording): void {
  const { hidden } = recording.state
  const { taken, refused, unconfirmed } = closing(recording.state, recording.funds)
  recording.emit({ type: 'closed', taken, refused, unconfirmed })
  // SB-1: Player's cards are turned first. They were dealt in turn, so every other one is a side's.
  for (const side of SIDES) {
    for (let index = 0; index < 2; index++) {
      const card = hidden[2 * index + (side === 'player' ? 0 : 1)]
      if (card !== undefined) recording.emit({ type: 'turned', side, index, card })
    }
  }
  finish(recording)
}

function card(recording: Recording, command: CardCommand): Refusal | null {
  const want = judgeCard(recording.state)
  if (isRefusal(want)) return want
  const { to, faceDown } = want
  const { card } = command
  if (faceDown) recording.emit({ type: 'dealt', to, card, faceDown })
  else {
    recording.emit({ type: 'dealt', to, card, faceDown })
    finish(recording)
  }
  return null
}

/** No card is left to be dealt: the round is settled at once. */
function finish(recording: Recording): void {
  const { rules, bets, player, banker } = recording.state
  if (nextCardTo(player, banker) !== null) return
  const coup = coupOf(player, banker)
  recording.emit({ type: 'settled', winner: coup.winner, results: settle(rules, bets, coup) })
}
