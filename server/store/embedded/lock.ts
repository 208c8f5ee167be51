import { randomBytes } from 'node:crypto'
import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { type Clock, MACHINE_CLOCK } from '#server/clock'
import { StoreError } from '#server/store/store-error'

/**
 * One process per folder. The lock is a file that names its holder, so that a lock left behind by a killed process
 * is seen to be nobody's: the process is gone, or its number now belongs to one that started at another time.
 */
interface Holder {
  readonly pid: number
  /** When the process started, in ticks since the machine started; null where the system does not tell. */
  readonly started: string | null
  /** The running machine and the space in which its process numbers hold; null where the system does not tell. */
  readonly place: string | null
  /** Unique, so that a lock can be told from its successor. */
  readonly token: string
}

export interface Lock {
  release(): void
}

const SIGN_OF_LIFE_MILLIS = 1_000
/** Whoever shows no life for so long is dead. */
export const SILENCE_MILLIS = 5_000

export async function takeLock(path: string, clock = MACHINE_CLOCK): Promise<Lock> {
  const mine: Holder = {
    pid: process.pid,
    started: startOf(process.pid),
    place: placeOf(),
    token: randomBytes(8).toString('hex'),
  }
  await take(path, mine, clock)
  const life = clock.every(SIGN_OF_LIFE_MILLIS, () => showLife(path))
  return {
    release() {
      life.cancel()
      if (read(path)?.token === mine.token) rmSync(path, { force: true })
    },
  }
}

async function take(path: string, mine: Holder, clock: Clock): Promise<void> {
  const draft = `${path}.${mine.token}`
  try {
    // On the disk before it has its name: a power cut would leave a lock that names nobody, and nobody could open.
    writeFileSync(draft, JSON.stringify(mine), { flush: true })
    while (!link(draft, path)) {
      const holder = read(path)
      if (holder === null) continue
      if (await lives(path, holder, clock)) throw held(path, holder)
      // Of several who find the same dead holder, the one who locks the takeover replaces it.
      const takeover = `${path}.over-${holder.token}`
      await take(takeover, mine, clock)
      try {
        if (read(path)?.token === holder.token) return renameSync(draft, path)
      } finally {
        rmSync(takeover, { force: true })
      }
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Puts the file in place with all its contents, or finds one there. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function read(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw new StoreError(
      `The lock ${path} cannot be read. If no Sabot runs on this folder, delete it.`,
      'other',
      error,
    )
  }
}

async function lives(path: string, holder: Holder, clock: Clock): Promise<boolean> {
  if (holder.place === placeOf()) return runs(holder.pid) && startOf(holder.pid) === holder.started
  // Another container or machine, or this one before it was started anew: its processes cannot be seen from here.
  const before = touched(path)
  await clock.pause(SILENCE_MILLIS)
  return touched(path) !== before
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function startOf(pid: number): string | null {
  // The name of the program, in brackets, may hold anything; of what follows, the twentieth is the time.
  const stat = readSystem(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

function placeOf(): string | null {
  const boot = readSystem(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const space = readSystem(() => readlinkSync('/proc/self/ns/pid'))
  return boot === null || space === null ? null : `${boot} ${space}`
}

function readSystem(read: () => string): string | null {
  try {
    return read()
  } catch {
    return null
  }
}

function showLife(path: string): void {
  try {
    const now = new Date()
    utimesSync(path, now, now)
  } catch {
    // The folder is gone or full: the database itself will say so.
  }
}

function touched(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null
}

function held(path: string, { pid }: Holder): StoreError {
  return new StoreError(
    pid === process.pid
      ? `The store is open already in this process (${path}).`
      : `The store is in use by process ${pid} (${path}). Stop that process first, or choose another data folder.`,
    'other',
  )
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}
