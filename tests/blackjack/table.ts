import assert from 'node:assert/strict'
import { BLACKJACK } from '#engine/blackjack/game'
import type { BlackjackRules } from '#engine/blackjack/rules'
import { startBlackjack } from '#engine/blackjack/start'
import type { Command, Event, State, Want } from '#engine/blackjack/types'
import { parseCards } from '#engine/cards/notation'
import { type Cents, cents } from '#engine/money/cents'
import { NO_LIMITS, type TableLimits } from '#engine/round/limits'
import type { Purse } from '#engine/round/posting'
import { isRefusal, type Reason, type Refusal } from '#engine/round/refusal'

/** Limits of some bets, as the scenarios write them. */
export function limits(ranges: Readonly<Record<string, readonly [number, number]>>, unit = 1): TableLimits {
  const checked: Record<string, readonly [Cents, Cents]> = {}
  for (const [bet, [least, most]] of Object.entries(ranges)) checked[bet] = [cents(least), cents(most)]
  return { unit: cents(unit), ranges: checked }
}

const RICH: Purse = { cash: 100_000, golden: 100_000 }

/** A blackjack table for tests: carries commands out, keeps the purses, and holds `check` to what `decide` does. */
export class TestTable {
  state: State
  readonly log: Event[] = []
  readonly #purses: Record<string, Purse> = {}

  /** `cash` is what players own who do not own 1000.00. */
  constructor(rules: BlackjackRules, limits: TableLimits, cash: Readonly<Record<string, number>>) {
    this.state = startBlackjack(rules, limits)
    for (const [player, amount] of Object.entries(cash)) this.#purses[player] = { ...RICH, cash: amount }
  }

  readonly purse = (player: string): Purse => this.#purses[player] ?? RICH

  wants(): Want {
    return BLACKJACK.wants(this.state)
  }

  /** Why the table would not do this, whatever it is; null if it would. Nothing is carried out. */
  refusal(command: object): Refusal | null {
    const outcome = BLACKJACK.decide(this.state, command as Command, this.purse)
    const refusal = isRefusal(outcome) ? outcome : null
    assert.deepEqual(BLACKJACK.check(this.state, command as Command, this.purse), refusal)
    return refusal
  }

  /** The reason of a refusal, or what happened. */
  send(command: Command): Reason | readonly Event[] {
    const refusal = this.refusal(command)
    const outcome = BLACKJACK.decide(this.state, command, this.purse)
    if (isRefusal(outcome)) return refusal?.reason ?? outcome.reason
    for (const event of outcome.events) this.#post(event)
    this.log.push(...outcome.events)
    this.state = outcome.state
    return outcome.events
  }

  #post(event: Event): void {
    for (const { player, purse, amount } of BLACKJACK.postings(event)) {
      const before = this.purse(player)
      this.#purses[player] = { ...before, [purse]: before[purse] + amount }
    }
  }

  /** Commands that have to be carried out; what happened at the last one. */
  must(...commands: readonly Command[]): readonly Event[] {
    let events: readonly Event[] = []
    for (const command of commands) {
      const outcome = this.send(command)
      assert.ok(typeof outcome !== 'string', `${JSON.stringify(command)} was refused: ${outcome}`)
      events = outcome
    }
    return events
  }

  /** Closes betting if it is open and deals these cards, all of them asked for; what happened at the last one. */
  deal(cards: string): readonly Event[] {
    let events = this.state.phase === 'betting' ? this.must({ do: 'close' }) : []
    for (const card of parseCards(cards)) events = this.must({ do: 'card', card })
    return events
  }

  with(...commands: readonly Command[]): this {
    this.must(...commands)
    return this
  }

  dealt(cards: string): this {
    this.deal(cards)
    return this
  }
}

/** A table with its first round open. */
export function table(
  rules: BlackjackRules,
  limits: TableLimits = NO_LIMITS,
  cash: Readonly<Record<string, number>> = {},
): TestTable {
  const opened = new TestTable(rules, limits, cash)
  opened.must({ do: 'open', shoeRound: 1 })
  return opened
}
