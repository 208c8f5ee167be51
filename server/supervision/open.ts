import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type {
  OpenSessionsAnswer,
  PlayerNamesAnswer,
  SecondPerson,
  TableRoundsAnswer,
} from '#protocol/http/supervision'
import type { SecondedCommand } from '#protocol/staff/from-supervisor'
import type { Clock } from '#server/clock'
import type { StaffMember } from '#server/people/staff/member'
import type { Schema } from '#server/store/schema'
import { Alarms } from '#server/supervision/alarms'
import { Approvals } from '#server/supervision/approvals'
import { openSessions, playerNames, tableRounds } from '#server/supervision/lists'
import { carrierOf, notNow } from '#server/supervision/seconded'
import type { Floor } from '#server/tables/floor'
import type { StaffAnswer, TableSight } from '#server/tables/ports'

/** What supervisors look after, beyond a single table. */
export interface Supervision {
  readonly approvals: Approvals
  readonly alarms: Alarms
  readonly secondPerson: SecondPerson
  /** Why a second person need not be asked; null where one has to be. */
  notNow(by: StaffMember, table: TableSight, command: SecondedCommand): Promise<StaffAnswer | null>
  /** Null where there is no such table. */
  rounds(table: string): Promise<TableRoundsAnswer | null>
  names(players: readonly string[]): Promise<PlayerNamesAnswer>
  sessions(): Promise<OpenSessionsAnswer>
}

interface Settings {
  readonly clock: Clock
  readonly db: Kysely<Schema>
  readonly floor: Pick<Floor, 'tables'>
  readonly secondPerson: SecondPerson
  readonly log: Logger
}

export async function openSupervision({
  clock,
  db,
  floor,
  secondPerson,
  log,
}: Settings): Promise<Supervision> {
  const { tables } = floor
  const carryOut = carrierOf({ doors: tables, log })
  const alarms = new Alarms({ db, doors: tables, now: clock.now })
  const approvals = new Approvals({ clock, db, carryOut, log })
  await alarms.open()
  await approvals.open()
  return {
    approvals,
    alarms,
    secondPerson,
    notNow: (by, table, command) => notNow(db, by, table, command),
    rounds: async (table) => (tables.has(table) ? tableRounds(db, table) : null),
    names: (players) => playerNames(db, players),
    sessions: () => openSessions(db),
  }
}
