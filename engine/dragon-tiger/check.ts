import { judgeBet } from '#engine/dragon-tiger/check-bet'
import { badInput } from '#engine/dragon-tiger/input'
import type { CardWanted, Command, State, TakeBackCommand } from '#engine/dragon-tiger/types'
import { wants } from '#engine/dragon-tiger/wants'
import { bettingOver, flatSpot, NO_CARD_YET, roundOpen, roundOver } from '#engine/round/flat'
import { checkAmount, limitsOf } from '#engine/round/limits'
import type { Funds } from '#engine/round/posting'
import { isRefusal, type Refusal, refuse } from '#engine/round/refusal'
import { slipAt } from '#engine/round/slip'

/** Why not? Null means that the command will be carried out. */
export function check(state: State, command: Command, funds: Funds): Refusal | null {
  return badInput(command) ?? checkSound(state, command, funds)
}

/** The same of a command that makes sense. */
export function checkSound(state: State, command: Command, funds: Funds): Refusal | null {
  switch (command.do) {
    case 'open':
      return roundOpen(state)
    case 'close':
      return bettingOver(state)
    case 'card': {
      const judged = judgeCard(state)
      return isRefusal(judged) ? judged : null
    }
    case 'cancel':
      return roundOver(state)
    case 'bet': {
      const judged = judgeBet(state, command, funds)
      return isRefusal(judged) ? judged : null
    }
    case 'takeBack':
      return (
        bettingOver(state) ??
        checkAmount(limitsOf(state.limits, command.player), command.amount) ??
        nothingToTakeBack(state, command)
      )
    case 'clear':
      return bettingOver(state) ?? noChips(state, command.player)
    default:
      return command satisfies never
  }
}

/** Where a card would go, or why it is not to be dealt now. */
export function judgeCard(state: State): CardWanted | Refusal {
  const refusal = roundOver(state)
  if (refusal !== null) return refusal
  const want = wants(state)
  return want.kind === 'card' ? want : NO_CARD_YET
}

function nothingToTakeBack({ slips }: State, { player, bet }: TakeBackCommand): Refusal | null {
  if (slipAt(slips, flatSpot(player, bet)) !== undefined) return null
  return refuse('no-chips', `There are no chips on '${bet}' to take back.`)
}

function noChips({ slips }: State, player: string): Refusal | null {
  if (slips.some((slip) => slip.player === player)) return null
  return refuse('no-chips', 'You have no chips on the table.')
}
