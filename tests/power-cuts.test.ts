import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, it, onTestFinished } from 'vitest'
import { audit } from '#server/audit/audit'
import { readSealKey } from '#server/store/seal'
import { comesAbout } from '#tests/chaos/comes-about'
import { inspect, LIVE_IDS, settingsIn, TABLE_IDS } from '#tests/chaos/floor'
import { Load } from '#tests/chaos/load'
import { Witness } from '#tests/chaos/witness'
import { startChild } from '#tests/child'
import { Dice } from '#tests/dice'
import { hireCrew } from '#tests/floor/crew'
import { Door } from '#tests/floor/door'
import { ServerProcess, writeConfig } from '#tests/floor/process'
import { type Luck, NOTHING_IS_KEPT } from '#tests/power/disk'
import { anyLuck, ForgetfulFolder } from '#tests/power/forgetful-folder'

const CUTS = Number(process.env.SABOT_CUTS ?? 3)
const SEED = Number(process.env.SABOT_CHAOS_SEED ?? 1)
const BOTS = 8
/** A server that gets up after a cut is open after about so long. */
const GETTING_UP_MILLIS = 3_000

/** Makes a house's key and its store, and says so once somebody is in it. */
const MAKE = `
  const { loadSealKey } = await import('#server/store/seal')
  const { openStore } = await import('#server/store/open')
  const key = loadSealKey({ fromEnvironment: undefined, dataFolder: process.argv[1] })
  const { db } = await openStore({ databaseUrl: null, dataFolder: process.argv[1] })
  const player = { id: 'first', name: 'x', kind: 'guest', currency: 'EUR', created_at: 1 }
  await db.insertInto('players').values(player).execute()
  console.log('made with', Buffer.from(key).toString('hex'))
`

it('a store that is being made when the power is cut opens all the same', { timeout: 600_000 }, async () => {
  const disk = new ForgetfulFolder()
  onTestFinished(() => disk.remove())
  const child = startChild(MAKE, [disk.path], disk.begin())
  await child.says(/made with \w{64}\n/)
  await child.kill()
  const [, key = ''] = /made with (\w{64})/.exec(child.output()) ?? []
  const dice = new Dice(SEED)
  const playersAfter = async (luck: Luck, share: number) => {
    disk.cut(luck, share)
    const place = { folder: disk.path, databaseUrl: null }
    return inspect(place, ({ db }) => db.selectFrom('players').select('id').execute())
  }
  expect(await playersAfter(NOTHING_IS_KEPT, 1)).toEqual([{ id: 'first' }])
  const kept = readSealKey({ fromEnvironment: undefined, dataFolder: disk.path })
  expect(Buffer.from(kept).toString('hex')).toBe(key)
  const share = dice.below(1_000_000) / 1_000_000
  expect([[], [{ id: 'first' }]]).toContainEqual(await playersAfter(anyLuck(dice), share))
})

/** What a witness finds in a copy of the folder. */
const seenBy = (witness: Witness) => (folder: string) =>
  inspect({ folder, databaseUrl: null }, (store) => witness.look(store))

it(`nothing that was acknowledged is lost in ${CUTS} power cuts`, {
  timeout: 600_000 + CUTS * 60_000,
}, async () => {
  const dice = new Dice(SEED)
  const disk = new ForgetfulFolder()
  cpSync(inject('madeStore'), join(disk.path, 'store'), { recursive: true })
  const place = { folder: disk.path, databaseUrl: null }
  await inspect(place, (store) => hireCrew(store, LIVE_IDS))
  const file = writeConfig(`${disk.path}-settings`, settingsIn(disk.path))
  let server = ServerProcess.start(file, disk.begin())
  onTestFinished(async () => {
    await server.end('SIGKILL')
    disk.remove()
  })
  const door = await Door.open()
  await door.leadTo(server)
  const load = await Load.begin(door.url, { tables: TABLE_IDS, live: LIVE_IDS, bots: BOTS, dice })
  const witness = new Witness(load)
  for (let cut = 1; cut <= CUTS; cut++) {
    if (cut % 3 === 0) await pause(dice.below(GETTING_UP_MILLIS))
    else {
      await door.leadTo(server)
      await load.bet(1 + dice.below(40))
      if (dice.chance(0.5)) await pause(dice.below(100))
    }
    await server.end('SIGKILL')
    // A disk that keeps nothing does lose something, and the witness sees it.
    if (cut === 1) {
      const { problems } = await disk.lied(seenBy(new Witness(load)))
      expect(problems.join('\n')).toMatch(/was told {"ok":true,.* and the store says undefined/)
    }
    disk.cut(anyLuck(dice))
    const { problems } = await disk.copied(seenBy(witness))
    expect(problems, `after cut ${cut}`).toEqual([])
    server = ServerProcess.start(file, disk.begin())
    if (cut % 10 === 0) process.stderr.write(`${cut} power cuts\n`)
  }

  await door.leadTo(server)
  await load.bet(20)
  await comesAbout('chips were given', () => load.desk.done.some(({ kind }) => kind === 'grants'))
  load.calmDown()
  await load.end()
  expect(await server.end('SIGTERM')).toBe(0)
  // What was noted is all that was done.
  expect(disk.differences()).toEqual([])
  await inspect(place, async (store, sealer) => {
    const { problems, checked } = await new Witness(load).look(store)
    expect(problems).toEqual([])
    expect((await audit(store.db, sealer)).problems).toEqual([])
    expect(checked.bets).toBeGreaterThan(CUTS)
    expect(checked.orders).toBeGreaterThan(CUTS)
    expect(checked.grants).toBeGreaterThan(0)
    const words = Object.entries(checked).map(([what, count]) => `${count} ${what}`)
    process.stderr.write(`${CUTS} power cuts, ${words.join(', ')}: nothing is lost\n`)
  })
  await load.close()
  await door.close()
})
