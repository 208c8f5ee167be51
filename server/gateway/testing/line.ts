import type { WebSocket } from 'ws'

interface Typed {
  readonly type: string
}

/** A client over a real socket that keeps all it hears. */
export class TestLine<From, To extends Typed> {
  readonly ws: WebSocket
  readonly messages: To[] = []
  frames = 0
  closed: { readonly code: number; readonly text: string } | null = null
  readonly #waiting = new Set<() => void>()

  constructor(ws: WebSocket, read: (text: string) => readonly To[] | null) {
    this.ws = ws
    ws.on('message', (content) => {
      const heard = read(String(content))
      if (heard === null) throw new Error(`Not of the protocol: ${String(content)}`)
      this.frames++
      this.messages.push(...heard)
      this.#look()
    })
    ws.on('close', (code, text) => {
      this.closed = { code, text: String(text) }
      this.#look()
    })
    ws.on('error', () => {})
  }

  send(...messages: readonly From[]): void {
    this.ws.send(JSON.stringify(messages.length === 1 ? messages[0] : messages))
  }

  heard<Type extends To['type']>(type: Type): readonly Extract<To, { readonly type: Type }>[] {
    return this.messages.filter(
      (message): message is Extract<To, { readonly type: Type }> => message.type === type,
    )
  }

  /** Waits until something holds, looking whenever a frame came. Of a line that is closed nothing more comes. */
  async until(what: string, holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.closed !== null) {
        const heard = JSON.stringify(this.messages.slice(-5)).slice(0, 2_000)
        throw new Error(`Waited in vain: ${what}. Heard: ${heard}`)
      }
      await new Promise<void>((resolve) => this.#waiting.add(resolve))
    }
  }

  async hear<Type extends To['type']>(type: Type, count = 1): Promise<Extract<To, { readonly type: Type }>> {
    await this.until(`${count} × ${type}`, () => this.heard(type).length >= count)
    const last = this.heard(type)[count - 1]
    if (last === undefined) throw new Error(`No ${type} was heard.`)
    return last
  }

  async ended(): Promise<{ readonly code: number; readonly text: string }> {
    await this.until('the end', () => this.closed !== null)
    return this.closed ?? { code: 0, text: '' }
  }

  async leave(): Promise<void> {
    this.ws.close()
    await this.ended()
  }

  #look(): void {
    for (const look of this.#waiting) look()
    this.#waiting.clear()
  }
}
