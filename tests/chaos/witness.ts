import { Findings } from '#server/audit/findings'
import type { Store } from '#server/store/open'
import { Book } from '#tests/chaos/book'
import { keptAnswers, keptApprovals, keptOrders } from '#tests/chaos/kept-answers'
import { isBetTaken } from '#tests/chaos/load'
import { ProvenShoes } from '#tests/chaos/proven-shoes'
import { type Stake, TableLog } from '#tests/chaos/table-log'
import type { Bot } from '#tests/floor/crowd'
import type { StaffLine } from '#tests/floor/staff-line'

/** Everybody who was told something. */
interface Told {
  readonly tables: readonly string[]
  readonly bots: readonly Bot[]
  readonly staff?: readonly StaffLine[]
  readonly crew?: Parameters<typeof keptApprovals>[1]
}

/**
 * Knows what everybody was told, and looks for it in a store that nobody runs. Each look reads on where the last one
 * ended; a new witness reads everything.
 */
export class Witness {
  readonly #told: Told
  readonly #logs: ReadonlyMap<string, TableLog>
  readonly #book = new Book()
  readonly #shoes = new ProvenShoes()
  readonly #heard = new Map<Bot | StaffLine, number>()

  constructor(told: Told) {
    this.#told = told
    this.#logs = new Map(told.tables.map((table) => [table, new TableLog(table)]))
  }

  async look({ db }: Store): Promise<Findings> {
    const findings = new Findings()
    const stakes: Stake[] = []
    for (const log of this.#logs.values()) stakes.push(...(await log.readOn(db, findings)))
    await this.#book.readOn(db, stakes, findings)
    await this.#shoes.readOn(db, findings)
    const { bots, staff = [], crew = { asked: [], agreed: [] } } = this.#told
    const heard = bots.flatMap((bot) =>
      this.#new(bot, bot.answers).map((told) => ({ ...told, player: bot.player })),
    )
    await keptAnswers(db, heard, findings)
    for (const { player, id, table, command, answer } of heard.filter(isBetTaken)) {
      findings.must(
        this.#logs.get(table)?.claim(player, command, answer.upto) === true,
        () =>
          `${player} was told that bet ${id} at ${table} is taken, and record ${answer.upto} is not of it.`,
      )
      findings.count('bets')
    }
    await keptOrders(
      db,
      staff.flatMap((line) => this.#new(line, line.answered)),
      findings,
    )
    await keptApprovals(db, crew, findings)
    return findings
  }

  /** What was heard since the last look. */
  #new<Told>(who: Bot | StaffLine, told: readonly Told[]): readonly Told[] {
    const from = this.#heard.get(who) ?? 0
    this.#heard.set(who, told.length)
    return told.slice(from)
  }
}
