import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { Client } from '#cli/bots/wire/client'
import { isLater, signIn } from '#cli/bots/wire/session'
import { audit } from '#server/audit/audit'
import { readBackupManifest } from '#server/operations/backup/manifest'
import { restore } from '#server/operations/backup/restore'
import { backUp } from '#server/operations/backup/write'
import { PARTS } from '#server/store/copy/parts'
import { openStore } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { sealerWith } from '#server/tables/records'
import { type Bot, crowd } from '#tests/floor/crowd'
import { everyGame } from '#tests/floor/house'
import { ServerProcess, writeConfig } from '#tests/floor/process'
import { BRISK } from '#tests/floor/timings'
import { sabot } from '#tests/operations/sabot'
import { onBothStores } from '#tests/stores'
import { until } from '#tests/until'

const TABLES = everyGame(BRISK).filter(({ game }) => game === 'ventuno' || game === 'speed-baccarat')
const IDS = TABLES.map(({ id }) => id)
const LIMITS = {
  messagesPerSecond: 10_000,
  messagesBurst: 10_000,
  guestsPerMinute: 10_000,
  requestsPerMinute: 100_000,
}
const PASSPHRASE = 'a horse eats no salad'

interface Home {
  readonly folder: string
  readonly databaseUrl: string | null
}

function envOf({ folder, databaseUrl }: Home): Record<string, string> {
  const store = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }
  return { SABOT_DATA_FOLDER: join(folder, 'data'), ...store }
}

/** A server in a process of its own, as its home says, and somebody who looks on. */
async function start(home: Home) {
  const settings = { port: 0, housePlayers: 0, logLevel: 'error', limits: LIMITS, tables: TABLES }
  const server = ServerProcess.start(writeConfig(home.folder, settings), envOf(home))
  onTestFinished(async () => void (await server.end('SIGKILL')))
  await server.open()
  const { url } = server
  const session = await signIn(url)
  if (isLater(session)) throw new Error(session.text)
  const onlooker = new Client({ url, token: session.token })
  onlooker.join(...IDS)
  const rounds = () => IDS.map((id) => onlooker.tables.get(id)?.state.round?.number ?? 0)
  const playOn = async (more: number) => {
    await until(() => onlooker.tables.size === IDS.length)
    const before = rounds()
    await until(() => rounds().every((number, index) => number >= (before[index] ?? 0) + more))
  }
  return { url, server, onlooker, rounds, playOn }
}

async function sendHome(onlooker: Client, bots: readonly Bot[]): Promise<void> {
  for (const { plays } of bots) for (const play of plays) play.stop()
  await Promise.all([onlooker, ...bots.map(({ client }) => client)].map((client) => client.close()))
}

onBothStores('a backup', ({ kind, fresh }) => {
  it('is made while the house plays, and everything goes on from it', { timeout: 600_000 }, async () => {
    const home = await fresh()
    if (kind === 'embedded')
      cpSync(join(home.folder, 'store'), join(home.folder, 'data', 'store'), { recursive: true })
    const secret = join(home.folder, 'passphrase')
    writeFileSync(secret, `${PASSPHRASE}\n`)
    const backups = `${home.folder}/backups`
    const first = join(backups, 'first')
    const house = await start(home)
    const bots = await crowd(house.url, IDS, { bots: 2, tablesEach: 2 })
    await house.playOn(2)
    const made = await sabot(['backup', first, '--passphrase-file', secret], envOf(home))
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toMatch(/^\d+ rows of \d+ tables were written to /)
    await house.playOn(2)
    await house.server.end('SIGKILL')
    await sendHome(house.onlooker, bots)

    const manifest = readBackupManifest(first)
    expect(manifest).toMatchObject({ store: kind, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
    expect(manifest.migrations.map(({ number }) => number)).toEqual(
      manifest.migrations.map((_, index) => index + 1),
    )
    expect(Object.keys(manifest.rows).every((table) => PARTS.some((part) => part.table === table))).toBe(true)
    expect(manifest.rows.events).toBeGreaterThan(20)
    expect(readdirSync(first).sort()).toEqual(['manifest.json', 'seal-key.json', 'store.jsonl'])
    expect(readdirSync(first).map((file) => statSync(join(first, file)).mode & 0o077)).toEqual([0, 0, 0])
    const sealKey = readFileSync(join(home.folder, 'data', 'seal.key'), 'utf8').trim()
    for (const file of readdirSync(first))
      expect(readFileSync(join(first, file), 'utf8')).not.toContain(sealKey)

    // Another store's key, or none, is found out now and not when it is needed.
    const wrong = ['backup', join(backups, 'wrong'), '--passphrase-file', secret]
    const withOther = await sabot(wrong, { ...envOf(home), SABOT_SEAL_KEY: 'ab'.repeat(32) })
    expect(withOther).toMatchObject({ code: 2, err: expect.stringContaining('not the one that this store') })
    rmSync(join(home.folder, 'data', 'seal.key'))
    const withNone = await sabot(wrong, envOf(home))
    expect(withNone).toMatchObject({ code: 2, err: expect.stringContaining('There is no seal key') })
    expect(existsSync(wrong[1] ?? '')).toBe(false)

    // All is lost but the backup.
    rmSync(join(home.folder, 'data'), { recursive: true })
    const next = await fresh()
    const settings = {
      dataFolder: join(next.folder, 'data'),
      databaseUrl: next.databaseUrl,
      sealKey: undefined,
    }
    const bring = (folder: string, passphrase: string | null) => restore({ settings, folder, passphrase })
    await expect(bring(first, null)).rejects.toThrow('--passphrase-file')
    await expect(bring(first, 'a salad eats no horse')).rejects.toThrow('does not open')
    await expect(bring(backups, PASSPHRASE)).rejects.toThrow('is no backup')
    const spoilt = join(backups, 'spoilt')
    cpSync(first, spoilt, { recursive: true })
    appendFileSync(join(spoilt, 'store.jsonl'), ' ')
    await expect(bring(spoilt, PASSPHRASE)).rejects.toThrow('store.jsonl was changed')
    expect(existsSync(settings.dataFolder)).toBe(false)

    const restored = await sabot(['restore', first, '--passphrase-file', secret], envOf(next))
    expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('The audit found nothing wrong') })
    expect(readFileSync(join(settings.dataFolder, 'seal.key'), 'utf8').trim()).toBe(sealKey)
    await expect(bring(first, PASSPHRASE)).rejects.toThrow('not empty')

    const again = await start(next)
    const others = await crowd(again.url, IDS, { bots: 2, tablesEach: 2 })
    await again.playOn(2)
    await sendHome(again.onlooker, others)
    expect(await again.server.end('SIGTERM')).toBe(0)
    const store = await openStore(settings)
    const sealer = sealerWith(loadSealKey({ fromEnvironment: undefined, dataFolder: settings.dataFolder }))
    const { problems } = await audit(store.db, sealer)
    await expect(backUp({ db: store.db, kind, folder: first, at: 0 })).rejects.toThrow('is there already')
    await store.close()
    expect(problems).toEqual([])
  })
})
