import type { Dice } from '#tests/dice'
import { PASSWORD, STAFF } from '#tests/fuzz/house'
import type { Mission } from '#tests/fuzz/mission'
import { signed } from '#tests/operator/signed'
import { Browser } from '#tests/people/browser'

/** Who asks: a new guest, an account, a player with rounds behind them, an operator's player, or staff. */
export const WHO = [
  'nobody',
  'guest',
  'account',
  'veteran',
  'launched',
  'dealer',
  'supervisor',
  'administrator',
] as const
export type Who = (typeof WHO)[number]

/** What was learned from answers, for paths and bodies that mean something. */
export type Topic = 'alarm' | 'approval' | 'session' | 'line' | 'round'

const MOST_KNOWN = 20

/** Some visitors of their own, and what they know. Only one request of theirs is under way at a time. */
export class Scene {
  readonly mission: Mission
  readonly dice: Dice
  readonly #visitors = new Map<Who, Browser>()
  readonly #known = new Map<Topic, string[]>()
  /** Somebody who is muted, barred and given golden chips. */
  victim = ''
  /** What the account signs in with. */
  login = ''

  private constructor(mission: Mission, dice: Dice) {
    this.mission = mission
    this.dice = dice
  }

  /** `veteran` is the cookie of somebody who has played. */
  static async open(mission: Mission, dice: Dice, veteran: string): Promise<Scene> {
    const scene = new Scene(mission, dice)
    for (const who of WHO) await scene.renew(who)
    scene.visitor('veteran').cookies.set('sabot', veteran)
    const { body } = await (await scene.stranger().visit()).ask('GET /api/session')
    scene.victim = String(body.player)
    return scene
  }

  get tables(): readonly string[] {
    return [...this.mission.target.tables.keys()]
  }

  visitor(who: Who): Browser {
    const browser = this.#visitors.get(who)
    if (browser === undefined) throw new Error(`Nobody is ${who}.`)
    return browser
  }

  /** Somebody with no cookie yet. */
  stranger(): Browser {
    const { url } = this.mission.target
    return new Browser({ url, socketUrl: url.replace('http', 'ws') })
  }

  /** Comes in once more, as somebody new where that can be. */
  async renew(who: Who): Promise<void> {
    const browser = this.stranger()
    this.#visitors.set(who, browser)
    if (who === 'guest' || who === 'account') await browser.visit()
    if (who === 'account') {
      const name = `Signora ${this.dice.hex(6)}`
      const { body } = await browser.ask('POST /api/account', { name, password: PASSWORD })
      this.login = String(body.login)
    }
    if (who === 'launched') await this.#enter(browser)
    const member = STAFF.strays.find(({ role }) => role === who)
    if (member === undefined) return
    const { status } = await browser.ask('POST /api/staff/session', { name: member.name, password: PASSWORD })
    if (status !== 200) this.mission.target.faults.note(`The ${who} got ${status} for a good sign-in.`)
  }

  /** A link that an operator got for a player of its own. */
  async launch(): Promise<string> {
    const path = '/api/operators/launch'
    const body = JSON.stringify({ player: 'mario', name: 'Mario', language: 'it', currency: 'EUR' })
    const answer = await fetch(this.mission.target.url + path, signed('POST', path, body))
    return new URL(((await answer.json()) as { readonly url: string }).url).pathname
  }

  learn(topic: Topic, values: readonly unknown[]): void {
    const known = this.#known.get(topic) ?? []
    this.#known.set(topic, [...known, ...values.map(String)].slice(-MOST_KNOWN))
  }

  /** Something that is there; else something that could be. */
  know(topic: Topic): string {
    const known = this.#known.get(topic) ?? []
    return known.length > 0 ? this.dice.of(known) : FOR_WANT[topic]
  }

  async #enter(browser: Browser): Promise<void> {
    const answer = await fetch(this.mission.target.url + (await this.launch()), { redirect: 'manual' })
    keepCookies(browser, answer.headers.getSetCookie())
  }
}

/** As a browser does it. */
export function keepCookies({ cookies }: Browser, lines: readonly string[]): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /Max-Age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
}

const FOR_WANT: Readonly<Record<Topic, string>> = {
  alarm: 'speed-1',
  approval: 'x'.repeat(43),
  session: 'none',
  line: '1',
  round: 'speed-1-20260101-000000-1',
}
