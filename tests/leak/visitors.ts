import { Ear } from '#tests/leak/ear'
import { type ListeningHouse, STAFF } from '#tests/leak/house'
import { TABLE_IDS } from '#tests/leak/tables'
import { signed } from '#tests/operator/signed'
import type { Browser } from '#tests/people/browser'

export const OPERATORS_PLAYER = 'anna-1'
/** An operator whose players' money lies here. */
export const BUILT_IN = 'vista'

/**
 * Everybody who comes to the door: one who plays, one who plays too, one whom an operator sent, one who looks on with a
 * chip in one round, one who becomes an account, one who gives up playing.
 */
export type Visitor =
  | 'nobody'
  | 'guest'
  | 'player'
  | 'other'
  | 'sent'
  | 'newcomer'
  | 'leaver'
  | keyof typeof STAFF

/** Without a socket: what they do ends sign-ins. */
const DEAF: readonly Visitor[] = ['nobody', 'newcomer', 'leaver']

export async function visitorsOf(house: ListeningHouse): Promise<ReadonlyMap<Visitor, Browser>> {
  const browsers = new Map<Visitor, Browser>([
    ['nobody', house.browser()],
    ['guest', await house.browser().visit()],
    ['player', await house.account('Signor player')],
    ['other', await house.account('Signor other')],
    ['sent', await sentBy(house)],
    ['newcomer', await house.browser().visit()],
    ['leaver', await house.account('Signor leaver')],
  ])
  for (const name of Object.keys(STAFF) as (keyof typeof STAFF)[]) {
    browsers.set(name, await house.staff(name))
  }
  return browsers
}

async function sentBy(house: ListeningHouse): Promise<Browser> {
  const path = '/api/operators/launch'
  const body = JSON.stringify({ player: OPERATORS_PLAYER, name: 'Anna', language: 'it', currency: 'EUR' })
  const launched = await fetch(house.url + path, signed('POST', path, body, { time: house.clock.now() }))
  const { url } = (await launched.json()) as { readonly url: string }
  const entered = await fetch(url, { redirect: 'manual' })
  const browser = house.browser()
  const token = /^sabot=([^;]+)/.exec(entered.headers.get('set-cookie') ?? '')?.[1]
  browser.cookies.set('sabot', token ?? '')
  return browser
}

/** All of them that can listen at every table, and to whatever else a socket tells. */
export async function earsOf(
  { url }: ListeningHouse,
  browsers: ReadonlyMap<Visitor, Browser>,
): Promise<ReadonlyMap<Visitor, Ear>> {
  const ears = new Map<Visitor, Ear>()
  for (const [who, browser] of browsers) {
    if (DEAF.includes(who)) continue
    const isStaff = Object.hasOwn(STAFF, who)
    const ear = await Ear.open(url, browser, isStaff ? 'staff' : 'player')
    for (const table of TABLE_IDS) await ear.join(table)
    if (!isStaff) ear.send({ type: 'lobby', level: who === 'guest' ? 'list' : 'panel' })
    else if (STAFF[who as keyof typeof STAFF] !== 'dealer') ear.send({ type: 'floor', on: true })
    ears.set(who, ear)
  }
  return ears
}

/** What was drawn for them when they came, long before any card: ids, names, and what they sign in with. */
export async function drawnFor(browsers: ReadonlyMap<Visitor, Browser>): Promise<readonly string[]> {
  const drawn: string[] = []
  for (const [who, browser] of browsers) {
    const isStaff = Object.hasOwn(STAFF, who)
    const { body } = await browser.ask(isStaff ? 'GET /api/staff/session' : 'GET /api/session')
    const { body: account } = await browser.ask('GET /api/account')
    const id = String(body.player ?? '')
    const name = body.kind === 'guest' ? String(body.name) : ''
    drawn.push(id, Buffer.from(id).toString('base64url'), name, String(account.login ?? ''))
    drawn.push(...browser.cookies.values())
  }
  return drawn.filter((text) => text !== '')
}
