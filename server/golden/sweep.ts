import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock, Timer } from '#server/clock'
import { Golden } from '#server/golden/golden'
import type { Schema } from '#server/store/schema'
import type { FloorListener } from '#server/tables/ports'
import type { Purses } from '#server/wallet/purses'

/** Chips that were in a round when their time was over are looked for this often. */
const SWEEP_MILLIS = 60_000

/** Golden chips as the running house keeps them: tables learn what is given, players hear it, expired chips go. */
export function openGolden(
  db: Kysely<Schema>,
  {
    clock,
    purses,
    listener,
    log,
  }: {
    readonly clock: Clock
    readonly purses: Purses
    readonly listener: Pick<FloorListener, 'purseChanged'>
    readonly log: Logger
  },
): { readonly golden: Golden; close(): Promise<void> } {
  const golden = new Golden({
    db,
    now: clock.now,
    moved: (balances) => {
      for (const player of purses.learn(balances)) {
        const { cash, golden } = purses.of(player)
        listener.purseChanged(player, cash, golden)
      }
    },
  })
  let timer: Timer | undefined
  let closed = false
  let sweeping: Promise<unknown> = Promise.resolve()
  const expire = async (): Promise<number> => {
    await golden.expire()
    return ((await golden.nextExpiry()) ?? Number.POSITIVE_INFINITY) - clock.now()
  }
  const sweep = (): void => {
    sweeping = expire()
      .catch((error) => {
        log.warn({ err: error }, 'golden chips that expired are still there')
        return SWEEP_MILLIS
      })
      .then((millis) => {
        if (!closed) timer = clock.after(Math.min(Math.max(0, millis), SWEEP_MILLIS), sweep)
      })
  }
  sweep()
  return {
    golden,
    close: async () => {
      closed = true
      timer?.cancel()
      await sweeping
    },
  }
}
