import { SIDES } from '#engine/baccarat/bets'
import { check, judgeCard } from '#engine/baccarat/check'
import { judgeBet } from '#engine/baccarat/check-bet'
import { closing } from '#engine/baccarat/close'
import { coupOf } from '#engine/baccarat/coup'
import { refund, settle } from '#engine/baccarat/settle'
import { and, type BaccaratStep, begin, happen } from '#engine/baccarat/step'
import { nextCardTo } from '#engine/baccarat/tableau'
import { dropUnsupported, takeOff } from '#engine/baccarat/take-back'
import type {
  BaccaratCommand,
  BaccaratEvent,
  BaccaratState,
  BetCommand,
  CardCommand,
} from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'
import type { Funds } from '#engine/round/posting'
import { isRefusal, type Refusal } from '#engine/round/refusal'

/** What a command brings about, with all that follows from it without a card or a person. */
export function decide(state: BaccaratState, command: BaccaratCommand, funds: Funds): Refusal | BaccaratStep {
  if (command.do === 'bet') return bet(state, command, funds)
  if (command.do === 'card') return card(state, command)
  const refusal = check(state, command, funds)
  if (refusal !== null) return refusal
  switch (command.do) {
    case 'open':
      return begin(state, { type: 'opened', shoeRound: command.shoeRound })
    case 'close':
      return close(state, funds)
    case 'cancel':
      return begin(state, { type: 'cancelled', results: refund(state.bets) })
    case 'takeBack':
      return takeOff(state, command.player, command.bet, command.amount)
    case 'clear':
      return takeOff(state, command.player, null, Number.POSITIVE_INFINITY)
    case 'confirm':
      return begin(state, { type: 'confirmed', player: command.player })
    case 'autoConfirm':
      return begin(state, { type: 'autoConfirm', player: command.player, on: command.on })
    case 'zeroCommission':
      return dropUnsupported(
        begin(state, { type: 'zeroCommission', player: command.player, on: command.on }),
        command.player,
      )
    case 'sideBets': {
      const { player, group, on } = command
      return begin(state, { type: 'sideBets', player, group, on })
    }
    default:
      return command satisfies never
  }
}

/** Judged once, for the answer and for the placement. */
function bet(state: BaccaratState, command: BetCommand, funds: Funds): Refusal | BaccaratStep {
  const judged = judgeBet(state, command, funds)
  if (isRefusal(judged)) return judged
  const { player, bet, golden = false } = command
  return begin(state, { type: 'placed', player, bet, golden, amount: judged.amount, cut: judged.cut })
}

function close(state: BaccaratState, funds: Funds): BaccaratStep {
  const { taken, refused, unconfirmed } = closing(state, funds)
  return finished(happen(state, [{ type: 'closed', taken, refused, unconfirmed }, ...turning(state.hidden)]))
}

/** SB-1: Player's cards are turned first. They were dealt in turn, so every other one is a side's. */
function turning(hidden: readonly Card[]): readonly BaccaratEvent[] {
  const events: BaccaratEvent[] = []
  for (const side of SIDES) {
    for (let index = 0; index < 2; index++) {
      const card = hidden[2 * index + (side === 'player' ? 0 : 1)]
      if (card !== undefined) events.push({ type: 'turned', side, index, card })
    }
  }
  return events
}

/** Judged once, as a bet is. */
function card(state: BaccaratState, command: CardCommand): Refusal | BaccaratStep {
  const want = judgeCard(state, command)
  if (isRefusal(want)) return want
  const { to, faceDown } = want
  const { card } = command
  if (faceDown) return begin(state, { type: 'dealt', to, card, faceDown })
  return finished(begin(state, { type: 'dealt', to, card, faceDown }))
}

/** No card is left to be dealt: the round is settled at once. */
function finished(step: BaccaratStep): BaccaratStep {
  const { rules, bets, player, banker } = step.state
  if (nextCardTo(player, banker) !== null) return step
  const coup = coupOf(player, banker)
  return and(step, { type: 'settled', winner: coup.winner, results: settle(rules, bets, coup) })
}
