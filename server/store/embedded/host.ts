import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { FromThread, ThreadData, ToThread } from '#server/store/embedded/messages'
import { StoreError } from '#server/store/store-error'

/** Threads run compiled code, also where this file is read as source. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../../../dist/server/store/embedded/thread.js' : './thread.js',
  import.meta.url,
)

/** The thread of the embedded database, as the rest of the process sees it. */
export interface Thread {
  connect(): MessagePort
  /** Why it ended, once it has; null when it was asked to. */
  readonly ended: Promise<StoreError | null>
  close(): Promise<void>
}

export function startThread(workerData: ThreadData): Promise<Thread> {
  const worker = new Worker(THREAD, { workerData, execArgv: [] })
  const tell = (message: ToThread, ports: readonly MessagePort[]) => worker.postMessage(message, ports)
  let why: StoreError | null = gone('it ended without a word')
  const ended = new Promise<StoreError | null>((resolve) => worker.once('exit', () => resolve(why)))
  const thread: Thread = {
    connect() {
      const { port1, port2 } = new MessageChannel()
      tell({ type: 'connect', port: port2 }, [port2])
      return port1
    },
    ended,
    async close() {
      tell({ type: 'close' }, [])
      await ended
    },
  }
  return new Promise((resolve, reject) => {
    worker.on('error', (error) => {
      why = gone(error.message)
    })
    worker.on('message', (message: FromThread) => {
      switch (message.type) {
        case 'ready':
          return resolve(thread)
        case 'closed':
          why = null
          return
        case 'died':
          why = gone(message.reason)
          return
        default:
          return message satisfies never
      }
    })
    void ended.then((error) => reject(error))
  })
}

function gone(reason: string): StoreError {
  return /no space left/i.test(reason)
    ? new StoreError(
        `The disk of the store is full. Make room; the store then goes on by itself. (${reason})`,
        'full',
      )
    : new StoreError(`The embedded database stopped: ${reason}.`, 'away')
}
