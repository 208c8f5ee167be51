import { checkCost } from '#engine/blackjack/check-decision'
import { stakeOf } from '#engine/blackjack/lines'
import { isFree } from '#engine/blackjack/options'
import { DECISIONS, type Decision, type Line } from '#engine/blackjack/types'
import type { Reason } from '#engine/round/refusal'
import { isBlackjack, refusalOf, type Sight } from '#protocol/sight'

export interface Choice {
  readonly decision: Decision
  /** Why it cannot be; null is: it can. */
  readonly why: Reason | null
  readonly free: boolean
}

/** A hand that this player can decide on. */
export interface Deciding {
  readonly seat: number
  readonly hand: number
  /** Its turn has come; else it is decided early (VE-7). */
  readonly onTurn: boolean
  readonly early: Decision | null
  readonly choices: readonly Choice[]
  /** What a double or a split costs. */
  readonly cost: number
}

/** The own hands that can be decided on now: the one on turn first. */
export function decidingOn(sight: Sight): readonly Deciding[] {
  const { me, state } = sight
  const { game } = state
  if (!isBlackjack(game)) return []
  const counts = new Map<number, number>()
  const found: Deciding[] = []
  for (const line of game.lines) {
    const hand = counts.get(line.seat) ?? 0
    counts.set(line.seat, hand + 1)
    const onTurn = game.turn?.seat === line.seat && game.turn.hand === hand && game.turn.deciders.includes(me)
    const earlier = !onTurn && line.owner === me && game.rules.earlyDecisions
    if (!onTurn && !earlier) continue
    const choices = DECISIONS.map((decision) => choiceOf(sight, line, decision))
    if (onTurn || choices.some(({ why }) => why === null)) {
      const cost = stakeOf(line, me)?.base ?? 0
      found.push({ seat: line.seat, hand, onTurn, early: line.early, choices, cost })
    }
  }
  return found.sort((one, other) => Number(other.onTurn) - Number(one.onTurn))
}

/** TP-13: what the rules offer and the balance covers. */
function choiceOf(sight: Sight, line: Line, decision: Decision): Choice {
  const { me, state, purse } = sight
  const { game } = state
  const stake = stakeOf(line, me)
  const free =
    isBlackjack(game) && (decision === 'double' || decision === 'split')
      ? isFree(game.rules, line, decision)
      : false
  const refusal = refusalOf(sight, { do: decision, seat: line.seat })
  const uncovered =
    refusal === null && isBlackjack(game) && stake !== undefined
      ? checkCost(game, line, stake, decision, () => purse)
      : null
  const why = refusal?.reason ?? uncovered?.reason ?? null
  return { decision, why, free: free && why === null }
}

/** The hand to show first: on turn, then the one that was picked, then the first without a stored decision. */
export function shownOf(all: readonly Deciding[], picked: number | null): Deciding | null {
  const [first] = all
  if (first === undefined || first.onTurn) return first ?? null
  return all.find(({ seat }) => seat === picked) ?? all.find(({ early }) => early === null) ?? first
}
