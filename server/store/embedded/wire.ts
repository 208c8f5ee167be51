import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'
import { type StoreError, wordsOf } from '#server/store/store-error'

/** PostgreSQL's farewell; the thread needs none. */
const TERMINATE = 0x58

export interface Line {
  readonly port: MessagePort
  /** Why the other side is gone, once it is. */
  readonly ended: Promise<StoreError | null>
}

/** What the PostgreSQL driver takes for a socket: its bytes go to the thread of the embedded database. */
export class Wire extends Duplex {
  readonly #dial: () => Promise<Line>
  #port: MessagePort | null = null

  constructor(dial: () => Promise<Line>) {
    super()
    this.#dial = dial
  }

  connect(): this {
    this.#dial().then(
      ({ port, ended }) => {
        if (this.destroyed) return port.close()
        this.#port = port
        port.on('message', (bytes: Uint8Array) => this.push(Buffer.from(bytes.buffer)))
        void ended.then((error) => this.destroy(error ?? undefined))
        this.emit('connect')
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(wordsOf(error))),
    )
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk])
    done()
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port?.close()
    done(error)
  }

  #send(chunks: readonly Buffer[]): void {
    if (chunks[0]?.[0] === TERMINATE) return
    this.#port?.postMessage(joined(chunks))
  }

  /** The driver tunes its socket with these; there is nothing to tune. */
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}

/** One piece in memory of its own: between threads, a part of a shared piece is copied with all its neighbours. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
