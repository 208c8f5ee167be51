import { staffByCookie } from '#server/gateway/http/staff'
import { type House, type HouseSettings, openHouse } from '#server/gateway/testing/house'
import { peopleOf } from '#server/people/people'
import { type Reception, receptionOf } from '#server/people/reception'
import { SignIns } from '#server/people/sign-ins'
import { openStore, type Store } from '#server/store/open'
import { grantPlayMoney } from '#server/wallet/grants'

/** The house's door with real people on a real store; the clock of sign-ins can be put forward. */
export interface Desk {
  readonly house: House
  readonly store: Store
  readonly reception: Reception
  readonly clock: { ahead: number }
  close(): Promise<void>
}

interface Where {
  readonly folder: string
  readonly databaseUrl: string | null
}

export const IDLE_MILLIS = 30 * 60_000

export async function openDesk({ folder, databaseUrl }: Where, settings: HouseSettings = {}): Promise<Desk> {
  const store = await openStore({ databaseUrl, dataFolder: folder })
  const { db } = store
  const clock = { ahead: 0 }
  const now = (): number => Date.now() + clock.ahead
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
  const house = await openHouse({
    tables: ['one', 'two'],
    ...settings,
    limits: {
      signInsPerMinute: 100_000,
      guestsPerMinute: 100_000,
      requestsPerMinute: 100_000,
      ...settings.limits,
    },
    parts: { people, reception, staff: staffByCookie(reception.staff, false), purse, ...settings.parts },
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
