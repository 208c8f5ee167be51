import { bytesToHex } from '@noble/hashes/utils.js'
import { draw, openShoe, type Shoe } from '#engine/cards/shoe'
import { bonusKey, commitment, parseSeed } from '#engine/cards/shuffle'
import { gameOf } from '#engine/families'
import { GAMES, type GameId } from '#engine/games'
import { NO_LIMITS } from '#engine/round/limits'
import { isRefusal } from '#engine/round/refusal'
import { configured, isRoundEnd } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { GameCommand, TableEvent, TableState } from '#engine/table/types'
import { viewTable, viewTableEvent } from '#engine/table/view'
import type { RoundAnswer } from '#protocol/http/history'

export const ANN = 'ann'
const AUDIENCE = { as: 'player', player: ANN } as const
const RICH = () => ({ cash: 1_000_000, golden: 0 })
const AT = Date.parse('2026-01-01T10:00:00Z')

type Dealt = Pick<RoundAnswer, 'game' | 'start' | 'events' | 'times' | 'fairness'>

/** A small automatic table that deals from a real shoe, and what the house answers of its rounds. */
export class DealingTable {
  readonly #seed: string
  readonly #number = 7
  readonly #cut = 100
  #shoe: Shoe
  #state: TableState | null = null
  #log: TableEvent[] = []
  #rounds = 0

  constructor(id: GameId, seed: string) {
    const { rules, shoe } = GAMES[id]
    this.#seed = seed
    this.#shoe = openShoe(shoe, { seed: parseSeed(seed), number: this.#number, cut: this.#cut })
    const { burned } = this.#shoe
    const promise = commitment(parseSeed(seed))
    this.#happened(configured({ game: id, currency: 'EUR', rules, limits: NO_LIMITS }))
    this.#happened({ type: 'shoeCommitted', shoe: this.#number, commitment: promise })
    this.#happened({
      type: 'shoeOpened',
      shoe: this.#number,
      cut: this.#cut,
      by: ANN,
      burned: burned[0] ?? null,
      burnedCount: burned.length,
    })
  }

  get state(): TableState {
    if (this.#state === null) throw new Error('The table is configured first.')
    return this.#state
  }

  /** Plays one round with these bets; nobody decides anything, the time runs out. */
  play(...bets: readonly GameCommand[]): Dealt {
    const before = this.state
    this.#log = []
    this.#rounds++
    this.#happened({ type: 'roundBegan', code: `round-${this.#rounds}`, number: this.#rounds, at: AT })
    this.#give({ do: 'open', shoeRound: this.#rounds })
    for (const bet of bets) this.#give(bet)
    while (!this.#log.some(isRoundEnd)) this.#goOn()
    return this.#answer(before)
  }

  #answer(before: TableState): Dealt {
    const { id } = before
    const events = this.#log.flatMap((event) => viewTableEvent(id, event, AUDIENCE) ?? [])
    const fairness = {
      shoe: this.#number,
      live: false,
      commitment: commitment(parseSeed(this.#seed)),
      cut: this.#cut,
      by: ANN,
      burned: this.#shoe.burned.length,
      firstCard: (before.shoe?.dealt ?? 0) + 1,
      cards: events.filter(({ type }) => type === 'dealt').length,
      seed: this.#seed,
      verify: 'sabot verify round',
    }
    const times = events.map((_, index) => AT + index * 100)
    return { game: id, start: viewTable(before, AUDIENCE), events, times, fairness }
  }

  #goOn(): void {
    const want = gameOf(this.state.id).wants(this.state.game)
    if (want.kind === 'bets') this.#give({ do: 'close' })
    else if (want.kind === 'card') {
      const { card, shoe } = draw(this.#shoe)
      this.#shoe = shoe
      this.#give({ do: 'card', card })
    } else if (want.kind === 'bonus') {
      const key = bonusKey(parseSeed(this.#seed), this.#number, this.#cut, this.#rounds)
      this.#give({ do: 'bonus', key: bytesToHex(key) })
    } else this.#give({ do: 'timeout' })
  }

  #give(command: GameCommand): void {
    const step = gameOf(this.state.id).decide(this.state.game, command, RICH)
    if (isRefusal(step)) throw new Error(step.text)
    for (const event of step.events) this.#happened(event)
  }

  #happened(event: TableEvent): void {
    this.#state = evolveTable(this.#state, event)
    this.#log.push(event)
  }
}
