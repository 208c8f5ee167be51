import { gameOf } from '#engine/families'
import { type Funds, moved, type Posting, type Purse } from '#engine/round/posting'
import { isRefusal, type Refusal } from '#engine/round/refusal'
import { isRoundEnd } from '#engine/table/events'
import { evolveDecided, evolveTable } from '#engine/table/evolve'
import { postingsOf } from '#engine/table/postings'
import { purseAt } from '#engine/table/purses'
import type { GameCommand, TableEvent, TableState } from '#engine/table/types'
import { viewTable } from '#engine/table/view'
import type { StaffDeed } from '#server/people/staff/log'
import type { Signed } from '#server/tables/inbox/answers'
import { EMPTY_TRAY, type Tray, trayAfter } from '#server/tables/live/tray'
import type { Memory } from '#server/tables/memory'
import { TableFault } from '#server/tables/memory'
import type { StaffAnswer } from '#server/tables/ports'
import type { SecretShoe } from '#server/tables/vault'
import { transferOf } from '#server/wallet/postings'
import { type Stakes, stakesAfter } from '#server/wallet/stakes'
import type { Funding, Transfer } from '#server/wallet/transfer'

export interface BegunRound {
  readonly code: string
  readonly number: number
  readonly shoe: number
  readonly shoeRound: number
  readonly firstVersion: number
}

export interface EndedRound {
  readonly code: string
  readonly outcome: 'settled' | 'cancelled'
  readonly lastVersion: number
}

/** What is said to an order, as it is kept. */
export interface Answered extends Signed {
  readonly answer: StaffAnswer
}

/** What a player has on the own account, or in a session (TP-18). */
export type PurseReading = (player: string, session: string | null) => Purse

/** A round may have been cancelled with a card still face down: it is not kept in the open (FA-5). */
const SUPERVISOR = { as: 'supervisor' } as const

export interface SnapshotToKeep {
  readonly version: number
  readonly state: TableState
  readonly stakes: Stakes
}

/**
 * Everything that will be stored in one commit: events folded at once into a draft of the table, the money they
 * move, the answers they are. Nothing of it counts before it is stored; thrown away it leaves no trace.
 */
export class Batch {
  readonly table: string
  readonly at: number
  readonly base: Memory
  state: TableState
  stakes: Stakes
  tray: Tray
  readonly events: TableEvent[] = []
  readonly transfers: Transfer[] = []
  /** What brings the money for them that is not in the book yet: booked before them. */
  readonly funding: Funding[] = []
  readonly answers: Answered[] = []
  /** What staff did with it: written down in the same commit (FL-5). */
  readonly deeds: StaffDeed[] = []
  readonly begun: BegunRound[] = []
  readonly ended: EndedRound[] = []
  readonly newShoes: (SecretShoe & { readonly commitment: string })[] = []
  snapshot: SnapshotToKeep | null = null
  readonly #funds: PurseReading
  readonly #moved = new Map<string, Posting[]>()

  constructor(table: string, base: Memory, at: number, funds: PurseReading) {
    this.table = table
    this.base = base
    this.at = at
    this.state = base.state
    this.stakes = base.stakes
    this.tray = base.tray ?? EMPTY_TRAY
    this.#funds = funds
  }

  get version(): number {
    return this.base.version + this.events.length
  }

  get isEmpty(): boolean {
    return this.events.length === 0 && this.answers.length === 0
  }

  /** What a player has once everything so far is stored. */
  readonly funds: Funds = (player) => {
    const { session } = purseAt(this.state, player)
    const purse = this.#funds(player, session)
    const movements = this.#moved.get(player) ?? []
    return movements.reduce<Purse>((left, { purse: chips, amount }) => moved(left, chips, amount), purse)
  }

  emit(event: TableEvent): void {
    this.#record(event, evolveTable(this.state, event))
  }

  #record(event: TableEvent, state: TableState, postings = postingsOf(state, event)): void {
    const before = { version: this.version, state: this.state, stakes: this.stakes }
    this.events.push(event)
    this.#move(event, postings)
    this.state = state
    this.stakes = stakesAfter(this.stakes, state, event, postings)
    if (this.state.live !== undefined) this.tray = trayAfter(this.tray, event)
    if (event.type === 'roundBegan') this.#begin(event, before)
    if (isRoundEnd(event)) this.#end(event.type)
  }

  /** Plays one command of the game; refused, nothing changes. */
  play(command: GameCommand): Refusal | null {
    const step = gameOf(this.state.id).decide(this.state.game, command, this.funds)
    if (isRefusal(step)) return step
    const { postings } = step
    for (const [index, event] of step.events.entries()) {
      this.#record(event, evolveDecided(this.state, event, step.after[index]), postings[index])
    }
    return null
  }

  /** A command that only the house gives: a refusal is a fault, because the house knows the rules. */
  must(command: GameCommand): void {
    const refusal = this.play(command)
    if (refusal !== null) throw new TableFault(`The game refused '${command.do}': ${refusal.text}`)
  }

  #move(event: TableEvent, postings: readonly Posting[]): void {
    const place = { table: this.table, state: this.state }
    const transfer = transferOf(place, this.version, event, this.stakes, postings)
    if (transfer === null) return
    this.transfers.push(transfer)
    for (const posting of postings) {
      const movements = this.#moved.get(posting.player)
      if (movements === undefined) this.#moved.set(posting.player, [posting])
      else movements.push(posting)
    }
  }

  #begin({ code, number }: Extract<TableEvent, { type: 'roundBegan' }>, before: SnapshotToKeep): void {
    const { shoe } = this.state
    if (shoe === null) throw new TableFault('A round began without a shoe.')
    this.begun.push({ code, number, shoe: shoe.shoe, shoeRound: shoe.rounds, firstVersion: this.version })
    this.snapshot = { ...before, state: viewTable(before.state, SUPERVISOR) }
  }

  #end(outcome: EndedRound['outcome']): void {
    const { round } = this.state
    if (round !== null) this.ended.push({ code: round.code, outcome, lastVersion: this.version })
  }
}
