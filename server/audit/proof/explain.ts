import { gameOf } from '#engine/families'
import type { GameId } from '#engine/games'
import { isRefusal } from '#engine/round/refusal'
import type { GameCommand, GameEvent, GameState } from '#engine/table/types'
import { firstDifference } from '#server/audit/proof/difference'
import { possibleFunds, type Recorded } from '#server/audit/proof/purses'

/** How many events a command accounts for; or at which of them nothing does, and why. */
export type Explanation = { readonly length: number } | { readonly at: number; readonly why: string }

/**
 * Whether the engine, given one of these commands, brings about exactly what was recorded: its decision is made again
 * with everything that follows from it, so that every card's place, every result and every cent is recomputed.
 */
export function explain(
  id: GameId,
  state: GameState,
  events: Recorded,
  commands: readonly GameCommand[],
): Explanation {
  let best: Explanation & { readonly at: number } = {
    at: 0,
    why: `nothing in the rules leads to '${events.at(0)?.type}' here.`,
  }
  let isFirst = true
  for (const command of commands) {
    for (const funds of possibleFunds(id, state, events)) {
      const step = gameOf(id).decide(state, command, funds)
      if (isRefusal(step)) {
        if (isFirst) best = { at: 0, why: `the rules refuse '${command.do}' here: ${step.text}` }
      } else {
        const failure = mismatch(step.events, events)
        if (failure === null) return { length: step.events.length }
        if (isFirst || failure.at > best.at) best = failure
      }
      isFirst = false
    }
  }
  return best
}

function mismatch(
  expected: readonly GameEvent[],
  events: Recorded,
): { readonly at: number; readonly why: string } | null {
  if (expected.length === 0) return { at: 0, why: `'${events.at(0)?.type}' changes nothing here.` }
  for (const [at, due] of expected.entries()) {
    const event = events.at(at)
    if (event === undefined) return { at: at - 1, why: `'${due.type}' must follow, and does not.` }
    if (event.type !== due.type) {
      return { at, why: `the rules lead to '${due.type}' here, the record has '${event.type}'.` }
    }
    const difference = firstDifference(due, event)
    if (difference !== null) {
      const { path, expected, found } = difference
      return { at, why: `'${due.type}' has ${path} = ${found}, by the rules and the shoe it is ${expected}.` }
    }
  }
  return null
}
