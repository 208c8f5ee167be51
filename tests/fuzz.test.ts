import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { openStore } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { sealerWith } from '#server/tables/records'
import { temporaryFolder } from '#tests/floor/house'
import { Arena, NO_LIMITS } from '#tests/fuzz/arena'
import { checkBooks, type Witnesses } from '#tests/fuzz/books'
import type { Reading } from '#tests/fuzz/gauge'
import { newPlayer, type Player } from '#tests/fuzz/intruder'
import { lap } from '#tests/fuzz/lap'
import { Lurkers } from '#tests/fuzz/lurkers'
import { Squad } from '#tests/fuzz/squad'

const CASES = Number(process.env.SABOT_FUZZ_CASES ?? 200_000)
const SEED = Number(process.env.SABOT_FUZZ_SEED ?? 1)
/** The first lap brings everything to its working size; from there on memory is to stay as it is. */
const LAPS = [0.2, 0.4, 0.4]
const TIMEOUT_MILLIS = 300_000 + CASES * 2
const SQUAD = 8
const PATIENCE_MILLIS = 60_000

const MEGABYTE = 1_048_576
/** Answers are remembered for those who ask again, 20,000 at each table. */
const BYTES_PER_ANSWER = 800
const HEAP_ROOM_BYTES = 24 * MEGABYTE

describe('fuzz', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())

  it(`${CASES} hostile frames and requests`, { timeout: TIMEOUT_MILLIS }, async () => {
    say(`seed ${SEED}`)
    const arena = await Arena.open({ folder: folder.path, limits: NO_LIMITS, seed: SEED, bots: 12 })
    const { mission, gauge } = arena
    const { target, tally } = mission
    const squad = await Squad.gather(mission, SQUAD)
    const loner = await newPlayer(target)
    const lurkers = await Lurkers.place(mission, loner)
    const players: Player[] = [loner]
    const readings: Reading[] = []
    for (const [index, share] of LAPS.entries()) {
      const started = performance.now()
      const rounds = arena.expectRounds()
      const mine = { ...mission, seed: SEED * 1_000 + index }
      players.push(...(await lap(squad.under(mine), loner, Math.ceil(CASES * share))))
      await rounds
      readings.push(await gauge.read())
      say(`${tally.total} cases, lap of ${seconds(started)}, ${told(readings.at(-1))}`)
      expect(target.faults.all).toEqual([])
    }
    await lurkers.leave()
    await arena.expectRounds()
    await arena.calm()
    const last = await settled(arena, readings[0])
    say(`at the end ${told(last)}`)
    for (const intruder of squad.intruders) {
      await intruder.settle()
      intruder.dismiss()
    }

    expect(await arena.close()).toEqual({ code: 0, said: [] })
    expect(target.faults.all).toEqual([])
    expect(arena.complaints()).toEqual([])
    const notebooks = [...players, ...squad.intruders.map(({ player }) => player)].map(
      ({ notebook }) => notebook,
    )
    expectFlat(
      readings[0],
      last,
      notebooks.reduce((sum, { answers }) => sum + answers, 0),
    )
    await expectSound(folder.path, {
      bots: arena.bots,
      notebooks,
      purses: pursesOf(arena, squad),
      faults: target.faults,
    })
    say(tally.toString())
    expect(tally.total).toBeGreaterThanOrEqual(CASES)
  })
})

/** The reading once the last connection is really closed. */
async function settled(arena: Arena, first: Reading | undefined): Promise<Reading> {
  const deadline = Date.now() + PATIENCE_MILLIS
  for (;;) {
    const reading = await arena.gauge.read()
    if (reading.descriptors <= (first?.descriptors ?? 0) || Date.now() > deadline) return reading
    await pause(100)
  }
}

function expectFlat(first: Reading | undefined, last: Reading, answers: number): void {
  if (first === undefined) throw new Error('Nothing was measured.')
  expect(last.pid).toBe(first.pid)
  expect(last.descriptors).toBeLessThanOrEqual(first.descriptors)
  expect(last.rssBytes).toBeLessThan(1.5 * first.rssBytes)
  expect(last.heapBytes).toBeLessThan(first.heapBytes + HEAP_ROOM_BYTES + answers * BYTES_PER_ANSWER)
}

async function expectSound(dataFolder: string, witnesses: Witnesses): Promise<void> {
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

function pursesOf({ bots }: Arena, { intruders }: Squad): Witnesses['purses'] {
  return new Map([
    ...bots.map(({ player, client }) => [player, client.purse] as const),
    ...intruders.flatMap(({ player, purse }) =>
      purse === null ? [] : [[player.notebook.player, purse] as const],
    ),
  ])
}

function told(reading: Reading | undefined): string {
  if (reading === undefined) return ''
  const { rssBytes, heapBytes, descriptors } = reading
  return `rss ${Math.round(rssBytes / MEGABYTE)} MB, heap ${(heapBytes / MEGABYTE).toFixed(1)} MB, ${descriptors} descriptors`
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`
}

function say(text: string): void {
  process.stderr.write(`fuzz: ${text}\n`)
}
