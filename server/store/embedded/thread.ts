import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DurableFiles } from '#server/store/embedded/durable-files'
import { finish, isThere } from '#server/store/embedded/folder'
import type { FromThread, ThreadData, ToThread } from '#server/store/embedded/messages'
import { joined } from '#server/store/embedded/wire'
import { wordsOf } from '#server/store/store-error'

/** The thread that runs the embedded PostgreSQL, which blocks whatever thread it runs on. */

/** How PGlite leaves its main loop when a query fails; everything else it throws means that it is broken. */
const QUERY_FAILED = 100

const SETTINGS = {
  fsync: 'on',
  shared_buffers: '32MB',
  // Its fdatasync, the default, does nothing.
  wal_sync_method: 'fsync',
  log_min_messages: 'fatal',
  log_line_prefix: '',
  // Nobody writes checkpoints but us (see housekeeping): keep few files between them.
  min_wal_size: '32MB',
  max_wal_size: '128MB',
}

const { places, create, fsyncs } = workerData as ThreadData
/** What the database itself said of its end. */
let lastWords: string | null = null

function tell(message: FromThread): void {
  parentPort?.postMessage(message)
}

function die(error: unknown): never {
  tell({ type: 'died', reason: lastWords ?? wordsOf(error) })
  process.exit(1)
}

async function start(): Promise<PGlite> {
  if (!create && !isThere(places)) die(new Error(`there is no database in ${places.folder} any more`))
  const pg = new PGlite({
    fs: new DurableFiles(places.database, () => Atomics.add(fsyncs, 0, 1)),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    onStderr: (line) => {
      if (/^(FATAL|PANIC):/.test(line)) lastWords = line
      return false
    },
  })
  await pg.waitReady
  const module = pg.Module
  const once = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      once()
    } catch (error) {
      // PGlite goes on after any error, also after a panic (a disk that is full, an fsync that failed).
      if (!isFailedQuery(error)) die(error)
      throw error
    }
  }
  if (create) {
    await pg.exec('checkpoint')
    finish(places)
  }
  return pg
}

function isFailedQuery(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === QUERY_FAILED
}

async function serve(pg: PGlite, port: MessagePort, isCurrent: () => boolean): Promise<void> {
  // Whoever was connected before may have gone in the middle of a transaction.
  if (pg.isInTransaction()) await pg.exec('rollback')
  port.on('message', async (bytes: Uint8Array) => {
    if (!isCurrent()) return
    const chunks: Uint8Array[] = []
    const onRawData = (chunk: Uint8Array) => chunks.push(chunk.slice())
    await pg.execProtocolRawStream(bytes, { syncToFs: false, onRawData }).catch(die)
    port.postMessage(joined(chunks))
  })
}

const pg = await start().catch(die)
let current: MessagePort | null = null
parentPort?.on('message', async (message: ToThread) => {
  switch (message.type) {
    case 'connect': {
      const { port } = message
      current = port
      return serve(pg, port, () => current === port).catch(die)
    }
    case 'close':
      current = null
      await pg.close().catch(die)
      tell({ type: 'closed' })
      process.exit(0)
      return
    default:
      return message satisfies never
  }
})
tell({ type: 'ready' })
