import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { backup } from '#cli/backup'
import { type Copier, copierOf } from '#server/operations/backup/copier'
import { listenForOrders } from '#server/operations/control/listen'
import { isAlive } from '#server/operations/pulse'
import { openStore, type Store } from '#server/store/open'
import { HandClock } from '#tests/clock'

const folder = mkdtempSync(join(tmpdir(), 'sabot-backup-'))
const data = join(folder, 'data')
const before = { ...process.env }
let store: Store
let copier: Copier
let control: { close(): Promise<void> }
/** What becomes of the folder after the server wrote it: another view of the disk, or a disk that fails. */
let afterwards: (written: string) => void
/** Where the server writes what it is told to write into a folder. */
let place: (asked: string) => string

beforeAll(async () => {
  process.env = { ...before, SABOT_DATA_FOLDER: data, DATABASE_URL: '' }
  store = await openStore({ databaseUrl: null, dataFolder: data })
  copier = copierOf(store, new Uint8Array(32), () => 0)
  control = await listenForOrders(
    data,
    async (order) => {
      if (order.do !== 'backup') throw new Error(order.do)
      const manifest = await copier.copy({ ...order, folder: place(order.folder) })
      afterwards(order.folder)
      return manifest
    },
    pino({ level: 'silent' }),
  )
})
beforeEach(() => {
  afterwards = () => undefined
  place = (asked) => asked
})
afterAll(async () => {
  process.env = before
  await control.close()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

async function run(name: string) {
  const [out, err]: [string[], string[]] = [[], []]
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    colour: false,
  }
  const code = await backup([join(folder, name)], io)
  return { code, out: out.join(''), err: err.join('') }
}

it('a backup that the server wrote is read again by the command', async () => {
  expect(await run('whole')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('read again') })
})

it('a backup that is not what the server wrote is none', async () => {
  afterwards = (written) => appendFileSync(join(written, 'store.jsonl'), ' ')
  const { code, out, err } = await run('spoilt')
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain('store.jsonl was changed')
})

it('a backup in a folder that only the server sees is none', async () => {
  place = (asked) => `${asked}-of-the-server`
  const { code, out, err } = await run('elsewhere')
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain('Name one that both see and the server may write.')
})

it('the embedded store is silent while it is copied, and that is known', async () => {
  expect(copier.isCopying()).toBe(false)
  const copying = copier.copy({ folder: join(folder, 'slow'), passphrase: null })
  expect(copier.isCopying()).toBe(true)
  const refused = copier.copy({ folder: join(folder, 'whole'), passphrase: null })
  await expect(refused).rejects.toThrow('is there already')
  expect(copier.isCopying()).toBe(true)
  await copying
  expect([copier.isCopying(), await isAlive(store.ping, new HandClock())]).toEqual([false, true])
})
