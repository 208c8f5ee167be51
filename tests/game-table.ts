import assert from 'node:assert/strict'
import { type Cents, cents } from '#engine/money/cents'
import type { Game, Kind } from '#engine/round/game'
import type { TableLimits } from '#engine/round/limits'
import type { Purse } from '#engine/round/posting'
import { isRefusal, type Reason, type Refusal } from '#engine/round/refusal'

/** Limits of some bets, as the scenarios write them. */
export function limits(ranges: Readonly<Record<string, readonly [number, number]>>, unit = 1): TableLimits {
  const checked: Record<string, readonly [Cents, Cents]> = {}
  for (const [bet, [least, most]] of Object.entries(ranges)) checked[bet] = [cents(least), cents(most)]
  return { unit: cents(unit), ranges: checked }
}

/** Whoever is refused something reads why (FL-3). */
const SENTENCE = /^\S+ .+\.$/

/**
 * A table of any game for tests: carries commands out one after another and keeps the purses. It holds `check` to what
 * `decide` does, and what was decided to what folding the events gives.
 */
export class GameTable<Of extends Kind> {
  state: Of['state']
  readonly events: Of['event'][] = []
  readonly purses: Record<string, Purse>
  readonly #game: Game<Of>
  readonly #rich: Purse

  /** `rich` is what players own who are not named. */
  constructor(game: Game<Of>, state: Of['state'], purses: Readonly<Record<string, Purse>>, rich: Purse) {
    this.#game = game
    this.state = state
    this.purses = { ...purses }
    this.#rich = rich
  }

  readonly purse = (player: string): Purse => this.purses[player] ?? this.#rich

  wants(): Of['want'] {
    return this.#game.wants(this.state)
  }

  /** Why the table would not do this, whatever it is; null if it would. Nothing is carried out. */
  refusal(command: object): Refusal | null {
    const outcome = this.#decided(command as Of['command'])
    return isRefusal(outcome) ? outcome : null
  }

  /** The reason of a refusal, or what happened. */
  send(command: Of['command']): Reason | readonly Of['event'][] {
    const outcome = this.#decided(command)
    if (isRefusal(outcome)) return outcome.reason
    for (const event of outcome.events) this.#post(event)
    this.events.push(...outcome.events)
    this.state = outcome.state
    return outcome.events
  }

  /** Commands that have to be carried out; what happened at the last one. */
  must(...commands: readonly Of['command'][]): readonly Of['event'][] {
    let events: readonly Of['event'][] = []
    for (const command of commands) {
      const outcome = this.send(command)
      assert.ok(typeof outcome !== 'string', `${JSON.stringify(command)} was refused: ${outcome}`)
      events = outcome
    }
    return events
  }

  #decided(command: Of['command']) {
    const { check, decide, evolve } = this.#game
    const outcome = decide(this.state, command, this.purse)
    assert.deepEqual(check(this.state, command, this.purse), isRefusal(outcome) ? outcome : null)
    if (isRefusal(outcome)) {
      assert.match(outcome.text, SENTENCE)
      return outcome
    }
    assert.equal(outcome.after.length, outcome.events.length)
    assert.deepEqual(outcome.postings, outcome.events.map(this.#game.postings))
    let folded = this.state
    for (const [index, event] of outcome.events.entries()) {
      folded = evolve(folded, event)
      assert.deepEqual(outcome.after[index], folded)
    }
    assert.deepEqual(outcome.state, folded)
    return outcome
  }

  #post(event: Of['event']): void {
    for (const { player, purse, amount } of this.#game.postings(event)) {
      const before = this.purse(player)
      this.purses[player] = { ...before, [purse]: before[purse] + amount }
    }
  }
}
