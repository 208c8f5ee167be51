import { staffByCookie } from '#server/gateway/routes/staff'
import { type House, type HouseSettings, openHouse } from '#server/gateway/testing/house'
import { peopleOf } from '#server/people/people'
import { type Reception, receptionOf } from '#server/people/reception'
import { SignIns } from '#server/people/sign-ins'
import { openStore, type Store } from '#server/store/open'
import { grantPlayMoney } from '#server/wallet/grants'
import { HandClock } from '#tests/clock'

/** The house's door with real people on a real store. Time stands still unless a test moves it. */
export interface Desk {
  readonly house: House
  readonly store: Store
  readonly reception: Reception
  readonly clock: HandClock
  close(): Promise<void>
}

interface Where {
  readonly folder: string
  readonly databaseUrl: string | null
}

export const IDLE_MILLIS = 30 * 60_000
/** No socket is asked for a sign of life while a test moves the clock by days. */
const YEAR_MILLIS = 365 * 86_400_000

export async function openDesk(
  { folder, databaseUrl }: Where,
  settings: HouseSettings = {},
  clock = new HandClock(),
): Promise<Desk> {
  const store = await openStore({ databaseUrl, dataFolder: folder })
  const { db } = store
  const { now } = clock
  const signIns = new SignIns({ db, idleMillis: IDLE_MILLIS, now })
  const reception = receptionOf({ db, signIns, idleMillis: IDLE_MILLIS, now })
  const people = peopleOf({ db, signIns, currency: 'EUR', playMoney: 100_000, grant: grantPlayMoney, now })
  const purse = async (player: string) => {
    const rows = await db
      .selectFrom('accounts')
      .select(['kind', 'balance'])
      .where('owner', '=', player)
      .execute()
    const of = (kind: string): number => rows.find((row) => row.kind === kind)?.balance ?? 0
    return { cash: of('cash'), golden: of('golden') }
  }
  const house = await openHouse(clock, {
    tables: ['one', 'two'],
    pace: { heartbeatMillis: YEAR_MILLIS },
    ...settings,
    limits: {
      signInsPerMinute: 100_000,
      guestsPerMinute: 100_000,
      requestsPerMinute: 100_000,
      ...settings.limits,
    },
    parts: {
      people,
      reception,
      staff: staffByCookie(reception.staff, false),
      purse,
      ...settings.parts,
    },
  })
  return {
    house,
    store,
    reception,
    clock,
    close: async () => {
      await house.close()
      await store.close()
    },
  }
}
