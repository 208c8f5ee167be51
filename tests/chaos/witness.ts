import type { Kysely } from 'kysely'
import { Findings } from '#server/audit/findings'
import type { Store } from '#server/store/open'
import type { Schema } from '#server/store/schema'
import { Book } from '#tests/chaos/book'
import { keptAnswers, keptApprovals, keptOrders } from '#tests/chaos/kept-answers'
import { keptErrands, standingErrands } from '#tests/chaos/kept-errands'
import { isBetTaken } from '#tests/chaos/load'
import { ProvenShoes } from '#tests/chaos/proven-shoes'
import { type Stake, TableLog } from '#tests/chaos/table-log'
import type { Agreed } from '#tests/floor/crew'
import type { Bot } from '#tests/floor/crowd'
import type { Desk } from '#tests/floor/desk'
import type { StaffLine } from '#tests/floor/staff-line'

type Player = Pick<Bot, 'player' | 'answers'>
type Errands = Pick<Desk, 'asked' | 'done' | 'refused'>

const NO_ERRANDS: Errands = { asked: [], done: [], refused: [] }

/** Everybody who was told something. */
interface Told {
  readonly tables: readonly string[]
  readonly bots: readonly Player[]
  readonly staff?: readonly StaffLine[]
  readonly crew?: { readonly agreed: readonly Agreed[] }
  readonly desk?: Errands
}

/**
 * Knows what everybody was told, and looks for it in the store. Each look reads on where the last one ended; a new
 * witness reads everything.
 */
export class Witness {
  readonly #told: Told
  readonly #logs: ReadonlyMap<string, TableLog>
  readonly #book = new Book()
  readonly #shoes = new ProvenShoes()
  readonly #heard = new Map<Player | StaffLine | Errands, number>()
  /** In the logs, and not yet looked for in the book. */
  readonly #stakes: Stake[] = []

  constructor(told: Told) {
    this.#told = told
    this.#logs = new Map(told.tables.map((table) => [table, new TableLog(table)]))
  }

  /** Into a store that nobody runs. */
  async look({ db }: Store): Promise<Findings> {
    const findings = new Findings()
    await this.#answers(db, findings)
    await standingErrands(db, this.#told.desk ?? NO_ERRANDS, findings)
    await this.#book.readOn(db, this.#stakes.splice(0), findings)
    await this.#shoes.readOn(db, findings)
    return findings
  }

  /** Beside a server that runs: logs and answers only grow, but balances move while they are read. */
  async glance({ db }: Store): Promise<Findings> {
    const findings = new Findings()
    await this.#answers(db, findings)
    return findings
  }

  async #answers(db: Kysely<Schema>, findings: Findings): Promise<void> {
    const { bots, staff = [], crew = { agreed: [] }, desk = NO_ERRANDS } = this.#told
    // All this before anything is read: what is answered meanwhile may be stored too late for it.
    const heard = bots.flatMap((bot) =>
      this.#new(bot, bot.answers).map((told) => ({ ...told, player: bot.player })),
    )
    const orders = staff.flatMap((line) => this.#new(line, line.answered))
    const agreed = [...crew.agreed]
    const errands = this.#new(desk, desk.done)
    for (const log of this.#logs.values()) this.#stakes.push(...(await log.readOn(db, findings)))
    await keptAnswers(db, heard, findings)
    for (const { player, id, table, command, answer } of heard.filter(isBetTaken)) {
      findings.must(
        this.#logs.get(table)?.claim(player, command, answer.upto) === true,
        () =>
          `${player} was told that bet ${id} at ${table} is taken, and record ${answer.upto} is not of it.`,
      )
      findings.count('bets')
    }
    await keptOrders(db, orders, findings)
    await keptApprovals(db, agreed, findings)
    await keptErrands(db, errands, findings)
    for (const refusal of desk.refused) findings.problem(`A grant was refused: ${refusal}`)
  }

  /** What was heard since the last look. */
  #new<Told>(who: Player | StaffLine | Errands, told: readonly Told[]): readonly Told[] {
    const from = this.#heard.get(who) ?? 0
    this.#heard.set(who, told.length)
    return told.slice(from)
  }
}
