import { GAME_IDS } from '#engine/games'
import type { CloseBody } from '#protocol/http/operations'
import type { Dice } from '#tests/dice'
import { Shift, StaffLine } from '#tests/floor/staff-line'
import { Browser } from '#tests/people/browser'

/** The supervisor at the desk. */
export const DESK = 'marta'
const MOST_REST_MILLIS = 60
const DONE = 200
/** From here on nobody knows whether it was done. */
const FAILED = 500
/** Longer than a test. */
const MUTE_MINUTES = 1_000

/** What a supervisor changes by routes. */
export const ERRANDS = [
  'grants',
  'closures',
  'openings',
  'mutes',
  'unmutes',
  'lines',
  'hidden lines',
  'replies',
  'ended sessions',
  'seen alarms',
] as const

/** How often each comes to mind: chips most of all, and what is closed is opened soon. */
const OFTEN = ERRANDS.map((kind) => [kind, kind === 'grants' ? 3 : kind === 'openings' ? 4 : 1] as const)

type Body = Readonly<Record<string, string | number | null>>
type Closed = Pick<CloseBody, 'scope'> & { readonly subject: string }

export interface Errand {
  readonly kind: (typeof ERRANDS)[number]
  /** Whom or what it is done to, as the log of staff calls it. */
  readonly subject: string
  /** No other has it: its reason, its words or its id. */
  readonly mark: string
  readonly body: Body
}

/** One that was answered with yes: whatever happens, it is done. */
export interface DoneErrand extends Errand {
  readonly answer: Readonly<Record<string, unknown>>
  readonly sends: number
  /** False where it may have been so before: then nobody notes it. */
  readonly isChange: boolean
}

/** A supervisor who gives chips, closes, mutes and writes, whatever comes to their mind. */
export class Desk {
  /** In their order; the last ones may have no answer. */
  readonly asked: Errand[] = []
  readonly done: DoneErrand[] = []
  /** Grants that were refused: none has to be. */
  readonly refused: string[] = []
  readonly #line: StaffLine
  readonly #guest: Browser
  readonly #tables: readonly string[]
  readonly #players: readonly string[]
  readonly #dice: Dice
  readonly #shift: Shift
  /** What may be closed, and whether it is for sure. */
  readonly #closed = new Map<string, Closed & { readonly isSure: boolean }>()
  readonly #did = new Set<Errand['kind']>()
  readonly #muted = new Set<string>()
  readonly #lines: number[] = []
  #unanswered: { readonly errand: Errand; readonly sends: number } | null = null
  #isCalm = false

  constructor(url: string, tables: readonly string[], players: readonly string[], dice: Dice) {
    this.#line = new StaffLine(url, DESK)
    this.#guest = new Browser({ url, socketUrl: url.replace('http', 'ws') })
    this.#tables = tables
    this.#players = players
    this.#dice = dice
    this.#shift = new Shift(
      () => this.#deed(),
      () => dice.below(MOST_REST_MILLIS),
    )
  }

  /** Whether all kinds were done, and a grant was asked for more than once. */
  didEverything(): boolean {
    return this.#did.size === ERRANDS.length && this.done.some(({ sends }) => sends > 1)
  }

  /** From now on they only open again what they closed. */
  calmDown(): void {
    this.#isCalm = true
  }

  async goHome(): Promise<void> {
    await this.#shift.end()
    await this.#line.leave()
  }

  async #deed(): Promise<void> {
    if (this.#unanswered !== null) return this.#grant(this.#unanswered)
    if (this.#isCalm) return this.#open()
    const missing = ERRANDS.filter((kind) => !this.#did.has(kind))
    const isNew = missing.length > 0 && this.#dice.chance(0.5)
    await this.#do(isNew ? this.#dice.of(missing) : this.#dice.weighted(OFTEN))
  }

  #do(kind: Errand['kind']): Promise<void> {
    const player = this.#dice.of(this.#players)
    switch (kind) {
      case 'grants':
        return this.#grant({ errand: this.#newGrant(player), sends: 0 })
      case 'closures':
        return this.#close()
      case 'openings':
        return this.#open()
      case 'mutes':
        return this.#mute(player)
      case 'unmutes':
        return this.#unmute()
      case 'lines':
        return this.#say()
      case 'hidden lines':
        return this.#hide()
      case 'replies':
        return this.#reply(player)
      case 'ended sessions':
        return this.#endSession()
      case 'seen alarms':
        return this.#seeAlarm()
      default:
        return kind satisfies never
    }
  }

  #newGrant(player: string): Errand {
    const mark = this.#mark()
    // No other grant is of this amount.
    const amount = 100_000 + this.asked.length
    const body = { id: mark, player, amount, expiresAt: null, reason: mark }
    const errand: Errand = { kind: 'grants', subject: player, mark, body }
    this.asked.push(errand)
    return errand
  }

  /** Asked for until there is an answer, and now and then twice at once: it is given once all the same. */
  async #grant({ errand, sends }: { readonly errand: Errand; readonly sends: number }): Promise<void> {
    const times = this.#dice.chance(0.5) ? 2 : 1
    this.#unanswered = { errand, sends: sends + times }
    const browser = await this.#line.browser()
    const ask = () => browser.ask('POST /api/staff/golden', errand.body)
    const replies = await Promise.all(Array.from({ length: times }, ask))
    if (replies.some(({ status }) => status >= FAILED)) return
    this.#unanswered = null
    for (const { status, body } of replies)
      if (status !== DONE) this.refused.push(`${errand.mark}: ${JSON.stringify(body)}`)
    this.#note({ ...errand, answer: replies[0]?.body ?? {}, sends: sends + times, isChange: true })
  }

  async #close(): Promise<void> {
    const scope = this.#dice.weighted<Closed['scope']>([
      ['house', 1],
      ['game', 2],
      ['table', 4],
      ['player', 4],
    ])
    const subjects = { house: ['all'], game: GAME_IDS, table: this.#tables, player: this.#players }
    const subject = this.#dice.of<string>(subjects[scope])
    const key = `${scope} ${subject}`
    this.#closed.set(key, { scope, subject, isSure: false })
    if (await this.#send('closures', subject, 'close', (reason) => ({ ...whatOf(scope, subject), reason })))
      this.#closed.set(key, { scope, subject, isSure: true })
  }

  async #open(): Promise<void> {
    const [first] = this.#closed
    if (first === undefined) return
    const [key, { scope, subject, isSure }] = first
    this.#closed.set(key, { scope, subject, isSure: false })
    const body = (reason: string) => ({ ...whatOf(scope, subject), reason })
    if (await this.#send('openings', subject, 'open', body, isSure)) this.#closed.delete(key)
  }

  async #mute(player: string): Promise<void> {
    this.#muted.add(player)
    await this.#send('mutes', player, 'chat/mute', (reason) => ({ player, minutes: MUTE_MINUTES, reason }))
  }

  async #unmute(): Promise<void> {
    const [player] = this.#muted
    if (player === undefined) return
    await this.#send('unmutes', player, 'chat/unmute', (reason) => ({ player, reason }))
    this.#muted.delete(player)
  }

  async #say(): Promise<void> {
    const table = this.#dice.of(this.#tables)
    const said = await this.#send('lines', table, 'chat/say', (text) => ({ table, text }))
    if (said !== null) this.#lines.push(Number(said.line))
  }

  async #hide(): Promise<void> {
    const line = this.#lines.pop()
    if (line !== undefined)
      await this.#send('hidden lines', `${line}`, 'chat/hide', (reason) => ({ line, reason }))
  }

  async #reply(player: string): Promise<void> {
    await this.#send('replies', player, `chat/rooms/${player}`, (text) => ({ text }))
  }

  /** Of a guest who plays nothing. */
  async #endSession(): Promise<void> {
    if (this.#guest.token === '') await this.#guest.visit()
    const table = this.#dice.of(this.#tables)
    const { status, body } = await this.#guest.ask(`POST /api/tables/${table}/session`, {})
    if (status !== DONE) return
    const session = String(body.session)
    await this.#send('ended sessions', session, `sessions/${session}/end`, (reason) => ({ reason }))
  }

  async #seeAlarm(): Promise<void> {
    const browser = await this.#line.browser()
    const { body } = await browser.ask('GET /api/staff/alarms')
    const [alarm] = (body.alarms ?? []) as readonly { readonly table: string }[]
    if (alarm !== undefined) await this.#send('seen alarms', alarm.table, `alarms/${alarm.table}`, () => ({}))
  }

  /** Gives the answer where it is yes. */
  async #send(
    kind: Errand['kind'],
    subject: string,
    path: string,
    bodyWith: (mark: string) => Body,
    isChange = true,
  ): Promise<DoneErrand['answer'] | null> {
    const browser = await this.#line.browser()
    const mark = this.#mark()
    const errand = { kind, subject, mark, body: bodyWith(mark) }
    this.asked.push(errand)
    const { status, body: answer } = await browser.ask(`POST /api/staff/${path}`, errand.body)
    if (status !== DONE) return null
    this.#note({ ...errand, answer, sends: 1, isChange })
    return answer
  }

  #note(done: DoneErrand): void {
    this.done.push(done)
    this.#did.add(done.kind)
  }

  #mark(): string {
    return `errand-${this.asked.length + 1}`
  }
}

/** The house is all there is: it is not named. */
function whatOf(scope: Closed['scope'], subject: string): Body {
  return scope === 'house' ? { scope } : { scope, subject }
}
