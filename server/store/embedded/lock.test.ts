import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SILENCE_MILLIS, takeLock } from '#server/store/embedded/lock'
import { startChild } from '#tests/child'
import { HandClock } from '#tests/clock'
import { until } from '#tests/until'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabot-lock-'))
  path = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A process that goes on until it is killed. */
const HOLD = `
  const { takeLock } = await import('#server/store/embedded/lock')
  await takeLock(process.argv[1]).then(() => console.log('mine'), (error) => console.log('refused:', error.message))
  ;(await import('node:net')).createServer().listen()
`

interface Content {
  readonly pid: number
  readonly started: string | null
  readonly place: string | null
  readonly token: string
}

function content(): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content
}

async function left(change: Partial<Content>): Promise<void> {
  const lock = await takeLock(path)
  const mine = content()
  lock.release()
  writeFileSync(path, JSON.stringify({ ...mine, token: 'left', ...change }))
}

it('is free again when released, and leaves nothing behind', async () => {
  const lock = await takeLock(path)
  await expect(takeLock(path)).rejects.toThrow('open already in this process')
  lock.release()
  expect(readdirSync(folder)).toEqual([])
  const again = await takeLock(path)
  again.release()
})

it('of a process that lives is kept, of one that was killed is taken', async () => {
  const child = startChild(HOLD, [path])
  await child.says(/mine/)
  await expect(takeLock(path)).rejects.toThrow(`in use by process ${child.pid} `)
  await child.kill()
  const lock = await takeLock(path)
  expect(content().pid).toBe(process.pid)
  lock.release()
  expect(readdirSync(folder)).toEqual([])
})

it('of a dead process whose number was given to another one is taken', async () => {
  await left({ pid: process.ppid, started: '1' })
  const lock = await takeLock(path)
  expect(content().pid).toBe(process.pid)
  lock.release()
})

it('left behind is taken by exactly one of many', async () => {
  await left({ pid: process.ppid, started: '1' })
  const children = Array.from({ length: 6 }, () => startChild(HOLD, [path]))
  await Promise.all(children.map((child) => child.says(/mine|refused/)))
  const heard = children.map((child) => child.output().trim())
  await Promise.all(children.map((child) => child.kill()))
  expect(heard.filter((words) => words === 'mine')).toHaveLength(1)
  expect(heard.filter((words) => words.startsWith('refused: The store is in use by process'))).toHaveLength(5)
})

it('from another machine or container is kept while it shows life', async () => {
  await left({ pid: 1, place: 'elsewhere' })
  const clock = new HandClock()
  /** It is looked at now, and after a silence that no living holder keeps. */
  const take = async (meanwhile: () => void) => {
    const taking = takeLock(path, clock)
    await until(() => clock.waiting === 1)
    meanwhile()
    clock.advance(SILENCE_MILLIS)
    return taking
  }
  await expect(take(() => utimesSync(path, 1, 1))).rejects.toThrow('in use by process 1 ')
  const lock = await take(() => undefined)
  expect(content().pid).toBe(process.pid)
  const before = statSync(path).mtimeMs
  utimesSync(path, 1, 1)
  clock.advance(SILENCE_MILLIS)
  expect(statSync(path).mtimeMs).toBeGreaterThanOrEqual(before)
  lock.release()
  expect(clock.waiting).toBe(0)
})

it('that is not one of ours says what to do', async () => {
  writeFileSync(path, 'what?')
  await expect(takeLock(path)).rejects.toThrow('If no Sabot runs on this folder, delete it.')
})
