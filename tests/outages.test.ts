import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import { startPostgres } from '#bench/postgres'
import { Client } from '#cli/bots/wire/client'
import { cookieOf, isLater, type Session, signIn } from '#cli/bots/wire/session'
import type { ReadyAnswer, SessionAnswer } from '#protocol/http'
import type { HistoryAnswer, RoundAnswer } from '#protocol/http/history'
import { audit } from '#server/audit/audit'
import { comesAbout } from '#tests/chaos/comes-about'
import { inspect, type Place } from '#tests/chaos/floor'
import { bet } from '#tests/chaos/load'
import { Witness } from '#tests/chaos/witness'
import { type Bot, crowd } from '#tests/floor/crowd'
import { everyGame, temporaryFolder } from '#tests/floor/house'
import { addressIn, DEAD_PORT, ServerProcess, writeConfig } from '#tests/floor/process'
import { BRISK } from '#tests/floor/timings'

const LIMITS = {
  messagesPerSecond: 10_000,
  messagesBurst: 10_000,
  guestsPerMinute: 10_000,
  requestsPerMinute: 100_000,
}
const TABLES = everyGame(BRISK)
const IDS = TABLES.map(({ id }) => id)
const folders: { remove(): void }[] = []

function folder(): string {
  const made = temporaryFolder()
  folders.push(made)
  return made.path
}

afterAll(() => {
  for (const made of folders) made.remove()
})

const settings = (dataFolder: string) => ({
  port: 0,
  dataFolder,
  housePlayers: 0,
  logLevel: 'error',
  limits: LIMITS,
  tables: TABLES,
})

async function readiness(url: string): Promise<ReadyAnswer> {
  const response = await fetch(`${url}/ready`)
  return (await response.json()) as ReadyAnswer
}

/** Every table began two more rounds than it had. */
async function expectPlayGoesOn(url: string): Promise<void> {
  const client = new Client({ url, token: (await guest(url)).token })
  client.join(...IDS)
  const round = (id: string) => client.tables.get(id)?.state.round?.number ?? 0
  await comesAbout('every table is seen', () => IDS.every((id) => client.tables.has(id)))
  const before = new Map(IDS.map((id) => [id, round(id)]))
  await comesAbout('every table goes on', () => IDS.every((id) => round(id) > (before.get(id) ?? 0) + 1))
  await client.close()
}

async function guest(url: string): Promise<Session> {
  const session = await signIn(url)
  if (isLater(session)) throw new Error(session.text)
  return session
}

/** Every answer and every bet that somebody heard of is there, and all of it is sound. */
async function expectNothingLost(place: Place, bots: readonly Bot[]): Promise<void> {
  await inspect(place, async (store, sealer) => {
    const { problems, checked } = await new Witness({ tables: IDS, bots }).look(store)
    expect(problems).toEqual([])
    expect(checked.bets).toBeGreaterThan(0)
    expect((await audit(store.db, sealer)).problems).toEqual([])
  })
}

async function stopPlaying(bots: readonly Bot[]): Promise<void> {
  for (const { plays } of bots) for (const play of plays) play.stop()
  await comesAbout('every command has its answer', () => bots.every(({ client }) => client.underway === 0))
  await Promise.all(bots.map(({ client }) => client.close()))
}

describe('what may happen to a server', () => {
  it('the database goes away and comes back: tables wait, nothing is lost (FL-1)', {
    timeout: 600_000,
  }, async () => {
    const postgres = await startPostgres()
    const dataFolder = folder()
    const config = writeConfig(dataFolder, settings(dataFolder))
    const server = ServerProcess.start(config, { DATABASE_URL: postgres.url })
    await server.open()
    const { url } = server
    const notices: string[] = []
    const onFrame = (text: string) => {
      if (text.includes('"notice"')) notices.push(text)
    }
    const bots = await crowd(url, IDS, { bots: 8, onFrame })
    for (const way of ['stop', 'kill'] as const) {
      await bet(bots, 20)
      await postgres[way]()
      await comesAbout('the tables wait', async () => (await readiness(url)).tables === 0)
      expect(await readiness(url)).toMatchObject({ ok: false, store: false })
      expect((await fetch(`${url}/health`)).status).toBe(200)
      await postgres.start()
      await comesAbout('the tables are back', async () => (await readiness(url)).ok)
      await expectPlayGoesOn(url)
    }
    expect(notices.join()).toMatch(/"kind":"paused".*No bet is lost/)
    expect(notices.join()).toContain('"kind":"resumed"')
    await stopPlaying(bots)
    expect(await server.end('SIGTERM')).toBe(0)
    await expectNothingLost({ folder: dataFolder, databaseUrl: postgres.url }, bots)
    await postgres.remove()
  })

  it('the disk is full: tables wait, go on when there is room, nothing is lost', {
    timeout: 600_000,
  }, async () => {
    const disk = new SmallDisk(folder())
    const file = writeConfig(folder(), settings(disk.path))
    disk.say(`node dist/cli/start.js --config ${file} & server=$!`)
    await comesAbout('the server is open', () => addressIn(disk.output) !== null)
    const url = addressIn(disk.output)?.origin ?? ''
    const bots = await crowd(url, IDS, { bots: 8 })
    await bet(bots, 20)
    disk.say(`head -c 1G /dev/zero > ${disk.path}/filler 2>/dev/null; echo filled`)
    await comesAbout('the tables wait', async () => (await readiness(url)).tables === 0)
    await expect.poll(() => disk.output).toMatch(/disk of the store is full|No space left|no room left/i)
    disk.say(`rm ${disk.path}/filler; echo freed`)
    await comesAbout('the tables are back', async () => (await readiness(url)).ok)
    await expectPlayGoesOn(url)
    await stopPlaying(bots)
    disk.say(`kill -TERM $server; wait $server; echo ended with $?`)
    await comesAbout('the server ended', () => disk.output.includes('ended with 0'))
    const copy = folder()
    disk.say(`cp -r ${disk.path}/store ${disk.path}/seal.key ${copy}; echo copied`)
    await comesAbout('it is copied', () => disk.output.includes('copied'))
    await disk.close()
    await expectNothingLost({ folder: copy, databaseUrl: null }, bots)
  })

  it('it is stopped and started again: balances, history and running rounds are there', async () => {
    const dataFolder = folder()
    const slow = TABLES.map((table) =>
      table.id === 'free-bet' ? { ...table, timings: { ...table.timings, betting: 600_000 } } : table,
    )
    const file = writeConfig(dataFolder, { ...settings(dataFolder), tables: slow })
    let server = ServerProcess.start(file)
    await server.open()
    const { token } = await guest(server.url)
    const client = new Client({ url: server.url, token })
    client.join('speed-1', 'free-bet')
    const ask = async <Answer>(path: string) =>
      (await (await fetch(server.url + path, { headers: { cookie: cookieOf(token) } })).json()) as Answer
    const history = () => ask<HistoryAnswer>('/api/history')
    await comesAbout('three rounds are played', async () => {
      await client.do('speed-1', { do: 'bet', bet: 'tie', amount: 20 })
      return (await history()).rounds.length >= 3
    })
    await client.do('free-bet', { do: 'bet', seat: 2, bet: 'main', amount: 1000 })
    let before = { me: await ask<SessionAnswer>('/api/session'), history: await history() }
    await comesAbout('the last round is settled, and money is what history says', async () => {
      const isOver = client.tables.get('speed-1')?.state.game.slips.length === 0
      before = { me: await ask<SessionAnswer>('/api/session'), history: await history() }
      const cash = before.history.rounds.reduce((sum, { staked, paid }) => sum - staked + paid, 100_000)
      return isOver && before.me.cash === cash
    })
    expect(await server.end('SIGTERM')).toBe(0)

    server = ServerProcess.start(file)
    await server.open()
    expect(await ask<SessionAnswer>('/api/session')).toEqual(before.me)
    expect(await history()).toEqual(before.history)
    const again = new Client({ url: server.url, token })
    again.join('free-bet')
    await comesAbout('the table is seen', () => again.tables.has('free-bet'))
    const { state } = again.tables.get('free-bet') ?? {}
    expect(state?.game).toMatchObject({ phase: 'betting', slips: [{ player: before.me.player, cash: 1000 }] })
    expect((state?.clock?.until ?? 0) - Date.now()).toBeGreaterThan(500_000)
    const [round] = before.history.rounds
    const detail = await ask<RoundAnswer>(`/api/rounds/${round?.code}`)
    expect(detail.events.at(-1)).toMatchObject({ type: 'settled' })
    await Promise.all([client.close(), again.close()])
    expect(await server.end('SIGTERM')).toBe(0)
  })

  it('its settings are wrong: it says so and does not start', async () => {
    const dataFolder = folder()
    const config = settings(dataFolder)
    const wrong = { ...config, port: 'many', tables: [{ id: 'A!', game: 'poker' }], colour: 'red' }
    const bad = ServerProcess.start(writeConfig(dataFolder, wrong))
    expect(await bad.exited()).toBe(2)
    expect(bad.output).toMatch(/The configuration has \d problems:/)
    expect(bad.output).toContain('port')
    expect(bad.output).toContain('poker')
    expect(bad.output).toContain('colour')
    expect(bad.output).not.toContain('    at ')

    const away = ServerProcess.start(writeConfig(dataFolder, config), {
      DATABASE_URL: `postgres://sabot:secret@127.0.0.1:${DEAD_PORT}/none`,
    })
    expect(await away.exited()).toBe(2)
    expect(away.output).toMatch(/cannot be reached|ECONNREFUSED|not reach/i)
    expect(away.output).not.toContain('secret')

    const sealed = ServerProcess.start(writeConfig(dataFolder, config))
    await sealed.open()
    expect(await sealed.end('SIGTERM')).toBe(0)
    const otherKey = { SABOT_SEAL_KEY: 'ab'.repeat(32) }
    const lost = ServerProcess.start(writeConfig(dataFolder, config), otherKey)
    expect(await lost.exited()).toBe(2)
    expect(lost.output).toMatch(/The seal key is not the one/)

    const first = ServerProcess.start(writeConfig(dataFolder, config))
    await first.open()
    const second = ServerProcess.start(writeConfig(dataFolder, config))
    expect(await second.exited()).toBe(2)
    expect(second.output).toMatch(/process \d+/)
    const other = ServerProcess.start(
      writeConfig(folder(), { ...config, port: first.port, dataFolder: folder() }),
    )
    expect(await other.exited()).toBe(2)
    expect(other.output).toMatch(/port is in use by another program/)
    expect(await first.end('SIGTERM')).toBe(0)
  })
})

/** A disk of its own, in a mount namespace of its own, with a shell that lives on it. */
class SmallDisk {
  readonly path: string
  readonly #shell: ChildProcess
  output = ''

  constructor(path: string) {
    this.path = path
    const isRoot = process.getuid?.() === 0
    this.#shell = spawn('unshare', [...(isRoot ? ['-m'] : ['-rm']), 'sh'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    for (const stream of [this.#shell.stdout, this.#shell.stderr]) {
      stream?.on('data', (data) => {
        this.output += data
      })
    }
    process.once('exit', () => this.#shell.stdin?.end('kill -9 $server; exit\n'))
    this.say(`mount -t tmpfs -o size=160m none ${path} && echo mounted`)
  }

  say(line: string): void {
    this.#shell.stdin?.write(`${line}\n`)
  }

  async close(): Promise<void> {
    this.#shell.stdin?.end()
    await once(this.#shell, 'exit')
  }
}
