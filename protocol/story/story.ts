import type { Outcome } from '#engine/round/bet'
import { isHouseEvent, isRoundEnd } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { GameEvent, TableEvent, TableState } from '#engine/table/types'
import { type GameResult, tellerOf } from '#protocol/story/families'
import { inAll } from '#protocol/story/in-all'
import type { Said } from '#protocol/story/say'
import { stepSaid } from '#protocol/story/step'
import type { Course, ToldPlace } from '#protocol/story/teller'

export interface ToldStep {
  readonly at: number
  readonly text: Said
}

/** One bet of the player's, and why it came to what it came to. */
export interface ToldBet extends ToldPlace {
  readonly bet: string
  readonly stake: number
  readonly golden: number
  readonly paid: number
  readonly goldenBack: number
  readonly outcome: Outcome
  readonly why: Said
}

export interface Story {
  readonly steps: readonly ToldStep[]
  readonly bets: readonly ToldBet[]
}

/** An event of a round with its moment. */
export interface Told {
  readonly at: number
  readonly event: TableEvent
}

/** A round in words, folded from the table before it and its events as the player may see them. */
export function storyOf(start: TableState, told: readonly Told[], player: string): Story {
  const steps: ToldStep[] = []
  const results: { readonly result: GameResult; readonly early: boolean }[] = []
  let closed: Course<GameEvent>['closed'] = null
  let state = start
  for (const { at, event } of told) {
    state = evolveTable(state, event)
    const say = stepSaid(event, state, player)
    if (say !== null) steps.push({ at, text: inAll(say) })
    if (isHouseEvent(event)) continue
    if (event.type === 'closed') closed = event
    // FL-1: a cancelled round takes back what was paid early.
    if (event.type === 'cancelled') results.length = 0
    if (event.type === 'paid') for (const result of event.results) results.push({ result, early: true })
    if (isRoundEnd(event)) for (const result of event.results) results.push({ result, early: false })
  }
  const own = results.filter(({ result }) => result.player === player)
  return { steps, bets: own.map(({ result, early }) => toldBet(state, result, { early, closed })) }
}

function toldBet({ id, game }: TableState, result: GameResult, course: Course<GameEvent>): ToldBet {
  const { bet, cash, golden, paid, goldenBack, outcome } = result
  const teller = tellerOf(id)
  const { say } = teller.why(game, result, course)
  const money = { stake: cash, golden, paid, goldenBack, outcome }
  return { bet, ...teller.place(result), ...money, why: inAll(say) }
}
