import { heardPong } from '#ui/net/clock'
import { setConnection, useConnection } from '#ui/net/connection'
import { Link } from '#ui/net/link'
import { BEAT_MILLIS, Pulse } from '#ui/net/pulse'

interface Listener<Message> {
  /** Null when a frame is none of the protocol's. */
  read(text: string): readonly Message[] | null
  heard(message: Message): void
  /** The server does not know who this is (any more). */
  unknown(): void
  /** Again and again while it is open: what was not answered can be sent once more. */
  beat(): void
}

/** A link on which somebody is known to be there: silence is asked about, and given up when nobody answers. */
export class Line<Message> {
  readonly #to: Listener<Message>
  readonly #link: Link
  readonly #pulse = new Pulse()
  #beat: ReturnType<typeof setInterval> | undefined

  constructor(path: string, to: Listener<Message>) {
    this.#to = to
    this.#link = new Link(path, {
      opened: () => {
        this.#pulse.begin(performance.now())
        setConnection('open')
      },
      heard: (text) => this.#heard(text),
      lost: () => setConnection('lost'),
      unknown: () => to.unknown(),
    })
  }

  open(): void {
    this.#beat ??= setInterval(() => this.#feel(), BEAT_MILLIS)
    this.#link.open()
  }

  /** Nobody needs it any more, until it is opened again. */
  close(): void {
    clearInterval(this.#beat)
    this.#beat = undefined
    this.#link.close()
  }

  hangUp(): void {
    this.#link.hangUp()
  }

  /** In one frame. */
  send(messages: readonly object[]): boolean {
    return this.#link.send(JSON.stringify(messages))
  }

  heardPong({ at, now }: { readonly at: number; readonly now: number }): void {
    this.#pulse.answered()
    heardPong(at, now)
  }

  #feel(): void {
    if (useConnection.getState().state !== 'open') return
    const now = performance.now()
    const want = this.#pulse.feel(now)
    if (want === 'gone') {
      this.#link.hangUp()
      return
    }
    this.#to.beat()
    if (want === 'ask') this.send([{ type: 'ping', at: Math.round(now) }])
  }

  #heard(text: string): void {
    this.#pulse.heard(performance.now())
    const messages = this.#to.read(text)
    if (messages === null) this.#link.hangUp()
    else for (const message of messages) this.#to.heard(message)
  }
}
