import type { TableState } from '#engine/table/types'
import type { Approval } from '#protocol/staff/approvals'
import type { FromStaff } from '#protocol/staff/from-staff'
import { Passwords } from '#server/people/passwords'
import type { Role } from '#server/people/staff/member'
import { Roster } from '#server/people/staff/roster'
import type { Store } from '#server/store/open'
import type { Dice } from '#tests/dice'
import { DESK } from '#tests/floor/desk'
import { Shift, STAFF_PASSWORD, StaffLine } from '#tests/floor/staff-line'

const [FIRST, SECOND] = ['rosa', 'carla'] as const
const reason = 'Chance would have it so.'
/** Rounds of late: any of them may be voided. */
const MOST_ROUNDS = 200
const DONE = 200
const MOST_REST_MILLIS = 40

/** Three supervisors, one of them at the desk, and a dealer for each of these tables, called as the table is. */
export async function hireCrew({ db }: Store, tables: readonly string[]): Promise<void> {
  const roster = new Roster({ db, passwords: new Passwords(), actor: 'test', now: Date.now })
  const hire = (name: string, role: Role) => roster.add(name, role, STAFF_PASSWORD)
  for (const name of [FIRST, SECOND, DESK]) await hire(name, 'supervisor')
  for (const table of tables) await hire(table, 'dealer')
}

/** What a second person agreed to, and it was done. */
export interface Agreed {
  readonly approval: string
  readonly to: Approval['command']['do']
}

type Order = Extract<FromStaff, { readonly type: 'do' }>['command']

/** Two supervisors who pause, cancel and void whatever comes to their minds. */
export class Crew {
  readonly first: StaffLine
  /** By the ids that they were told: what is done because a second person agreed. */
  readonly agreed: Agreed[] = []
  readonly #second: StaffLine
  readonly #dice: Dice
  readonly #tables: readonly string[]
  readonly #rounds: { readonly table: string; readonly round: string }[] = []
  readonly #seen = new Map<string, { readonly round: string; readonly dealt: number }>()
  readonly #agreeing = new Map<string, Promise<void>>()
  readonly #shift: Shift
  #isCalm = false

  constructor(url: string, tables: readonly string[], dice: Dice) {
    this.first = new StaffLine(url, FIRST)
    this.#second = new StaffLine(url, SECOND)
    this.#tables = tables
    this.#dice = dice
    this.#shift = new Shift(
      () => this.#deed(),
      () => dice.below(MOST_REST_MILLIS),
    )
  }

  /** A round was seen. */
  saw(table: string, { round, live }: TableState): void {
    if (round === null) return
    const { code } = round
    this.#seen.set(table, { round: code, dealt: live?.dealt ?? 0 })
    if (this.#rounds.some((known) => known.round === code)) return
    this.#rounds.push({ table, round: code })
    if (this.#rounds.length > MOST_ROUNDS) this.#rounds.shift()
  }

  /** Until they did some more. */
  work(deeds: number): Promise<void> {
    return this.#shift.done(deeds)
  }

  /** From now on they only see to it that everything goes on: dealers call them still. */
  calmDown(): void {
    this.#isCalm = true
  }

  async goHome(): Promise<void> {
    await Promise.all(this.#agreeing.values())
    await this.#shift.end()
    await this.first.leave()
    await this.#second.leave()
  }

  async #deed(): Promise<void> {
    const console = await this.first.console()
    const table = this.#dice.of(this.#tables)
    if (this.#isCalm) return this.first.order(table, { do: 'resume' })
    const { round, dealt } = this.#seen.get(table) ?? { round: 'none', dealt: 0 }
    const command = this.#dice.weighted<Order>([
      [{ do: 'pause', reason }, 2],
      [{ do: 'resume' }, 10],
      [{ do: 'cancelRound', round, reason }, 8],
      [{ do: 'swapCards', why: 'fallen', reason }, 1],
      [{ do: 'rescanCard', round, dealt, reason }, 1],
      [{ do: 'broadcast', text: 'A word from the floor.' }, 1],
    ])
    // What stands still is still there when the second one agrees.
    if (command.do === 'cancelRound') this.first.send(console, table, { do: 'pause', reason })
    this.first.send(console, table, command)
    if (this.#rounds.length > 0 && this.#dice.chance(0.4)) {
      const { table: there, round: over } = this.#dice.of(this.#rounds)
      await this.first.order(there, { do: 'voidRound', round: over, reason })
    }
    await this.#agree()
  }

  /** A void waits until no stakes lie on its table, which may stand still until these two let it go on. */
  async #agree(): Promise<void> {
    const browser = await this.#second.browser()
    const { body } = await browser.ask('GET /api/staff/approvals')
    for (const { approval, command } of (body.waiting ?? []) as readonly Approval[]) {
      if (this.#agreeing.has(approval)) continue
      const agreeing = browser
        .ask(`POST /api/staff/approvals/${approval}`, { yes: true })
        .then(({ status }) => {
          if (status === DONE) this.agreed.push({ approval, to: command.do })
        })
        // The server was killed: the next one is asked again.
        .catch(() => undefined)
        .finally(() => this.#agreeing.delete(approval))
      this.#agreeing.set(approval, agreeing)
    }
  }
}
