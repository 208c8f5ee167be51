import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { WebSocket } from 'ws'

export interface Reading {
  readonly pid: number
  readonly rssBytes: number
  readonly heapBytes: number
  readonly sockets: number
  /** Everything else that is open: files, pipes. */
  readonly files: number
}

/**
 * For the server's process, so that it can be looked into as a debugger does. What a newer Node says of passkeys'
 * algorithms is nothing that the server says.
 */
export const INSPECTABLE = {
  NODE_OPTIONS: '--inspect=127.0.0.1:0 --disable-warning=ExperimentalWarning',
}
const ADDRESS = /Debugger listening on (ws:\S+)/
const PATIENCE_MILLIS = 300_000
const EXPRESSION = 'JSON.stringify({ pid: process.pid, ...process.memoryUsage() })'

/**
 * Reads a process's memory after its garbage was collected, and how many sockets it has open. Attached only while
 * reading: a process that is looked into does not end, however broken it is.
 */
export class Gauge {
  readonly #address: string

  constructor(output: string) {
    const address = ADDRESS.exec(output)?.[1]
    if (address === undefined) throw new Error(`The process cannot be looked into:\n${output}`)
    this.#address = address
  }

  async read(): Promise<Reading> {
    const ws = new WebSocket(this.#address)
    await once(ws, 'open')
    try {
      await ask(ws, 'HeapProfiler.collectGarbage', {})
      const { result } = (await ask(ws, 'Runtime.evaluate', { expression: EXPRESSION })) as {
        readonly result: { readonly value: string }
      }
      const { pid, rss, heapUsed } = JSON.parse(result.value) as Readonly<Record<string, number>>
      if (pid === undefined || rss === undefined || heapUsed === undefined) throw new Error(result.value)
      return { pid, rssBytes: rss, heapBytes: heapUsed, ...openIn(pid) }
    } finally {
      ws.close()
      await once(ws, 'close')
    }
  }
}

async function ask(ws: WebSocket, method: string, params: object): Promise<unknown> {
  ws.send(JSON.stringify({ id: 1, method, params }))
  for (;;) {
    const [content] = await once(ws, 'message', { signal: AbortSignal.timeout(PATIENCE_MILLIS) })
    const reply = JSON.parse(String(content)) as { readonly id?: number; readonly result?: unknown }
    if (reply.id === 1) return reply.result
  }
}

function openIn(pid: number): Pick<Reading, 'sockets' | 'files'> {
  const all = readdirSync(`/proc/${pid}/fd`)
  const sockets = all.filter((name) => isSocket(`/proc/${pid}/fd/${name}`)).length
  return { sockets, files: all.length - sockets }
}

/** What was closed since the folder was read is none. */
function isSocket(descriptor: string): boolean {
  try {
    return readlinkSync(descriptor).startsWith('socket:')
  } catch {
    return false
  }
}
