import { BACCARAT, startBaccarat } from '#engine/baccarat/game'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { Command, State } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'
import type { Funds } from '#engine/round/posting'
import { isRefusal } from '#engine/round/refusal'
import { type BetId, betIdsOf, engineBet, inZeroCommission } from '#math/baccarat/bet-ids'

/** Cents of which all odds of the games make whole cents (MO-2). */
export const PLAIN_STAKE = 100

const PURSE = { cash: 1_000_000, golden: 0 }
const funds: Funds = () => PURSE

/**
 * The slow way to simulate, through every command, event and settlement of the engine: what the fast way is
 * tested and measured against. Each bet has a player of its own: no rule between bets is in its way (SB-6).
 */
export class PlainTable {
  readonly #rules: BaccaratRules
  readonly #bets: readonly BetId[]
  #state: State

  constructor(rules: BaccaratRules) {
    this.#rules = rules
    this.#bets = betIdsOf(rules)
    this.#state = startBaccarat(rules)
  }

  /** What each bet that is open in this round pays on `PLAIN_STAKE`. */
  play(shoeRound: number, draw: () => Card): ReadonlyMap<BetId, number> {
    this.#must({ do: 'open', shoeRound })
    for (const bet of this.#bets) this.#lay(bet)
    this.#deal(draw)
    this.#must({ do: 'close' })
    this.#deal(draw)
    const paid = new Map<BetId, number>()
    for (const result of this.#state.results) {
      const id = result.player as BetId
      if (result.bet === engineBet(id)) paid.set(id, result.paid)
    }
    return paid
  }

  #lay(id: BetId): void {
    const bet = engineBet(id)
    const stake = { do: 'bet', player: id, amount: PLAIN_STAKE } as const
    if (inZeroCommission(this.#rules, id)) this.#must({ do: 'zeroCommission', player: id, on: true })
    if (this.#rules.needsMains[bet] !== undefined) this.#must({ ...stake, bet: 'tie' })
    if (this.#isClosed({ ...stake, bet })) return
    this.#must({ ...stake, bet })
    if (this.#rules.confirmation) this.#must({ do: 'confirm', player: id })
  }

  /** SB-5. */
  #isClosed(command: Command): boolean {
    return BACCARAT.check(this.#state, command, funds)?.reason === 'closed'
  }

  #deal(draw: () => Card): void {
    while (BACCARAT.wants(this.#state).kind === 'card') this.#must({ do: 'card', card: draw() })
  }

  #must(command: Command): void {
    const step = BACCARAT.decide(this.#state, command, funds)
    if (isRefusal(step)) throw new Error(`${command.do} was refused: ${step.text}`)
    this.#state = step.state
  }
}
