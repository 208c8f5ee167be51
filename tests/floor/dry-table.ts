import type { GameId } from '#engine/games'
import { GENESIS } from '#engine/record/chain'
import type { Purse } from '#engine/round/posting'
import { configured } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import { rulesOf, shoeRulesOf } from '#server/config/rules'
import { tableConfig } from '#server/config/tables'
import { Batch } from '#server/tables/batch'
import { keepClock } from '#server/tables/clock'
import { Presence, seatDuty } from '#server/tables/doers/seat-keeper'
import type { StaffRefusal } from '#server/tables/doers/staff-refusal'
import { type Duty, nextDuty } from '#server/tables/duties'
import { type OrderRefusal, takeOrder } from '#server/tables/inbox/players'
import { takeStaffsOrder } from '#server/tables/inbox/staff'
import { deedOf } from '#server/tables/live/deed'
import type { Memory } from '#server/tables/memory'
import type { Publication, StaffOrder, TableConfig, Timings } from '#server/tables/ports'
import { Publisher } from '#server/tables/publish'
import { Vault } from '#server/tables/vault'
import { NO_STAKES } from '#server/wallet/stakes'
import type { Transfer } from '#server/wallet/transfer'
import { commit } from '#tests/floor/past'
import { FAST } from '#tests/floor/timings'

/** A table without a store, at its own time: what it decides is believed at once. The same story for the same seed. */
export class DryTable {
  readonly config: TableConfig
  readonly vault: Vault
  readonly presence = new Presence(1_000_000)
  readonly publisher: Publisher
  readonly published: Publication[] = []
  readonly balances = new Map<string, number>()
  memory: Memory
  now = 1_000_000
  closing = false
  /** What staff has closed: the table with a sentence, players. */
  closed: string | null = null
  readonly barred = new Set<string>()

  constructor(
    game: GameId,
    seed: string,
    {
      most = 2000,
      timings = FAST,
      dealing = 'automatic',
    }: { most?: number; timings?: Timings; dealing?: TableConfig['dealing'] } = {},
  ) {
    this.config = { ...tableConfig({ id: 'dry', game, dealing }), timings }
    this.vault = new Vault(shoeRulesOf(this.config))
    const { currency, limits } = this.config
    const rules = rulesOf(this.config)
    const live = dealing === 'live' ? { dealing } : {}
    const first = configured({ game, currency, rules, limits, ...live })
    this.memory = { version: 0, hash: GENESIS, state: evolveTable(null, first), stakes: NO_STAKES }
    this.publisher = new Publisher('dry', game, 0, [], most)
    this.write((batch) => {
      batch.emit(first)
      commit(batch, 1, seed)
    })
  }

  get state(): TableState {
    return this.memory.state
  }

  give(player: string, cash: number, golden = 0): void {
    this.balances.set(`cash:${player}`, cash)
    this.balances.set(`golden:${player}`, golden)
  }

  purse(player: string): Purse {
    const of = (kind: string) => this.balances.get(`${kind}:${player}`) ?? 0
    return { cash: of('cash'), golden: of('golden') }
  }

  write(build: (batch: Batch) => void): Batch {
    const batch = new Batch('dry', this.memory, this.now, (player) => this.purse(player))
    build(batch)
    const { version, state, stakes, events, tray } = batch
    for (const shoe of batch.newShoes) this.vault.keep(shoe)
    for (const transfer of batch.transfers) this.#move(transfer)
    if (events.length > 0) this.published.push(this.publisher.publish(events, this.memory.version, this.now))
    this.memory = { version, hash: '', state, stakes, tray }
    return batch
  }

  #move({ entries }: Transfer): void {
    for (const { account, amount } of entries) {
      this.balances.set(account.id, (this.balances.get(account.id) ?? 0) + amount)
    }
  }

  order(player: string, command: PlayerCommand): OrderRefusal | null {
    let refusal: OrderRefusal | null = null
    this.write((batch) => {
      const before = batch.state
      refusal = takeOrder(batch, this.vault, {
        player,
        name: player,
        house: false,
        currency: 'EUR',
        id: 'any',
        command,
      })
      keepClock(batch, before, this.config.timings)
    })
    return refusal
  }

  /** What staff orders, and what the staff log has of it. */
  staff(order: StaffOrder): StaffRefusal | null {
    const { timings } = this.config
    const { isHere, anyone: anyoneHere } = this.presence
    const world = { vault: this.vault, timings, isHere, anyoneHere, rates: {}, shut: null }
    let refusal: StaffRefusal | null = null
    this.write((batch) => {
      const before = batch.state
      refusal = takeStaffsOrder(batch, order, world)
      keepClock(batch, before, timings)
      if (batch.events.length > 0) batch.deeds.push(deedOf(batch, order, before, refusal))
    })
    return refusal
  }

  duty(): Duty | null {
    const { timings } = this.config
    const { isHere, anyone: anyoneHere } = this.presence
    return nextDuty(this.state, {
      vault: this.vault,
      timings,
      isHere,
      anyoneHere,
      closing: this.closing,
      closed: this.closed,
      isBarred: (player) => this.barred.has(player),
      rates: {},
    })
  }

  /** What the house does next, when it is time for it; false when it waits for people alone. */
  step(): boolean {
    const duty = this.duty()
    const seats = seatDuty(this.state, this.presence, this.config.timings, this.now)
    const at = duty && ('at' in duty.due ? duty.due.at : this.now + duty.due.delay)
    const isSeats = seats !== null && (at === null || seats.at < at)
    const next = isSeats ? seats : duty
    if (next === null) return false
    this.now = Math.max(this.now, (isSeats ? seats.at : at) ?? 0)
    this.write((batch) => {
      const before = batch.state
      next.carryOut(batch)
      keepClock(batch, before, this.config.timings)
    })
    return true
  }
}
