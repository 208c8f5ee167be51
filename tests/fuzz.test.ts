import { tmpdir } from 'node:os'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { CLOSE_CODES } from '#protocol/wire/reasons'
import { loadConfig } from '#server/config/load'
import { openHouse } from '#server/gateway/testing/house'
import { HandClock } from '#tests/clock'
import { crowd } from '#tests/floor/crowd'
import { emptyFolder, fastTables } from '#tests/floor/house'
import { Arena, NO_LIMITS } from '#tests/fuzz/arena'
import { calm, complaints, type Honest } from '#tests/fuzz/crowd/honest'
import { regulars } from '#tests/fuzz/crowd/regulars'
import { gather, linesOf, under } from '#tests/fuzz/forces'
import type { Reading } from '#tests/fuzz/gauge'
import { automaticTables, hire, LIVE_TABLES, OPERATOR, SPARE_TABLES } from '#tests/fuzz/house'
import { lap, quietLap } from '#tests/fuzz/lap'
import { newPlayer, type Person } from '#tests/fuzz/lines/person'
import { commandsRequired, missed, missing, ROUTES_REQUIRED, timelyShare } from '#tests/fuzz/required'
import { expectFlat, expectSound, pursesOf, say, settled, told } from '#tests/fuzz/verdict'
import { askUntilRefused, crowdIn, flood } from '#tests/fuzz/wires/floods'
import { Lurkers } from '#tests/fuzz/wires/lurkers'
import { freshDatabase } from '#tests/made-postgres'

const { limits: standard } = loadConfig({ env: {}, folder: tmpdir() })
const FRAMES = Number(process.env.SABOT_FUZZ_FRAMES ?? 6_000)
const SEED = Number(process.env.SABOT_FUZZ_SEED ?? 1)
/** The first lap brings everything to its working size; from there on memory is to stay as it is. */
const LAPS = [0.4, 0.4]
/** In the end once more with the tables at rest, so that whatever stays in memory stays for no reason. */
const QUIET_LAP = 0.2
const TIMEOUT_MILLIS = 600_000 + FRAMES * 5
/** Less than 25 bytes of each case, besides what comes and goes. */
const QUIET_BYTES = FRAMES * QUIET_LAP * 25 + 2_000_000

describe('fuzz', () => {
  const folder = emptyFolder()
  afterAll(() => folder.remove())

  it(`${FRAMES} hostile frames and requests`, { timeout: TIMEOUT_MILLIS }, async () => {
    say(`seed ${SEED}`)
    const place = { dataFolder: folder.path, databaseUrl: await freshDatabase() }
    await hire(place)
    const arena = await Arena.open({
      place,
      limits: NO_LIMITS,
      seed: SEED,
      tables: automaticTables(),
      others: [...LIVE_TABLES, ...SPARE_TABLES],
      more: { operators: [OPERATOR] },
      players: bots,
    })
    onTestFinished(() => arena.abandon())
    const { mission, gauge } = arena
    const { target, tally, tables } = mission
    const { reach, faults } = target
    const commands = commandsRequired(FRAMES)
    const required = [...commands, ...ROUTES_REQUIRED]
    onTestFinished(() => {
      say(tally.toString())
      say(reach.toString())
      say(`not reached: ${missed(reach, required).join(', ')}`)
    })
    const forces = await gather(arena)
    const before = await gauge.read()
    const [loner] = forces.others
    if (loner === undefined) throw new Error('Nobody came.')
    const lurkers = await Lurkers.place(target.port, tables, loner)
    const newcomers: Person[] = []
    const readings: Reading[] = []
    for (const [index, share] of LAPS.entries()) {
      const isLast = index === LAPS.length - 1
      const rounds = arena.expectRounds()
      const goals = {
        commands: () => !isLast || missing(reach, commands).length === 0,
        routes: () => new Set(isLast ? missing(reach, ROUTES_REQUIRED).map(({ kind }) => kind) : []),
      }
      const mine = under(forces, SEED * 1_000 + index)
      newcomers.push(...(await lap(mine, FRAMES * share, goals).catch(arena.failed)))
      await rounds
      expect(faults.all).toEqual([])
      readings.push(await gauge.read())
      say(`${tally.total} cases, ${told(readings.at(-1))}`)
    }
    lurkers.leave()
    await calm(arena.bots, faults)
    const idle = await settled(arena, before)
    await quietLap(under(forces, SEED * 1_000 + LAPS.length), FRAMES * QUIET_LAP)
    const last = await settled(arena, before)
    say(`quiet at ${told(idle)}, then ${told(last)}`)
    const lines = linesOf(forces)
    for (const line of lines) {
      await line.settle()
      line.dismiss()
    }

    expect(await arena.close()).toEqual({ code: 0, said: [] })
    expect(faults.all).toEqual([])
    expect(complaints(arena.bots)).toEqual([])
    expectFlat(before, readings[0], last)
    expect(last.heapBytes - idle.heapBytes).toBeLessThan(QUIET_BYTES)
    await expectSound(place, {
      bots: arena.bots,
      people: [...newcomers, ...lines.map(({ person }) => person)],
      purses: pursesOf(arena, lines),
      faults,
    })
    expect(missed(reach, required)).toEqual([])
    expect(timelyShare(reach)).toBeGreaterThan(0.5)
    expect(tally.total).toBeGreaterThanOrEqual(FRAMES)
  })
})

describe('the usual limits', () => {
  const folder = emptyFolder()
  afterAll(() => folder.remove())

  it('hold, and floods hinder nobody', { timeout: TIMEOUT_MILLIS }, async () => {
    const place = { dataFolder: folder.path, databaseUrl: await freshDatabase() }
    const arena = await Arena.open({
      place,
      limits: {},
      seed: SEED,
      // Time enough for a few messages a second.
      tables: fastTables().map((table) => ({
        ...table,
        timings: { ...table.timings, betting: 500, result: 100 },
      })),
      players: regulars,
    })
    onTestFinished(() => arena.abandon())
    const { mission, gauge } = arena
    const { target, tally } = mission
    const before = await gauge.read()
    const come = () => newPlayer(target.url, target.faults)
    const [first, second, third, fourth] = [await come(), await come(), await come(), await come()]
    const rounds = arena.expectRounds()

    const patient = await flood(mission, first, 'messages')
    expect(patient).toMatchObject({ code: CLOSE_CODES.tooFast })
    expect(patient.pongs).toBeGreaterThanOrEqual(standard.messagesBurst)
    expect(patient.tooFast).toBeGreaterThan(0)
    const warm = await gauge.read()
    // Nothing is given back for coming again.
    expect(await flood(mission, first, 'messages')).toMatchObject({ code: CLOSE_CODES.tooFast })
    expect(await flood(mission, second, 'lists')).toMatchObject({ code: CLOSE_CODES.tooFast })
    expect(await flood(mission, third, 'control frames')).toMatchObject({ code: CLOSE_CODES.tooFast })
    expect(await flood(mission, fourth, 'nonsense')).toMatchObject({ code: CLOSE_CODES.badFrames })
    expect(await crowdIn(mission, third, 40)).toBe(standard.socketsPerPlayer)

    expect(await askUntilRefused(mission, 'POST /api/session', 1_000)).toMatchObject({ isRefused: true })
    expect(await askUntilRefused(mission, 'GET /api/tables', 10_000)).toMatchObject({ isRefused: true })
    expect(await askUntilRefused(mission, 'GET /health', 500)).toEqual({ taken: 500, isRefused: false })

    await rounds
    await calm(arena.bots, target.faults)
    const after = await settled(arena, before)
    say(`limits: ${told(warm)}, then ${told(after)}`)
    expect(await arena.close()).toEqual({ code: 0, said: [] })
    expect(target.faults.all).toEqual([])
    expect(complaints(arena.bots)).toEqual([])
    expectFlat(before, warm, after)
    const people = [first, second, third, fourth]
    const purses = new Map(arena.bots.map(({ player, client }) => [player, client.purse]))
    await expectSound(place, { bots: arena.bots, people, purses, faults: target.faults })
    say(tally.toString())
  })
})

describe('requests that never come to an end', () => {
  it('are given up', async () => {
    const house = await openHouse(new HandClock(), { pace: { requestMillis: 200 } })
    onTestFinished(() => house.close())
    const { token } = await house.people.newGuest()
    const lurkers = await Lurkers.place(house.gateway.port, ['one'], {
      cookie: `sabot=${token}`,
      path: '/socket',
    })
    onTestFinished(() => lurkers.leave())
    expect(await lurkers.unending()).toBe(0)
    expect((await fetch(`${house.url}/health`)).status).toBe(200)
  })
})

async function bots(url: string, tables: readonly string[]): Promise<readonly Honest[]> {
  const all = await crowd(url, tables, { bots: 6, tablesEach: 2 })
  const stop = (plays: (typeof all)[number]['plays']) => () => {
    for (const play of plays) play.stop()
  }
  return all.map(({ plays, ...bot }) => ({ ...bot, stop: stop(plays) }))
}
