import { BACCARAT, startBaccarat } from '#engine/baccarat/game'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { BaccaratCommand, BaccaratEvent, BaccaratState, Result } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'
import { parseCards } from '#engine/cards/notation'
import { type Cents, cents } from '#engine/money/cents'
import { NO_LIMITS, type TableLimits } from '#engine/round/limits'
import type { Purse } from '#engine/round/posting'
import { isRefusal, type Reason } from '#engine/round/refusal'

export type Balances = Readonly<Record<string, Purse>>

/** Limits of some bets, as the scenarios write them. */
export function limits(ranges: Readonly<Record<string, readonly [number, number]>>, unit = 1): TableLimits {
  const checked: Record<string, readonly [Cents, Cents]> = {}
  for (const [bet, [min, max]] of Object.entries(ranges)) checked[bet] = [cents(min), cents(max)]
  return { unit: cents(unit), ranges: checked }
}

/** A table for tests: carries commands out one after another and keeps the players' money. */
export class TestTable {
  state: BaccaratState
  readonly events: BaccaratEvent[] = []
  readonly purses: Record<string, Purse>

  constructor(rules: BaccaratRules, tableLimits: TableLimits = NO_LIMITS, balances: Balances = {}) {
    this.state = startBaccarat(rules, tableLimits)
    this.purses = { ...balances }
  }

  readonly funds = (player: string): Purse => this.purses[player] ?? { cash: 1_000_000, golden: 1_000_000 }

  /** The reason for a refusal, or null when the command was carried out. */
  give(command: BaccaratCommand): Reason | null {
    const step = BACCARAT.decide(this.state, command, this.funds)
    if (isRefusal(step)) return step.reason
    for (const event of step.events) {
      for (const { player, purse, amount } of BACCARAT.postings(event)) {
        const before = this.funds(player)
        this.purses[player] = { ...before, [purse]: before[purse] + amount }
      }
    }
    this.events.push(...step.events)
    this.state = step.state
    return null
  }

  /** Commands that must be carried out. */
  must(...commands: readonly BaccaratCommand[]): void {
    for (const command of commands) {
      const reason = this.give(command)
      if (reason !== null) throw new Error(`${JSON.stringify(command)} was refused: ${reason}`)
    }
  }

  open(shoeRound = 1): void {
    this.must({ do: 'open', shoeRound })
  }

  bet(player: string, bet: string, amount: number, golden?: boolean): Reason | null {
    const draft = { do: 'bet', player, bet, amount } as BaccaratCommand & { do: 'bet' }
    return this.give(golden === undefined ? draft : { ...draft, golden })
  }

  /** Deals whatever the table wants, closing betting when it is time; returns the cards left. */
  deal(text: string): readonly Card[] {
    const shoe = parseCards(text)
    for (;;) {
      const want = BACCARAT.wants(this.state)
      if (want.kind === 'nothing') return shoe
      if (want.kind === 'bets') this.must({ do: 'close' })
      else this.must({ do: 'card', card: shoe.shift() as Card })
    }
  }

  result(player: string, bet: string): Result | undefined {
    return this.state.results.find((result) => result.player === player && result.bet === bet)
  }
}
