import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { WebSocket } from 'ws'

export interface Reading {
  readonly pid: number
  readonly rssBytes: number
  readonly heapBytes: number
  readonly sockets: number
}

/** For the server's process, so that it can be looked into as a debugger does. */
export const INSPECTABLE = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }
const ADDRESS = /Debugger listening on (ws:\S+)/
const EXPRESSION = 'JSON.stringify({ pid: process.pid, ...process.memoryUsage() })'

/** Reads a process's memory after its garbage was collected, and how many sockets it has open. */
export class Gauge {
  readonly #ws: WebSocket
  readonly #gone = new AbortController()
  #calls = 0

  private constructor(ws: WebSocket) {
    this.#ws = ws
    ws.on('close', () => this.#gone.abort())
  }

  static async attach(output: string): Promise<Gauge> {
    const address = ADDRESS.exec(output)?.[1]
    if (address === undefined) throw new Error(`The process cannot be looked into:\n${output}`)
    const ws = new WebSocket(address)
    await once(ws, 'open')
    return new Gauge(ws)
  }

  async read(): Promise<Reading> {
    await this.#call('HeapProfiler.collectGarbage', {})
    const { result } = (await this.#call('Runtime.evaluate', { expression: EXPRESSION })) as {
      readonly result: { readonly value: string }
    }
    const { pid, rss, heapUsed } = JSON.parse(result.value) as Readonly<Record<string, number>>
    if (pid === undefined || rss === undefined || heapUsed === undefined) throw new Error(result.value)
    return { pid, rssBytes: rss, heapBytes: heapUsed, sockets: socketsOf(pid) }
  }

  async detach(): Promise<void> {
    if (this.#gone.signal.aborted) return
    this.#ws.close()
    await once(this.#ws, 'close')
  }

  async #call(method: string, params: object): Promise<unknown> {
    const id = ++this.#calls
    this.#ws.send(JSON.stringify({ id, method, params }))
    for (;;) {
      const [content] = await once(this.#ws, 'message', this.#gone).catch(() => {
        throw new Error('The process is gone: it cannot be looked into any more.')
      })
      const reply = JSON.parse(String(content)) as { readonly id?: number; readonly result?: unknown }
      if (reply.id === id) return reply.result
    }
  }
}

function socketsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).filter((name) => isSocket(`/proc/${pid}/fd/${name}`)).length
}

/** What was closed since the folder was read is none. */
function isSocket(descriptor: string): boolean {
  try {
    return readlinkSync(descriptor).startsWith('socket:')
  } catch {
    return false
  }
}
