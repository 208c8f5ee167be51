import { BACCARAT, startBaccarat } from '#engine/baccarat/game'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { Baccarat, Command, Result } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'
import { parseCards } from '#engine/cards/notation'
import { NO_LIMITS, type TableLimits } from '#engine/round/limits'
import type { Purse } from '#engine/round/posting'
import type { Reason } from '#engine/round/refusal'
import { GameTable } from '#tests/game-table'

export type Balances = Readonly<Record<string, Purse>>

const RICH: Purse = { cash: 1_000_000, golden: 1_000_000 }

export class TestTable extends GameTable<Baccarat> {
  constructor(rules: BaccaratRules, tableLimits: TableLimits = NO_LIMITS, balances: Balances = {}) {
    super(BACCARAT, startBaccarat(rules, tableLimits), balances, RICH)
  }

  /** The reason for a refusal, or null when the command was carried out. */
  give(command: Command): Reason | null {
    const outcome = this.send(command)
    return typeof outcome === 'string' ? outcome : null
  }

  open(shoeRound = 1): void {
    this.must({ do: 'open', shoeRound })
  }

  bet(player: string, bet: string, amount: number, golden?: boolean): Reason | null {
    const draft = { do: 'bet', player, bet, amount } as Command & { do: 'bet' }
    return this.give(golden === undefined ? draft : { ...draft, golden })
  }

  /** Deals whatever the table wants, closing betting when it is time; returns the cards left. */
  deal(text: string): readonly Card[] {
    const shoe = parseCards(text)
    for (;;) {
      const want = this.wants()
      if (want.kind === 'nothing') return shoe
      if (want.kind === 'bets') this.must({ do: 'close' })
      else this.must({ do: 'card', card: shoe.shift() as Card })
    }
  }

  result(player: string, bet: string): Result | undefined {
    return this.state.results.find((result) => result.player === player && result.bet === bet)
  }
}
