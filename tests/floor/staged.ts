import { expect } from 'vitest'
import type { State as BaccaratState } from '#engine/baccarat/types'
import type { State as BlackjackState } from '#engine/blackjack/types'
import { isGameOf } from '#engine/table/is-of'
import type { TableEvent, TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import type { Answer, Publication } from '#server/tables/ports'
import type { Table } from '#server/tables/table'
import type { Passing } from '#tests/floor/passing'

const SUPERVISOR = { as: 'supervisor' } as const

let count = 0

/** A table as a test handles it: everything that a supervisor sees, and everybody's hands. */
export class Staged {
  readonly table: Table
  readonly told: readonly Publication[]

  readonly #passing: Passing

  constructor(table: Table, told: readonly Publication[], passing: Passing) {
    this.table = table
    this.told = told
    this.#passing = passing
  }

  get state(): TableState {
    return this.table.snapshot(SUPERVISOR).state
  }

  get blackjack(): BlackjackState {
    const { game } = this.state
    if (!isGameOf('blackjack', game)) throw new Error('This is no blackjack table.')
    return game
  }

  get baccarat(): BaccaratState {
    const { game } = this.state
    if (!isGameOf('baccarat', game)) throw new Error('This is no baccarat table.')
    return game
  }

  get phase(): TableState['game']['phase'] {
    return this.state.game.phase
  }

  arrive(...players: readonly string[]): void {
    for (const player of players) this.table.arrive(player)
  }

  do(player: string, command: PlayerCommand, id = `order-${++count}`): Promise<Answer> {
    return this.table.submit({ player, name: `Signor ${player}`, house: false, currency: 'EUR', id, command })
  }

  /** Orders that arrive together; each must be carried out. */
  async all(...orders: readonly (readonly [player: string, command: PlayerCommand])[]): Promise<void> {
    const answers = await Promise.all(orders.map(([player, command]) => this.do(player, command)))
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
  }

  /** Orders until they are taken: the window may close under them. */
  async refused(player: string, command: PlayerCommand): Promise<string> {
    const answer = await this.do(player, command)
    return answer.ok ? 'taken' : answer.reason
  }

  /** Time goes by meanwhile, where it must. */
  until(holds: (staged: this) => boolean): Promise<void> {
    return this.#passing.until(() => holds(this))
  }

  /** So much time goes by, and the house does what is due. */
  pass(millis: number): Promise<void> {
    return this.#passing.pass(millis)
  }

  async inPhase(phase: TableState['game']['phase']): Promise<void> {
    await this.until(() => this.phase === phase)
  }

  /** What was told to everybody since a version of the table. */
  since(version: number): readonly TableEvent[] {
    const replay = this.table.replay(version, SUPERVISOR)
    if (replay === null) throw new Error(`Version ${version} is too long ago.`)
    return replay.events
  }

  get version(): number {
    return this.table.snapshot(SUPERVISOR).upto
  }

  /** The events of one kind that were told since a version. */
  heard<Type extends TableEvent['type']>(
    type: Type,
    since: number,
  ): readonly Extract<TableEvent, { type: Type }>[] {
    const is = (event: TableEvent): event is Extract<TableEvent, { type: Type }> => event.type === type
    return this.since(since).filter(is)
  }
}
