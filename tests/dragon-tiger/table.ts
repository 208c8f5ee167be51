import type { Card } from '#engine/cards/card'
import { parseCards } from '#engine/cards/notation'
import { DRAGON_TIGER_GAME, startDragonTiger } from '#engine/dragon-tiger/game'
import { DRAGON_TIGER, type DragonTigerRules } from '#engine/dragon-tiger/rules'
import type { Command, DragonTiger, Result } from '#engine/dragon-tiger/types'
import { NO_LIMITS, type TableLimits } from '#engine/round/limits'
import type { Purse } from '#engine/round/posting'
import type { Reason } from '#engine/round/refusal'
import { GameTable } from '#tests/game-table'

const RICH: Purse = { cash: 1_000_000, golden: 1_000_000 }

export class TestTable extends GameTable<DragonTiger> {
  constructor(
    limits: TableLimits = NO_LIMITS,
    purses: Readonly<Record<string, Purse>> = {},
    rules: DragonTigerRules = DRAGON_TIGER,
  ) {
    super(DRAGON_TIGER_GAME, startDragonTiger(rules, limits), purses, RICH)
  }

  /** The reason for a refusal, or null when the command was carried out. */
  give(command: Command): Reason | null {
    const outcome = this.send(command)
    return typeof outcome === 'string' ? outcome : null
  }

  open(shoeRound = 1): void {
    this.must({ do: 'open', shoeRound })
  }

  bet(player: string, bet: string, amount: unknown, golden?: unknown): Reason | null {
    const draft = { do: 'bet', player, bet, amount } as Command & { do: 'bet' }
    return this.give(golden === undefined ? draft : { ...draft, golden: golden as boolean })
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
