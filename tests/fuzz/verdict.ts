import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { openStore } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { sealerWith } from '#server/tables/records'
import type { Arena } from '#tests/fuzz/arena'
import { checkBooks, type Witnesses } from '#tests/fuzz/books'
import type { Reading } from '#tests/fuzz/gauge'
import type { Squad } from '#tests/fuzz/squad'

const PATIENCE_MILLIS = 60_000
const MEGABYTE = 1_048_576
/** Connections that sign-ins keep for another one. */
const SPARE_SOCKETS = 8

/** The reading once the last connection is really closed. */
export async function settled(arena: Arena, first: Reading): Promise<Reading> {
  const deadline = Date.now() + PATIENCE_MILLIS
  for (;;) {
    const reading = await arena.gauge.read()
    if (reading.sockets <= first.sockets + SPARE_SOCKETS || Date.now() > deadline) return reading
    await pause(100)
  }
}

/** The same process, about as large as it was, with no more connections than it had. */
export function expectFlat(before: Reading, warm: Reading | undefined, last: Reading): void {
  expect(last.pid).toBe(before.pid)
  expect(last.rssBytes).toBeLessThan(1.5 * (warm?.rssBytes ?? 0))
  expect(last.sockets).toBeLessThanOrEqual(before.sockets + SPARE_SOCKETS)
}

/** Money, answers and log, as the store has them once nobody runs it. */
export async function expectSound(dataFolder: string, witnesses: Witnesses): Promise<void> {
  const store = await openStore({ databaseUrl: null, dataFolder })
  try {
    const sealer = sealerWith(loadSealKey({ fromEnvironment: undefined, dataFolder }))
    const checked = await checkBooks(store, sealer, witnesses)
    expect(witnesses.faults.all).toEqual([])
    expect(checked.rounds).toBeGreaterThan(0)
    say(`sound: ${JSON.stringify(checked)}`)
  } finally {
    await store.close()
  }
}

export function pursesOf({ bots }: Arena, { intruders }: Squad): Witnesses['purses'] {
  return new Map([
    ...bots.map(({ player, client }) => [player, client.purse] as const),
    ...intruders.flatMap(({ player, purse }) =>
      purse === null ? [] : [[player.notebook.player, purse] as const],
    ),
  ])
}

export function told(reading: Reading | undefined): string {
  if (reading === undefined) return ''
  const { rssBytes, heapBytes, sockets } = reading
  return `rss ${Math.round(rssBytes / MEGABYTE)} MB, heap ${(heapBytes / MEGABYTE).toFixed(1)} MB, ${sockets} sockets`
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`
}

export function say(text: string): void {
  process.stderr.write(`fuzz: ${text}\n`)
}
