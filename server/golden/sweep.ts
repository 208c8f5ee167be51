import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { Golden } from '#server/golden/golden'
import type { Schema } from '#server/store/schema'
import type { FloorListener } from '#server/tables/ports'
import type { Purses } from '#server/wallet/purses'

const SWEEP_MILLIS = 60_000

/** Golden chips as the running house keeps them: tables learn what is given, players hear it, expired chips go. */
export function openGolden(
  db: Kysely<Schema>,
  {
    purses,
    listener,
    log,
  }: {
    readonly purses: Purses
    readonly listener: Pick<FloorListener, 'purseChanged'>
    readonly log: Logger
  },
): { readonly golden: Golden; close(): Promise<void> } {
  const golden = new Golden({
    db,
    now: Date.now,
    moved: (balances) => {
      for (const player of purses.learn(balances)) {
        const { cash, golden } = purses.of(player)
        listener.purseChanged(player, cash, golden)
      }
    },
  })
  let sweeping: Promise<unknown> = Promise.resolve()
  const sweep = (): void => {
    sweeping = golden
      .expire()
      .catch((error) => log.warn({ err: error }, 'golden chips that expired are still there'))
  }
  const timer = setInterval(sweep, SWEEP_MILLIS)
  sweep()
  return {
    golden,
    close: async () => {
      clearInterval(timer)
      await sweeping
    },
  }
}
