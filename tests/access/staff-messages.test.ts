import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { cents } from '#engine/money/cents'
import type { DealerCommand } from '#protocol/staff/from-dealer'
import { DEALER_COMMANDS, FROM_DEALER } from '#protocol/staff/from-dealer'
import type { FromStaff } from '#protocol/staff/from-staff'
import type { SupervisorCommand } from '#protocol/staff/from-supervisor'
import { FROM_SUPERVISOR, SUPERVISOR_COMMANDS } from '#protocol/staff/from-supervisor'
import { STAFF_SOCKET_PATH, SUBPROTOCOL } from '#protocol/version'
import { ROLES } from '#server/people/staff/member'
import { openWholeHouse, type WholeHouse } from '#tests/access/walk'
import { newId, TestConsole } from '#tests/supervision/console'

const TABLE = 'ventuno'
const REASON = { reason: 'A walk through everything.' }
const ROUND = { round: 'no-such-round' }
const CARDS = { ...ROUND, dealt: 1 }

/** One of each, none of which anybody but staff may say. */
const DEALERS: { readonly [Name in DealerCommand['do']]: Extract<DealerCommand, { do: Name }> } = {
  signOn: { do: 'signOn' },
  handOver: { do: 'handOver' },
  signOff: { do: 'signOff' },
  openBetting: { do: 'openBetting' },
  closeBetting: { do: 'closeBetting' },
  scan: { do: 'scan', code: '7D031V' },
  lastHand: { do: 'lastHand' },
  changeShoe: { do: 'changeShoe' },
  offerCut: { do: 'offerCut' },
  openShoe: { do: 'openShoe' },
  call: { do: 'call', text: 'A walk.' },
  resume: { do: 'resume' },
}

const SUPERVISORS: {
  readonly [Name in SupervisorCommand['do']]: Extract<SupervisorCommand, { do: Name }>
} = {
  pause: { do: 'pause', ...REASON },
  resume: { do: 'resume' },
  rescanCard: { do: 'rescanCard', ...CARDS, ...REASON },
  replaceCard: { do: 'replaceCard', ...CARDS, card: 1, code: '7D031V', ...REASON },
  moveCard: { do: 'moveCard', ...CARDS, card: 1, to: 2, ...REASON },
  cancelRound: { do: 'cancelRound', ...ROUND, ...REASON },
  voidRound: { do: 'voidRound', ...ROUND, ...REASON },
  failBonus: { do: 'failBonus', ...ROUND, ...REASON },
  setLimits: {
    do: 'setLimits',
    limits: { unit: cents(100), ranges: { main: [cents(500), cents(1000)] } },
    ...REASON,
  },
  swapCards: { do: 'swapCards', why: 'day', ...REASON },
  unseat: { do: 'unseat', player: 'p_nobody', ...REASON },
  removeDealer: { do: 'removeDealer', ...REASON },
  broadcast: { do: 'broadcast', text: 'A walk.' },
}

type Messages = Readonly<Record<string, () => FromStaff>>

const LOOKING: Messages = {
  join: () => ({ type: 'join', table: TABLE }),
  leave: () => ({ type: 'leave', table: TABLE }),
  say: () => ({ type: 'say', id: newId(), room: TABLE, text: 'Buonasera' }),
  ping: () => ({ type: 'ping', at: 1 }),
}

const ABOVE: Messages = {
  floor: () => ({ type: 'floor', on: true }),
  approve: () => ({ type: 'approve', id: newId(), approval: 'x'.repeat(43), yes: true }),
  acknowledge: () => ({ type: 'acknowledge', id: newId(), table: TABLE }),
  announce: () => ({ type: 'announce', id: newId(), text: 'A walk.' }),
}

const orders = (
  commands: Readonly<Record<string, DealerCommand | SupervisorCommand>>,
): readonly FromStaff[] =>
  Object.values(commands).map((command) => ({ type: 'do', id: newId(), table: TABLE, command }))

const made = (messages: Messages): readonly FromStaff[] => Object.values(messages).map((make) => make())

let house: WholeHouse

beforeAll(async () => {
  house = await openWholeHouse()
})
afterAll(async () => {
  await house.close()
})

describe('every message of a console', () => {
  it('is in the walk', () => {
    expect(Object.keys(DEALERS).sort()).toEqual(Object.keys(DEALER_COMMANDS).sort())
    expect(Object.keys(SUPERVISORS).sort()).toEqual(Object.keys(SUPERVISOR_COMMANDS).sort())
    expect([...Object.keys(LOOKING), 'do'].sort()).toEqual(Object.keys(FROM_DEALER).sort())
    expect([...Object.keys(LOOKING), ...Object.keys(ABOVE), 'do'].sort()).toEqual(
      Object.keys(FROM_SUPERVISOR).sort(),
    )
  })

  it.each(['nobody', 'guest', 'player', 'other'] as const)(
    'is out of reach of %s: the socket is for staff',
    async (who) => {
      const browser = await house.visitor(who)
      expect(await browser.ask(`GET ${STAFF_SOCKET_PATH}`)).toMatchObject({
        status: 401,
        body: { error: 'not-signed-in' },
      })
      const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
      const ws = new WebSocket(house.url.replace('http', 'ws') + STAFF_SOCKET_PATH, [SUBPROTOCOL], {
        headers: { cookie: `${cookie}; sabot-staff=${browser.token}` },
      })
      const [, response] = (await once(ws, 'unexpected-response')) as [unknown, { statusCode: number }]
      expect(response.statusCode).toBe(401)
    },
  )

  it('means nothing on a player’s socket', async () => {
    const all = [...orders({ ...DEALERS, ...SUPERVISORS }), ...made(ABOVE)]
    const wrong: string[] = []
    for (const message of all) {
      // Each over a socket of its own: whoever sends so much nonsense over one is put out.
      const player = await (await house.visitor('guest')).connect()
      player.ws.send(JSON.stringify(message))
      const error = await player.hear('error')
      if (error.code !== 'bad-message') wrong.push(`${JSON.stringify(message)}: ${error.code}`)
      expect(player.heard('answer')).toEqual([])
      await player.leave()
    }
    expect(wrong).toEqual([])
  })

  it('of a supervisor is refused to a dealer, and changes nothing', async () => {
    const browser = await house.visitor('supervisor')
    const { resume: _both, ...above } = SUPERVISORS
    for (const message of [...orders(above), ...made(ABOVE)]) {
      const dealer = await TestConsole.open(house.url, await house.visitor('dealer'))
      dealer.send(message)
      expect(await dealer.hear('error')).toMatchObject({ code: 'bad-message' })
      expect(dealer.heard('answer')).toEqual([])
      expect(dealer.heard('floor')).toEqual([])
      await dealer.leave()
    }
    const log = await browser.ask('GET /api/staff/log?actor=dealer&limit=200')
    const actions = (log.body.events as readonly { readonly action: string }[]).map(({ action }) => action)
    expect(new Set(actions)).toEqual(new Set(['signed-in']))
  })

  it('of a dealer is for whoever deals, and no automatic table has one', async () => {
    const dealer = await TestConsole.open(house.url, await house.visitor('dealer'))
    for (const command of Object.values(DEALERS)) {
      expect(await dealer.order(TABLE, command)).toMatchObject({ ok: false, reason: 'automatic' })
    }
    for (const message of made(LOOKING)) dealer.send(message)
    await dealer.hear('said')
    expect(dealer.heard('error')).toEqual([])
    await dealer.leave()
  })

  it.each(['supervisor', 'administrator'] as const)('may be sent by a %s', async (who) => {
    const console = await TestConsole.open(house.url, await house.visitor(who))
    for (const message of [...made(LOOKING), ...made(ABOVE)]) console.send(message)
    const sent = [...orders(SUPERVISORS), ...orders(DEALERS)].flatMap((one) => ('id' in one ? [one] : []))
    for (const message of sent) await console.answer(message)
    expect(sent).toHaveLength(Object.keys(SUPERVISORS).length + Object.keys(DEALERS).length)
    expect(console.heard('error')).toEqual([])
    const roles = console.heard('answer').filter((answer) => !answer.ok && answer.reason === 'role')
    expect(roles).toEqual([])
    await console.leave()
  })

  it('cannot name who sends it', async () => {
    const console = await TestConsole.open(house.url, await house.visitor('dealer'))
    const claims = [
      { type: 'do', id: newId(), table: TABLE, by: 'administrator', command: { do: 'signOn' } },
      { type: 'do', id: newId(), table: TABLE, command: { do: 'signOn', staff: 's_1' } },
      { type: 'join', table: TABLE, role: 'supervisor' },
      { type: 'do', id: newId(), table: TABLE, command: { do: 'resume' }, approvedBy: 'ada' },
    ]
    for (const [index, claim] of claims.entries()) {
      console.ws.send(JSON.stringify(claim))
      expect(await console.hear('error', index + 1)).toMatchObject({ code: 'bad-message' })
    }
    await console.leave()
  })

  it.each(ROLES)('comes from our own pages only, whoever is signed in as %s', async (who) => {
    const browser = await house.visitor(who)
    for (const origin of ['https://evil.example', 'null', `${house.url}.evil.example`]) {
      const answer = await browser.ask(`GET ${STAFF_SOCKET_PATH}`, undefined, { origin })
      expect(answer).toMatchObject({ status: 403, body: { error: 'wrong-origin' } })
    }
  })
})
