import { mkdirSync } from 'node:fs'
import { Pool } from 'pg'
import type { Backend } from '#server/store/backend'
import { type Places, placesIn, prepare } from '#server/store/embedded/folder'
import { startThread, type Thread } from '#server/store/embedded/host'
import { keepHouse } from '#server/store/embedded/housekeeping'
import { type Lock, takeLock } from '#server/store/embedded/lock'
import { type Line, Wire } from '#server/store/embedded/wire'
import { failureOf } from '#server/store/failure'
import { StoreError, wordsOf } from '#server/store/store-error'
import { TYPES } from '#server/store/types'

export interface EmbeddedBackend extends Backend {
  /** How often the disk was told to keep what it was given. */
  fsyncs(): number
}

/** PostgreSQL inside this process, in a folder. A thread that died is started again by the next query. */
export async function openEmbedded(dataFolder: string): Promise<EmbeddedBackend> {
  try {
    const places = placesIn(dataFolder)
    mkdirSync(places.folder, { recursive: true, mode: 0o700 })
    const lock = await takeLock(places.lock)
    return await openLocked(places, lock).catch((error) => {
      lock.release()
      throw error
    })
  } catch (error) {
    throw explain(error)
  }
}

async function openLocked(places: Places, lock: Lock): Promise<EmbeddedBackend> {
  const fsyncs = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let thread: Promise<Thread> | null = null
  const running = (): Promise<Thread> => {
    if (thread !== null) return thread
    const starting = startThread({ places, create: false, fsyncs })
    const forget = () => {
      thread = null
    }
    starting.then(({ ended }) => ended.then(forget), forget)
    thread = starting
    return starting
  }
  const dial = async (): Promise<Line> => {
    const { connect, ended } = await running()
    return { port: connect(), ended }
  }

  await make(places, fsyncs)
  await running()
  const pool = new Pool({
    // One session: transactions queue behind one another, and nobody's query falls into another's transaction.
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => new Wire(dial),
    ssl: false,
    host: 'localhost',
    user: 'postgres',
    database: 'postgres',
    password: 'none',
    types: TYPES,
  })
  const housekeeping = keepHouse(pool)
  return {
    kind: 'embedded',
    pool,
    explain,
    fsyncs: () => Atomics.load(fsyncs, 0),
    beforeClose: () => housekeeping.stop(),
    async afterClose() {
      try {
        await (await thread)?.close()
      } finally {
        lock.release()
      }
    },
  }
}

/** Makes the database if there is none. In a thread of its own, for making takes several times the memory. */
async function make(places: Places, fsyncs: Int32Array): Promise<void> {
  if (prepare(places) === 'open') return
  const maker = await startThread({ places, create: true, fsyncs })
  await maker.close()
}

function explain(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const failure = failureOf(error)
  return new StoreError(
    failure === 'full'
      ? `The disk of the data folder is full: ${wordsOf(error)}. Make room, then start again.`
      : `The data folder cannot be used: ${wordsOf(error)}. Correct its rights, or choose another one.`,
    failure === 'full' ? 'full' : 'other',
    error,
  )
}
