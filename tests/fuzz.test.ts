import { tmpdir } from 'node:os'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { CLOSE_CODES } from '#protocol/reasons'
import { loadConfig } from '#server/config/load'
import { crowd } from '#tests/floor/crowd'
import { temporaryFolder } from '#tests/floor/house'
import { Arena, NO_LIMITS } from '#tests/fuzz/arena'
import { askOften, crowdIn, flood } from '#tests/fuzz/floods'
import type { Reading } from '#tests/fuzz/gauge'
import { calm, complaints, type Honest } from '#tests/fuzz/honest'
import { newPlayer, type Player } from '#tests/fuzz/intruder'
import { lap, quietLap } from '#tests/fuzz/lap'
import { Lurkers } from '#tests/fuzz/lurkers'
import { regulars } from '#tests/fuzz/regulars'
import { Squad } from '#tests/fuzz/squad'
import { expectFlat, expectSound, pursesOf, say, seconds, settled, told } from '#tests/fuzz/verdict'

const { limits: standard } = loadConfig({ env: {}, folder: tmpdir() })
const CASES = Number(process.env.SABOT_FUZZ_CASES ?? 200_000)
const SEED = Number(process.env.SABOT_FUZZ_SEED ?? 1)
/** The first lap brings everything to its working size; from there on memory is to stay as it is. */
const LAPS = [0.2, 0.3, 0.3]
/** In the end once more with the tables at rest, so that whatever stays in memory stays for no reason. */
const QUIET_LAP = 0.2
const TIMEOUT_MILLIS = 300_000 + CASES * 2
const SQUAD = 8

/** Time enough for a few messages a second. */
const UNHURRIED = { betting: 500, result: 100 }
/** Of the standard configuration. */
const { messagesBurst: BURST, messagesPerSecond: PER_SECOND } = standard
const { socketsPerPlayer: SOCKETS_PER_PLAYER, guestsPerMinute: GUESTS_PER_MINUTE } = standard

/** Less than 25 bytes of each case, besides what comes and goes. */
const QUIET_BYTES = CASES * QUIET_LAP * 25 + 2_000_000

describe('fuzz', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())

  it(`${CASES} hostile frames and requests`, { timeout: TIMEOUT_MILLIS }, async () => {
    say(`seed ${SEED}`)
    const arena = await Arena.open({ folder: folder.path, limits: NO_LIMITS, seed: SEED, players: bots })
    onTestFinished(() => arena.abandon())
    const { mission, gauge } = arena
    const { target, tally } = mission
    const squad = await Squad.gather(mission, SQUAD)
    const loner = await newPlayer(target)
    const before = await gauge.read()
    const lurkers = await Lurkers.place(mission, loner)
    const players: Player[] = [loner]
    const readings: Reading[] = []
    for (const [index, share] of LAPS.entries()) {
      const started = performance.now()
      const rounds = arena.expectRounds()
      const mine = { ...mission, seed: SEED * 1_000 + index }
      const cases = Math.ceil(CASES * share)
      players.push(...(await lap(squad.under(mine), loner, cases).catch(arena.failed)))
      await rounds
      expect(target.faults.all).toEqual([])
      readings.push(await gauge.read())
      say(`${tally.total} cases, lap of ${seconds(started)}, ${told(readings.at(-1))}`)
    }
    await lurkers.leave()
    await squad.getUp()
    await arena.expectRounds()
    await calm(arena.bots, target.faults)
    const idle = await settled(arena, before)
    await quietLap(squad.under({ ...mission, seed: SEED * 1_000 + LAPS.length }), loner, CASES * QUIET_LAP)
    const last = await settled(arena, before)
    say(`quiet at ${told(idle)}, then ${told(last)}`)
    for (const intruder of squad.intruders) {
      await intruder.settle()
      intruder.dismiss()
    }

    expect(await arena.close()).toEqual({ code: 0, said: [] })
    expect(target.faults.all).toEqual([])
    expect(complaints(arena.bots)).toEqual([])
    const notebooks = [...players, ...squad.intruders.map(({ player }) => player)].map(
      ({ notebook }) => notebook,
    )
    expectFlat(before, readings[0], last)
    expect(last.heapBytes - idle.heapBytes).toBeLessThan(QUIET_BYTES)
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

describe('the usual limits', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())

  it('hold, and floods hinder nobody', { timeout: TIMEOUT_MILLIS }, async () => {
    const arena = await Arena.open({
      folder: folder.path,
      limits: {},
      seed: SEED,
      players: regulars,
      timings: UNHURRIED,
    })
    onTestFinished(() => arena.abandon())
    const { mission, gauge } = arena
    const { target, tally } = mission
    const before = await gauge.read()
    const players = await Promise.all(Array.from({ length: 4 }, () => newPlayer(target)))
    const [first, second, third, fourth] = players
    if (!first || !second || !third || !fourth) throw new Error('Nobody came.')
    const rounds = arena.expectRounds()

    for (const time of [1, 2, 3]) {
      const { pongs, tooFast, code, millis } = await flood(mission, first, 'messages')
      expect({ time, code }).toEqual({ time, code: CLOSE_CODES.tooFast })
      expect(pongs).toBeLessThanOrEqual(BURST + 1 + (millis * PER_SECOND) / 1_000)
      if (time === 1) expect(tooFast).toBeGreaterThan(0)
    }
    expect(await flood(mission, second, 'lists')).toMatchObject({ code: CLOSE_CODES.tooFast })
    expect(await flood(mission, third, 'control frames')).toMatchObject({ code: CLOSE_CODES.tooFast })
    expect(await flood(mission, fourth, 'nonsense')).toMatchObject({ code: CLOSE_CODES.badFrames })
    expect(await crowdIn(mission, third, 40)).toBe(SOCKETS_PER_PLAYER)

    const since = performance.now()
    const guests = await askOften(mission, 'POST /api/session', 120)
    const minutes = (performance.now() - since) / 60_000
    expect(guests.get(200)).toBeLessThanOrEqual(GUESTS_PER_MINUTE * (1 + minutes) + 1)
    const lists = await askOften(mission, 'GET /api/tables', 500)
    expect(lists.get(429)).toBeGreaterThan(0)
    expect(await askOften(mission, 'GET /health', 200)).toEqual(new Map([[200, 200]]))

    await rounds
    await calm(arena.bots, target.faults)
    const after = await settled(arena, before)
    say(`limits: ${told(before)}, then ${told(after)}`)
    expect(await arena.close()).toEqual({ code: 0, said: [] })
    expect(target.faults.all).toEqual([])
    expect(complaints(arena.bots)).toEqual([])
    expectFlat(before, before, after)
    const notebooks = players.map(({ notebook }) => notebook)
    const purses = new Map(arena.bots.map(({ player, client }) => [player, client.purse]))
    await expectSound(folder.path, { bots: arena.bots, notebooks, purses, faults: target.faults })
    say(tally.toString())
  })
})

async function bots(url: string, tables: readonly string[]): Promise<readonly Honest[]> {
  const all = await crowd(url, tables, { bots: 12, tablesEach: 2 })
  const stop = (plays: (typeof all)[number]['plays']) => () => {
    for (const play of plays) play.stop()
  }
  return all.map(({ plays, ...bot }) => ({ ...bot, stop: stop(plays) }))
}
