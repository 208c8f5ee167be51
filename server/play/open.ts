import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { PlayerId, TableId } from '#engine/ids'
import type { CheckMessage } from '#protocol/player/to-player'
import { Cashier } from '#server/cashier/cashier'
import { localPayments } from '#server/cashier/local'
import type { Clock } from '#server/clock'
import type { Config } from '#server/config/config'
import { houseLimit } from '#server/config/house-limits'
import { ratesFrom } from '#server/config/rates'
import { allowanceOf } from '#server/play/allowance'
import { Allowances } from '#server/play/allowances'
import { CheckClock } from '#server/play/check-clock'
import { LimitsService } from '#server/play/limits-service'
import { LOCAL_REGULATOR } from '#server/play/regulator'
import { restraintOf } from '#server/play/restraint'
import { OpenSessions } from '#server/play/sessions/open'
import { SessionService } from '#server/play/sessions/service'
import { TableSessions } from '#server/play/sessions/table-sessions'
import type { Schema } from '#server/store/schema'
import type { Restraint } from '#server/tables/restraint'
import type { Balance } from '#server/wallet/ledger'
import type { Purses } from '#server/wallet/purses'

/** What the house of play needs to know of who is here, and whom it tells. */
export interface Audience {
  isAt(player: PlayerId, table: TableId): boolean
  tell(player: PlayerId, message: CheckMessage): void
  purseChanged(player: PlayerId, cash: number, golden: number): void
  sessionChanged(player: PlayerId, table: TableId, cash: number): void
}

export interface Play {
  readonly allowances: Allowances
  readonly limits: LimitsService
  readonly checks: CheckClock
  readonly sessions: TableSessions
  readonly sessionService: SessionService
  readonly cashier: Cashier
  readonly restraint: Restraint
  readonly looserAfterMillis: number
  /** Tells a player once more what is in the session at a table, where money was taken to it. */
  tellPurse(player: PlayerId, table: TableId): Promise<void>
  /** Takes up what was left in the middle; before the tables open. */
  start(): Promise<void>
  stop(): Promise<void>
}

type Settings = Pick<
  Config,
  | 'currency'
  | 'rates'
  | 'regulated'
  | 'houseLimits'
  | 'looserLimitHours'
  | 'sessionMost'
  | 'sessionAwayMinutes'
  | 'depositLeast'
  | 'depositMost'
  | 'withdrawalMost'
  | 'guestCash'
>

const MINUTE_MILLIS = 60_000
const HOUR_MILLIS = 60 * MINUTE_MILLIS
const LOOSER_HOURS = 24
const REGULATED_LOOSER_HOURS = 7 * 24

/** Responsible play, table sessions and the cashier, put together. */
export function openPlay(
  db: Kysely<Schema>,
  settings: Settings,
  {
    clock,
    purses,
    audience,
    log,
  }: {
    readonly clock: Clock
    readonly purses: Purses
    readonly audience: Audience
    readonly log: Logger
  },
): Play {
  const { now } = clock
  const { regulated, houseLimits, looserLimitHours, sessionMost, sessionAwayMinutes } = settings
  const house = houseLimits.map(houseLimit).filter((limit) => limit !== null)
  const rates = ratesFrom(settings.rates, settings.currency)
  const allowances = new Allowances(db, clock, house, rates)
  const waits = looserLimitHours ?? (regulated ? REGULATED_LOOSER_HOURS : LOOSER_HOURS)
  const looserAfterMillis = waits * HOUR_MILLIS
  const limits = new LimitsService({ db, allowances, delayMillis: looserAfterMillis, now })

  const moved = (balances: readonly Balance[]) => {
    for (const player of purses.learn(balances)) {
      const { cash, golden } = purses.of(player)
      audience.purseChanged(player, cash, golden)
    }
  }
  const open = new OpenSessions()
  const sessions = new TableSessions(db, { regulated, sessionMost, rates }, open)
  const sessionService = new SessionService({
    db,
    open,
    regulator: LOCAL_REGULATOR,
    settings: { regulated, sessionMost, rates, sessionAwayMillis: sessionAwayMinutes * MINUTE_MILLIS },
    barred: async (player) => {
      const facts = await limits.facts(player)
      const allowance = allowanceOf(allowances.rulesOf(facts), facts, now())
      return allowance !== null && allowance.cash === 0 ? allowance.text : null
    },
    moved: (balances, { id, player, table_id }) => {
      moved(balances)
      if (balances.length > 0) audience.sessionChanged(player, table_id, purses.of(player, id).cash)
    },
    isAt: audience.isAt,
    clock,
    log,
  })
  const cashier = new Cashier({
    db,
    port: localPayments(db, now),
    settings,
    facts: (player) => limits.facts(player),
    rulesOf: (facts) => allowances.rulesOf(facts),
    moved,
    clock,
    log,
  })
  const checks = new CheckClock(allowances, audience.tell, clock)
  return {
    allowances,
    limits,
    checks,
    sessions,
    sessionService,
    cashier,
    restraint: restraintOf(allowances, sessions),
    looserAfterMillis,
    async tellPurse(player, table) {
      const session = sessions.of(player, table)
      if (session === null || session === 'missing') return
      await purses.need([], [session])
      audience.sessionChanged(player, table, purses.of(player, session).cash)
    },
    start: async () => {
      await sessionService.start()
      await cashier.start()
      checks.start()
    },
    stop: async () => {
      checks.stop()
      cashier.stop()
      await sessionService.stop()
    },
  }
}
