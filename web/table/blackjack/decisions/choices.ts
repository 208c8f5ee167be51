import { checkCost, handsFor, isOnTurn } from '#engine/blackjack/decisions/check-decision'
import { isFree } from '#engine/blackjack/decisions/options'
import { stakeOf } from '#engine/blackjack/lines'
import { DECISIONS, type Decision, type Line } from '#engine/blackjack/types'
import type { Reason } from '#engine/round/refusal'
import type { PlayerCommand } from '#protocol/player/commands'
import { refusalOf, type Sight } from '#protocol/sight'

export interface Choice {
  readonly decision: Decision
  /** Why it cannot be; null is: it can. */
  readonly why: Reason | null
  readonly free: boolean
}

/** A hand that this player can decide on. */
export interface Deciding {
  readonly seat: number
  /** As a decision names it. */
  readonly hand: number
  /** Its turn has come; else it is decided early (VE-7). */
  readonly onTurn: boolean
  readonly early: Decision | null
  readonly choices: readonly Choice[]
  /** What a double or a split costs. */
  readonly cost: number
}

/** The own hands that can be decided on now: the one on turn first. */
export function decidingOn(sight: Sight<'blackjack'>): readonly Deciding[] {
  const { me, state } = sight
  const { game } = state
  const found: Deciding[] = []
  for (const [index, line] of game.lines.entries()) {
    const onTurn = isOnTurn(game, index, me)
    // The other half of a split is next anyway: its buttons would come up between the cards of the first.
    const earlier = !onTurn && line.owner === me && !line.split && game.rules.earlyDecisions
    if (!onTurn && !earlier) continue
    const hand = handsFor(game, me, line.seat).findIndex((place) => place.index === index)
    const choices = DECISIONS.map((decision) => choiceOf(sight, line, hand, decision))
    if (onTurn || choices.some(({ why }) => why === null)) {
      const cost = stakeOf(line, me)?.base ?? 0
      found.push({ seat: line.seat, hand, onTurn, early: line.early, choices, cost })
    }
  }
  return found.sort((one, other) => Number(other.onTurn) - Number(one.onTurn))
}

/** It names its hand: when the clock runs out before it arrives, it must not be done to the next one. */
export function decisionOn(
  { seat, hand }: Pick<Deciding, 'seat' | 'hand'>,
  decision: Decision,
): PlayerCommand {
  return { do: decision, seat, hand }
}

/** TP-13: what the rules offer and the balance covers. */
function choiceOf(sight: Sight<'blackjack'>, line: Line, hand: number, decision: Decision): Choice {
  const { me, state, purse } = sight
  const { game } = state
  const stake = stakeOf(line, me)
  const free = (decision === 'double' || decision === 'split') && isFree(game.rules, line, decision)
  const refusal = refusalOf(sight, decisionOn({ seat: line.seat, hand }, decision))
  const uncovered =
    refusal === null && stake !== undefined ? checkCost(game, line, stake, decision, () => purse) : null
  const why = refusal?.reason ?? uncovered?.reason ?? null
  return { decision, why, free: free && why === null }
}

/** The hand to show first: on turn, then the one that was picked, then the first without a stored decision. */
export function shownOf(all: readonly Deciding[], picked: number | null): Deciding | null {
  const [first] = all
  if (first === undefined || first.onTurn) return first ?? null
  return all.find(({ seat }) => seat === picked) ?? all.find(({ early }) => early === null) ?? first
}
