import { SUPPORT_ROOM } from '#protocol/chat'
import { isFrameProblem } from '#protocol/frames'
import { type FromPlayer, parseFrame } from '#protocol/from-player'
import type { ToPlayer } from '#protocol/to-player'
import { type Faults, isClear } from '#tests/fuzz/faults'
import type { Notebook } from '#tests/fuzz/notebook'

/** A frame to be sent; `isWrong` when it is certainly none that the server may take. */
export interface Shot {
  readonly text: string
  readonly isWrong?: boolean
}

interface Fence {
  readonly shot: Shot
  /** Codes of the errors that it brings, in order. */
  readonly errors: readonly string[]
}

/** Fences are pings with a time that no other ping has. */
const FIRST_FENCE = 8_000_000_000_000_000

/**
 * What the server owes one connection. After each frame goes a ping: what comes back before its pong is the
 * frame's, so that every frame is seen to be answered with exactly what the protocol says of it.
 */
export class Owed {
  readonly #tables: ReadonlySet<string>
  readonly #notebook: Notebook
  readonly #faults: Faults
  readonly #pongs: (number | Fence)[] = []
  #firstPong = 0
  #fences = 0
  #errors: string[] = []
  /** Commands without an answer, by id: the same one may be on its way several times. */
  readonly #commands = new Map<string, number>()
  /** Lines of chat without an answer, the same way. */
  readonly #sayings = new Map<string, number>()
  /** Tables that were joined and not heard of since, with the fence that comes after. */
  readonly #joining = new Map<string, number>()
  /** Messages that are still to come. */
  count = 0
  /** Those of them that are answers to commands. */
  commands = 0
  refused = 0

  constructor(tables: readonly string[], notebook: Notebook, faults: Faults) {
    this.#tables = new Set(tables)
    this.#notebook = notebook
    this.#faults = faults
  }

  /** What to send for a shot: the frame itself and the fence behind it. */
  sending(shot: Shot): readonly [string, string] {
    const parsed = parseFrame(shot.text)
    const isProblem = isFrameProblem(parsed)
    if (shot.isWrong && !isProblem) this.#faults.note(`Taken for a frame: ${shot.text}`)
    const errors = isProblem ? [parsed.code] : this.#expect(parsed)
    this.#pongs.push({ shot, errors })
    this.count += 1 + errors.length
    return [shot.text, JSON.stringify({ type: 'ping', at: FIRST_FENCE + this.#fences++ })]
  }

  #expect(messages: readonly FromPlayer[]): readonly string[] {
    const errors: string[] = []
    for (const message of messages) {
      if (message.type === 'ping') {
        this.#pongs.push(message.at)
        this.count++
      } else if (message.type === 'lobby') {
        if (message.tables?.some((table) => !this.#tables.has(table))) errors.push('unknown-table')
      } else if (message.type === 'say') {
        this.#sayings.set(message.id, (this.#sayings.get(message.id) ?? 0) + 1)
        this.count++
      } else if (message.type === 'support') {
        this.count++
      } else if (message.type === 'chat') {
        // Nobody answers it.
      } else if (!this.#tables.has(message.table)) {
        errors.push('unknown-table')
      } else if (message.type === 'do') {
        this.#notebook.sent(message)
        this.#commands.set(message.id, (this.#commands.get(message.id) ?? 0) + 1)
        this.commands++
        this.count++
      } else if (message.type === 'join') {
        this.#joining.set(message.table, this.#fences)
      } else {
        this.#joining.delete(message.table)
      }
    }
    return errors
  }

  hear(message: ToPlayer): void {
    if ('text' in message && message.type !== 'chat' && !isClear(message.text))
      this.#faults.note(`Not clear: ${message.text}`)
    switch (message.type) {
      case 'pong':
        this.count--
        return this.#pong(message.at)
      case 'error':
        this.count--
        this.refused++
        if (message.code === 'too-fast' && (this.#take(message.id) || this.#takeSaying(message.id))) return
        this.#errors.push(message.code)
        return
      case 'answer':
        this.count--
        if (!this.#take(message.id)) this.#faults.note(`An answer to ${message.id} that nobody waits for.`)
        return this.#notebook.heard(message)
      case 'said':
      case 'notSaid':
        this.count--
        if (!this.#takeSaying(message.id))
          this.#faults.note(`An answer to ${message.id} that nobody waits for.`)
        return
      case 'chatLines':
        if (message.room === SUPPORT_ROOM) this.count--
        return
      case 'left':
      case 'snapshot':
      case 'events':
        this.#joining.delete(message.table)
        return
      case 'notice':
        return this.#faults.note(`${message.kind}: ${message.text}`)
      case 'welcome':
      case 'purse':
      case 'tablePurse':
      case 'settings':
      case 'lobby':
      case 'lobbyChanged':
      case 'chat':
      case 'chatHidden':
      case 'muted':
      case 'check':
        return
      default:
        return message satisfies never
    }
  }

  #take(id: string | undefined): boolean {
    const open = id === undefined ? 0 : (this.#commands.get(id) ?? 0)
    if (id === undefined || open === 0) return false
    this.commands--
    if (open === 1) this.#commands.delete(id)
    else this.#commands.set(id, open - 1)
    return true
  }

  #takeSaying(id: string | undefined): boolean {
    const open = id === undefined ? 0 : (this.#sayings.get(id) ?? 0)
    if (id === undefined || open === 0) return false
    if (open === 1) this.#sayings.delete(id)
    else this.#sayings.set(id, open - 1)
    return true
  }

  #pong(at: number): void {
    const expected = this.#pongs[this.#firstPong++]
    if (this.#firstPong > 1_000) this.#pongs.splice(0, this.#firstPong)
    if (this.#firstPong > 1_000) this.#firstPong = 0
    if (expected === undefined) return this.#faults.note(`A pong that nobody asked for: ${at}.`)
    if (typeof expected === 'number') {
      if (expected !== at) this.#faults.note(`Pong ${at} where ${expected} was due.`)
      return
    }
    const { shot, errors } = expected
    if (at < FIRST_FENCE) this.#faults.note(`Pong ${at} where a fence was due, after ${shot.text}`)
    const fence = at - FIRST_FENCE
    const got = this.#errors.join()
    this.#errors = []
    if (got !== errors.join()) this.#faults.note(`'${got}' instead of '${errors}' for ${shot.text}`)
    for (const [table, since] of this.#joining) {
      if (since <= fence) this.#faults.note(`Nothing was heard of ${table} after joining it.`)
      if (since <= fence) this.#joining.delete(table)
    }
  }
}
