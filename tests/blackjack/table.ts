import { BLACKJACK } from '#engine/blackjack/game'
import type { BlackjackRules } from '#engine/blackjack/rules'
import { startBlackjack } from '#engine/blackjack/start'
import type { Blackjack, Command, Event } from '#engine/blackjack/types'
import { parseCards } from '#engine/cards/notation'
import { NO_LIMITS, type TableLimits } from '#engine/round/limits'
import type { Purse } from '#engine/round/posting'
import { GameTable } from '#tests/game-table'

const RICH: Purse = { cash: 100_000, golden: 100_000 }

export class TestTable extends GameTable<Blackjack> {
  /** `cash` is what players own who do not own 1000.00. */
  constructor(rules: BlackjackRules, limits: TableLimits, cash: Readonly<Record<string, number>>) {
    const purses = Object.entries(cash).map(
      ([player, amount]) => [player, { ...RICH, cash: amount }] as const,
    )
    super(BLACKJACK, startBlackjack(rules, limits), Object.fromEntries(purses), RICH)
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
