import type { Card } from '#engine/cards/card'
import type { DragonTigerBet } from '#engine/dragon-tiger/bets'
import { DRAGON_TIGER_GAME, startDragonTiger } from '#engine/dragon-tiger/game'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import type { Command, State } from '#engine/dragon-tiger/types'
import type { Funds } from '#engine/round/posting'
import { isRefusal } from '#engine/round/refusal'

/** Cents of which all odds of the game make whole cents (MO-2). */
export const PLAIN_STAKE = 100

const PURSE = { cash: 1_000_000, golden: 0 }
const funds: Funds = () => PURSE

/**
 * The slow way to simulate, through every command, event and settlement of the engine: what the fast way is tested
 * against. Each bet has a player of its own: no rule between bets is in its way (DT-3).
 */
export class PlainTable {
  readonly #bets: readonly DragonTigerBet[]
  #state: State

  constructor(rules: DragonTigerRules) {
    this.#bets = rules.offers
    this.#state = startDragonTiger(rules)
  }

  /** What each bet pays on `PLAIN_STAKE`. */
  play(shoeRound: number, draw: () => Card): ReadonlyMap<DragonTigerBet, number> {
    this.#must({ do: 'open', shoeRound })
    for (const bet of this.#bets) this.#must({ do: 'bet', player: bet, bet, amount: PLAIN_STAKE })
    this.#must({ do: 'close' })
    while (DRAGON_TIGER_GAME.wants(this.#state).kind === 'card') this.#must({ do: 'card', card: draw() })
    return new Map(this.#state.results.map(({ bet, paid }) => [bet, paid]))
  }

  #must(command: Command): void {
    const step = DRAGON_TIGER_GAME.decide(this.#state, command, funds)
    if (isRefusal(step)) throw new Error(`${command.do} was refused: ${step.text}`)
    this.#state = step.state
  }
}
