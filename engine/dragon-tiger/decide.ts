import { checkSound, judgeCard } from '#engine/dragon-tiger/check'
import { judgeBet } from '#engine/dragon-tiger/check-bet'
import { closing } from '#engine/dragon-tiger/close'
import { duelIn } from '#engine/dragon-tiger/duel'
import { evolve } from '#engine/dragon-tiger/evolve'
import { badInput } from '#engine/dragon-tiger/input'
import { postings } from '#engine/dragon-tiger/postings'
import { settle } from '#engine/dragon-tiger/settle'
import type { BetCommand, Command, Event, State } from '#engine/dragon-tiger/types'
import type { Cents } from '#engine/money/cents'
import { refunded } from '#engine/round/bet'
import { type CardCommand, flatSpot } from '#engine/round/flat'
import type { Step } from '#engine/round/game'
import type { Funds } from '#engine/round/posting'
import { Recorder } from '#engine/round/recorder'
import { isRefusal, type Refusal } from '#engine/round/refusal'
import { amountOf, sameSpot } from '#engine/round/slip'

type Recording = Recorder<State, Event>

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
      return recording.emit({ type: 'closed', ...closing(recording.state, recording.funds) })
    case 'cancel':
      return recording.emit({ type: 'cancelled', results: refunded(recording.state.bets) })
    case 'takeBack':
      return takeOff(recording, command.player, command.amount, command.bet)
    case 'clear':
      return takeOff(recording, command.player, Number.POSITIVE_INFINITY)
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

/** Up to `most` off one bet, or off all of the player's. */
function takeOff(recording: Recording, player: string, most: number, bet?: BetCommand['bet']): void {
  for (const slip of recording.state.slips) {
    if (!sameSpot(slip, flatSpot(player, bet ?? slip.bet))) continue
    const amount = Math.min(amountOf(slip), most) as Cents
    recording.emit({ type: 'takenBack', player, bet: slip.bet, golden: slip.golden > 0, amount })
  }
}

function card(recording: Recording, command: CardCommand): Refusal | null {
  const want = judgeCard(recording.state)
  if (isRefusal(want)) return want
  recording.emit({ type: 'dealt', to: want.to, card: command.card, faceDown: false })
  const { rules, bets } = recording.state
  const duel = duelIn(recording.state)
  if (duel !== null) {
    recording.emit({ type: 'settled', winner: duel.winner, results: settle(rules, bets, duel) })
  }
  return null
}
