import { expect } from 'vitest'
import { openStore } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { sealerWith } from '#server/tables/records'
import type { Arena } from '#tests/fuzz/arena'
import { checkBooks, type Witnesses } from '#tests/fuzz/books/books'
import type { Reading } from '#tests/fuzz/gauge'
import type { Place } from '#tests/fuzz/house'
import type { Line } from '#tests/fuzz/lines/line'

const MEGABYTE = 1_048_576
/** Connections that sign-ins keep for another one, and all that a server may have to its store. */
const SPARE_SOCKETS = 18

/** The reading once the last connection is really closed. */
export async function settled(arena: Arena, first: Reading): Promise<Reading> {
  let reading = await arena.gauge.read()
  await expect
    .poll(async () => {
      reading = await arena.gauge.read()
      return reading.sockets
    })
    .toBeLessThanOrEqual(first.sockets + SPARE_SOCKETS)
  return reading
}

/** The same process, about as large as it was, with no more open than it had. */
export function expectFlat(before: Reading, warm: Reading | undefined, last: Reading): void {
  expect(last.pid).toBe(before.pid)
  expect(last.rssBytes).toBeLessThan(1.5 * (warm?.rssBytes ?? 0))
  expect(last.sockets).toBeLessThanOrEqual(before.sockets + SPARE_SOCKETS)
  expect(last.files).toBeLessThanOrEqual(before.files + SPARE_SOCKETS)
}

/** Money, answers and log, as the store has them once nobody runs it. */
export async function expectSound(place: Place, witnesses: Witnesses): Promise<void> {
  const store = await openStore(place)
  try {
    const sealer = sealerWith(loadSealKey({ fromEnvironment: undefined, dataFolder: place.dataFolder }))
    const checked = await checkBooks(store, sealer, witnesses)
    expect(witnesses.faults.all).toEqual([])
    expect(checked.rounds).toBeGreaterThan(0)
    say(`sound: ${JSON.stringify(checked)}`)
  } finally {
    await store.close()
  }
}

export function pursesOf({ bots }: Arena, lines: readonly Line[]): Witnesses['purses'] {
  return new Map([
    ...bots.map(({ player, client }) => [player, client.purse] as const),
    ...lines.flatMap(({ person, purse }) => (purse === null ? [] : [[person.name, purse] as const])),
  ])
}

export function told(reading: Reading | undefined): string {
  if (reading === undefined) return ''
  const { rssBytes, heapBytes, sockets, files } = reading
  return `rss ${Math.round(rssBytes / MEGABYTE)} MB, heap ${(heapBytes / MEGABYTE).toFixed(1)} MB, ${sockets} sockets, ${files} files`
}

export function say(text: string): void {
  process.stderr.write(`fuzz: ${text}\n`)
}
