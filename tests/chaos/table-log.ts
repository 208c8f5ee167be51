import type { Kysely } from 'kysely'
import { GENESIS } from '#engine/record/chain'
import { type Spot, sameSpot } from '#engine/round/slip'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import type { Findings } from '#server/audit/findings'
import { CHUNK, recordsBetween, transferKey } from '#server/audit/reading'
import type { Schema } from '#server/store/schema'
import { recordHash, type StoredRecord } from '#server/tables/records'

type Event<Type extends TableEvent['type']> = Extract<TableEvent, { readonly type: Type }>

interface Laid {
  readonly version: number
  readonly spot: Spot
  readonly golden: boolean
  /** What was asked for; the maximum may have cut some of it off. */
  readonly amount: number
}

/** What a player staked when betting closed: it must be in the book under this key. */
export interface Stake {
  readonly key: string
  readonly player: string
  readonly cash: number
  readonly golden: number
}

/** An order is stored with what it makes of the clock: its chips are among the last records of its answer. */
const RECORDS_OF_ORDER = 3

/** One table's log, read on from where the last look ended: the chain holds, and chips come to something. */
export class TableLog {
  readonly #table: string
  readonly #laid = new Map<string, Laid[]>()
  #version = 0
  #hash = GENESIS
  #state: TableState | null = null

  constructor(table: string) {
    this.#table = table
  }

  async readOn(db: Kysely<Schema>, findings: Findings): Promise<readonly Stake[]> {
    const head = await db
      .selectFrom('tables')
      .select(['version', 'hash'])
      .where('id', '=', this.#table)
      .executeTakeFirst()
    const { version, hash } = head ?? { version: 0, hash: '' }
    const stakes: Stake[] = []
    for (let from = this.#version; from < version; from += CHUNK) {
      const records = await recordsBetween(db, this.#table, from, Math.min(from + CHUNK, version))
      for (const record of records) stakes.push(...this.#next(record, findings))
    }
    findings.must(
      this.#version === version && this.#hash === hash,
      () => `${this.#table}: the log ends at ${this.#version}, its head says ${version}.`,
    )
    return stakes
  }

  /** Whether the log has the chips of a bet that was answered with this version. Each of its records tells of one bet. */
  claim(player: string, command: PlayerCommand, upto: number): boolean {
    const laid = this.#laid.get(player) ?? []
    const index = laid.findLastIndex(
      (one) => one.version <= upto && one.version > upto - RECORDS_OF_ORDER && isOf(one, command),
    )
    if (index >= 0) laid.splice(index, 1)
    return index >= 0
  }

  #next(record: StoredRecord, findings: Findings): readonly Stake[] {
    const { version } = record
    findings.must(
      version === this.#version + 1 && recordHash(record, this.#hash) === record.hash,
      () => `${this.#table}: record ${version} does not follow the one before it.`,
    )
    // As any onlooker reads it: what lies face down is not needed to know the table after it.
    const event = JSON.parse(record.body) as TableEvent
    const before = this.#state
    this.#state = evolveTable(before, event)
    this.#version = version
    this.#hash = record.hash
    findings.count('events')
    if (event.type === 'placed') this.#lay(version, event)
    return event.type === 'closed' && before !== null ? this.#close(version, event, before, findings) : []
  }

  #lay(version: number, event: Event<'placed'>): void {
    const spot = 'spot' in event ? event.spot : { ...event, seat: 0, behind: false }
    const laid = { version, spot, golden: event.golden, amount: event.amount + event.cut }
    const known = this.#laid.get(spot.player)
    if (known === undefined) this.#laid.set(spot.player, [laid])
    else known.push(laid)
  }

  /** Every slip that lay there was taken, or it is said why not. */
  #close(version: number, event: Event<'closed'>, { game, round }: TableState, findings: Findings): Stake[] {
    const key = transferKey(this.#table, version)
    const left = 'unconfirmed' in event ? event.unconfirmed : []
    const refused: readonly Partial<Spot>[] = event.refused
    const stakes = new Map<string, Stake>()
    for (const slip of game.slips) {
      const isHere = (other: Partial<Spot>) => sameSpot(slip, { ...NO_SEAT, ...other } as Spot)
      const taken = (event.taken as readonly (Partial<Spot> & Chips)[]).filter(isHere)
      const told = [...taken, ...left.filter(isHere)].reduce(
        (sum, { cash, golden }) => sum + cash + golden,
        0,
      )
      findings.must(
        told === slip.cash + slip.golden || refused.some(isHere),
        () => `Round ${round?.code}: ${slip.player} had chips on ${slip.bet}, and nothing became of them.`,
      )
      findings.count('slips')
    }
    for (const { player, cash, golden } of event.taken) {
      const sum = stakes.get(player) ?? { key, player, cash: 0, golden: 0 }
      stakes.set(player, { ...sum, cash: sum.cash + cash, golden: sum.golden + golden })
    }
    return [...stakes.values()]
  }
}

interface Chips {
  readonly cash: number
  readonly golden: number
}

/** Baccarat has no seats. */
const NO_SEAT = { seat: 0, behind: false }

function isOf({ spot, golden, amount }: Laid, command: PlayerCommand): boolean {
  if (command.do !== 'bet' && command.do !== 'back') return false
  const seat = 'seat' in command ? command.seat : 0
  const place = { ...spot, bet: command.bet, seat, behind: command.do === 'back' }
  return sameSpot(spot, place) && golden === (command.golden ?? false) && amount === command.amount
}
