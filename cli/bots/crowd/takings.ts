import type { Client } from '#cli/bots/wire/client'
import { gameOf } from '#engine/families'
import type { GameId } from '#engine/games'
import { isRoundEnd } from '#engine/table/events'
import type { TableEvent } from '#engine/table/types'

interface Paid {
  readonly player: string
  readonly cash: number
  readonly golden: number
  readonly paid: number
  readonly goldenBack: number
}

/** What the players who are counted together staked and got, and how many rounds they saw. */
export class Takings {
  rounds = 0
  staked = 0
  won = 0
  readonly #last = new Map<string, number>()

  /** Returns how to stop counting. */
  follow(client: Client): () => void {
    return client.listen({
      onEvents: (table, events, { state }) => {
        for (const event of events) {
          if (isRoundEnd(event)) this.#round(table, state.round?.number ?? 0)
          this.#book(state.id, event, client.player)
        }
      },
    })
  }

  /** Several bots see the same round. */
  #round(table: string, number: number): void {
    if (number <= (this.#last.get(table) ?? 0)) return
    this.#last.set(table, number)
    this.rounds++
  }

  #book(game: GameId, event: TableEvent, me: string | null): void {
    if (event.type !== 'settled' && event.type !== 'cancelled' && event.type !== 'paid') return
    this.#add(event.results, me, 1)
    if (event.type === 'cancelled') this.#add(gameOf(game).undone(event), me, -1)
  }

  #add(results: readonly Paid[], me: string | null, sign: 1 | -1): void {
    for (const { player, cash, golden, paid, goldenBack } of results) {
      if (player !== me) continue
      this.staked += sign * (cash + golden)
      this.won += sign * (paid + goldenBack)
    }
  }
}
