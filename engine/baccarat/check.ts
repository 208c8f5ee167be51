import type { BaccaratBet } from '#engine/baccarat/bets'
import { judgeBet, oppositeBets } from '#engine/baccarat/check-bet'
import { chipsOn, hasLoose, looseOf } from '#engine/baccarat/chips'
import { badInput } from '#engine/baccarat/input'
import type { CardWanted, Command, SideBetsCommand, State, TakeBackCommand } from '#engine/baccarat/types'
import { wants } from '#engine/baccarat/wants'
import { bettingOver, NO_CARD_YET, roundOpen, roundOver } from '#engine/round/flat'
import { checkAmount, limitsOf } from '#engine/round/limits'
import type { Funds } from '#engine/round/posting'
import { isRefusal, type Refusal, refuse } from '#engine/round/refusal'

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
      return bettingOver(state) ?? firstCardsMissing(state)
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
      return bettingOver(state) ?? noLooseChips(state, command.player)
    case 'confirm':
      return bettingOver(state) ?? noConfirmation(state) ?? noLooseChips(state, command.player)
    case 'autoConfirm':
      return noConfirmation(state)
    case 'zeroCommission':
      return bettingOver(state) ?? noZeroCommission(state)
    case 'sideBets':
      return groupInUse(state, command)
    default:
      return command satisfies never
  }
}

/** SB-1: the first four cards lie there before betting closes. */
function firstCardsMissing(state: State): Refusal | null {
  if (wants(state).kind === 'bets') return null
  return refuse('not-offered', 'Deal the first four cards face down before betting closes.')
}

/** Where a card would go, or why it is not to be dealt now. */
export function judgeCard(state: State): CardWanted | Refusal {
  const refusal = roundOver(state)
  if (refusal !== null) return refusal
  const want = wants(state)
  return want.kind === 'card' ? want : NO_CARD_YET
}

function nothingToTakeBack(state: State, { player, bet, amount }: TakeBackCommand): Refusal | null {
  const loose = looseOf(chipsOn(state.slips, player, bet))
  if (loose === 0) return noChips(bet)
  return oppositeBets(state, player, bet, -Math.min(loose, amount))
}

function noChips(bet: BaccaratBet): Refusal {
  return refuse('no-chips', `There are no chips on '${bet}' to take back; confirmed ones stay.`)
}

function noLooseChips({ slips }: State, player: string): Refusal | null {
  if (hasLoose(slips, player)) return null
  return refuse('no-chips', 'You have no chips on the table that are not confirmed.')
}

/** MB-3. */
function noConfirmation({ rules }: State): Refusal | null {
  return rules.confirmation ? null : refuse('not-in-game', 'Bets need no confirmation in this game.')
}

/** SB-3. */
function noZeroCommission({ rules }: State): Refusal | null {
  return rules.zeroCommission ? null : refuse('not-in-game', 'This game has no zero commission.')
}

/** SB-10. */
function groupInUse({ rules, slips, bets }: State, { player, group, on }: SideBetsCommand): Refusal | null {
  const members = rules.sideBetGroups[group]
  if (members.length === 0) return refuse('not-in-game', 'These side bets cannot be switched in this game.')
  if (on) return null
  for (const stake of [...slips, ...bets]) {
    if (stake.player === player && members.includes(stake.bet)) {
      return refuse('staked', `You have a stake on '${stake.bet}': it cannot be switched off now.`)
    }
  }
  return null
}
