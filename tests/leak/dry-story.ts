import { randomBytes } from 'node:crypto'
import { GAMES, type GameId } from '#engine/games'
import { GENESIS } from '#engine/record/chain'
import type { Audience } from '#engine/round/audience'
import { configured } from '#engine/table/events'
import { isTableOf } from '#engine/table/is-of'
import type { TableEvent } from '#engine/table/types'
import { viewTable, viewTableEvent } from '#engine/table/view'
import type { PlayerCommand } from '#protocol/player/commands'
import { listFields, panelFields } from '#server/lobby/fields'
import { EMPTY_SHOE, shoeWith } from '#server/lobby/shoe'
import type { StaffMember } from '#server/people/staff/member'
import type { Batch } from '#server/tables/batch'
import type { StaffRefusal } from '#server/tables/doers/staff-refusal'
import { type OrderRefusal, waitsFor } from '#server/tables/inbox/players'
import type { StaffCommand } from '#server/tables/ports'
import { recordOf, sealerWith } from '#server/tables/records'
import { DryTable } from '#tests/floor/dry-table'
import { arrange, type Exchange } from '#tests/leak/exchange'
import { handOf, type InHand, scannedFrom, swapped } from '#tests/leak/in-hand'
import { TULLIO } from '#tests/live/live'

export const PLAYERS = ['ann', 'bob', 'cleo'] as const
const ONLOOKER = 'dora'
const AUDIENCES: readonly Audience[] = [
  ...[...PLAYERS, ONLOOKER].map((player) => ({ as: 'player', player }) as const),
  { as: 'bystander' },
  { as: 'dealer' },
  { as: 'supervisor' },
]
const SECOND = { approvedBy: TULLIO }
const SEALER = sealerWith(randomBytes(32))
const CASH = 100_000

/** Somebody orders something, or the house goes on by itself. */
export type Move =
  | { readonly player: string; readonly command: PlayerCommand }
  | { readonly by: StaffMember; readonly command: StaffCommand }
  | null

/**
 * A game as a table plays it; `hole` deals the dealer's second card face down where the game's own rules do not, `live`
 * has a dealer scan the cards.
 */
export interface Variant {
  readonly game: GameId
  readonly hole?: true
  readonly live?: true
}

/** A table without a store that keeps what each of its steps tells anybody, and what happened in truth. */
export class DryStory {
  readonly table: DryTable
  readonly batches: Batch[] = []
  /** What the dealer of a live table takes out of the first shoe; no other shoe has another card in it. */
  readonly hand: readonly InHand[]
  readonly #others: readonly InHand[]

  constructor({ game, hole, live }: Variant, seed: string, exchange: Exchange | null = null) {
    this.table = new DryTable(game, seed, live ? { dealing: 'live' } : {})
    arrange(this.table.vault, seed, live ? null : exchange)
    this.#others = live ? handOf(seed, GAMES[game].shoe.decks) : []
    this.hand = live && exchange !== null ? swapped(this.#others, exchange) : this.#others
    if (hole) this.table.write((batch) => batch.emit(american(batch)))
    for (const player of PLAYERS) {
      this.table.give(player, CASH)
      this.table.presence.arrive(player)
    }
    const write = this.table.write.bind(this.table)
    this.table.write = (build) => {
      const batch = write(build)
      this.batches.push(batch)
      return batch
    }
  }

  /** Why it was refused, where it was. */
  move(order: Move): OrderRefusal | StaffRefusal | null {
    const { table } = this
    if (order === null) {
      table.step()
      return null
    }
    if ('by' in order)
      return table.staff({ id: 'any', ...order, command: this.#held(order.command), ...SECOND })
    // As at a real table: it would be told to wait.
    return waitsFor(table.state, order) ? null : table.order(order.player, order.command)
  }

  #held(command: StaffCommand): StaffCommand {
    const { state } = this.table
    return scannedFrom(state.shoe?.shoe === 1 ? this.hand : this.#others, state, command)
  }

  /** Everything that anybody can know after the newest step, some version of the table ago and now. */
  told(since: number): readonly string[] {
    const { table } = this
    const { state, publisher, memory } = table
    const views = AUDIENCES.map((audience) => [
      viewTable(state, audience),
      publisher.replay(Math.min(since, memory.version), audience, memory.version),
    ])
    const published = table.published.at(-1)
    const seen = viewTable(state, { as: 'bystander' })
    const shoe = shoeWith(EMPTY_SHOE, seen.results)
    const sight = { config: table.config, state: seen, players: PLAYERS.length, trouble: null }
    const duty = table.duty()
    return [
      ...views,
      published && { ...published, own: [...published.own] },
      [listFields(sight, shoe), panelFields(seen, shoe)],
      [table.now, duty?.name, duty?.due, duty?.funds],
      [...table.balances],
    ].map((content) => JSON.stringify(content))
  }

  /** What the newest batch stores in the open, its money, and how each audience sees its first events. */
  stored(upto: number): readonly string[] {
    const batch = this.batches.at(-1)
    if (batch === undefined) return []
    const { events, table, at, snapshot, answers, deeds } = batch
    const first = events.slice(0, upto)
    const records = first.map((event, index) => {
      const { body, sealed } = recordOf(event, { table, version: index, at, previousHash: GENESIS }, SEALER)
      return [body, sealed?.length]
    })
    const views = AUDIENCES.map((audience) => first.map((event) => this.#view(event, audience)))
    const isWhole = upto >= events.length
    const beside = isWhole ? [snapshot, batch.transfers, answers, deeds, batch.begun, batch.ended] : []
    return [at, records, ...views, ...beside].map((content) => JSON.stringify(content))
  }

  #view(event: TableEvent, audience: Audience): TableEvent | null {
    return viewTableEvent(this.table.config.game, event, audience)
  }
}

function american({ state }: Batch): TableEvent {
  if (!isTableOf('blackjack', state)) throw new Error('This is no blackjack.')
  const { rules, limits } = state.game
  return configured({
    game: state.id,
    currency: state.currency,
    rules: { ...GAMES[state.id].rules, ...rules, deal: 'american' },
    limits,
  })
}
