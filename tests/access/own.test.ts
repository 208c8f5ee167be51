import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlayerCommand } from '#protocol/player/commands'
import { FROM_PLAYER, type FromPlayer } from '#protocol/player/from-player'
import type { TestPlayer } from '#server/gateway/testing/player'
import { ROLES } from '#server/people/staff/member'
import { openWholeHouse, type WholeHouse } from '#tests/access/walk'
import type { Browser } from '#tests/people/browser'

let house: WholeHouse
let ann: Browser
let bob: Browser
let annAt: TestPlayer
let bobAt: TestPlayer

beforeAll(async () => {
  house = await openWholeHouse()
  ann = await house.visitor('player')
  bob = await house.visitor('other')
  annAt = await ann.connect()
  bobAt = await bob.connect()
})
afterAll(async () => {
  await house.close()
})

let count = 0
async function order(player: TestPlayer, table: string, command: PlayerCommand) {
  const id = `command-${++count}`
  player.send({ type: 'do', id, table, command })
  await player.until(`the answer to ${id}`, () => player.heard('answer').some((answer) => answer.id === id))
  return player.heard('answer').find((answer) => answer.id === id)
}

/** The code of a round in which they bet. */
async function playRound(player: TestPlayer, browser: Browser): Promise<string> {
  await player.join('speed-baccarat')
  await house.server.betting('speed-baccarat')
  const answer = await order(player, 'speed-baccarat', { do: 'bet', bet: 'banker', amount: 1000 })
  expect(answer).toMatchObject({ ok: true })
  await house.server.until(async () => (await rounds(browser)).length > 0)
  return (await rounds(browser))[0]?.code ?? ''
}

async function rounds(browser: Browser): Promise<readonly { readonly code: string }[]> {
  const { body } = await browser.ask('GET /api/history')
  return body.rounds as readonly { readonly code: string }[]
}

describe('what is somebody’s own', () => {
  it('is nobody else’s: rounds, statements, payments, trays, settings, sessions', async () => {
    const code = await playRound(annAt, ann)
    expect((await ann.ask(`GET /api/rounds/${code}`)).status).toBe(200)
    expect(await bob.ask(`GET /api/rounds/${code}`)).toMatchObject({ status: 404 })
    expect(await rounds(bob)).toEqual([])
    await ann.ask('PUT /api/settings', { changes: { music: true } })
    expect((await ann.ask('GET /api/settings')).body).not.toEqual((await bob.ask('GET /api/settings')).body)
    const { player } = (await ann.ask('GET /api/session')).body
    const grant = { id: 'grant-of-ann', player, amount: 7_700, expiresAt: null, reason: 'A test.' }
    const supervisor = await house.visitor('supervisor')
    expect((await supervisor.ask('POST /api/staff/golden', grant)).status).toBe(200)
    const limit = { kind: 'stake', period: 'week', amount: 8_800 }
    expect((await ann.ask('PUT /api/play/limits', limit)).status).toBe(200)
    const deposit = { key: 'key-of-ann', amount: 9_900 }
    expect((await ann.ask('POST /api/cashier/deposits', deposit)).status).toBe(200)
    for (const [line, mark] of [
      ['GET /api/history', code],
      ['GET /api/statement', code],
      ['GET /api/golden', '7700'],
      ['GET /api/play', '8800'],
      ['GET /api/cashier/payments', '9900'],
    ] as const) {
      const shows = async (who: Browser) => JSON.stringify((await who.ask(line)).body).includes(mark)
      expect([line, await shows(ann), await shows(bob)]).toEqual([line, true, false])
    }
  })

  it('is not moved by others: seats, chips, decisions', async () => {
    for (const player of [annAt, bobAt]) await player.join('ventuno')
    await house.server.betting('ventuno')
    expect(await order(annAt, 'ventuno', { do: 'sit', seat: 3 })).toMatchObject({ ok: true })
    const foreign: readonly PlayerCommand[] = [
      { do: 'leave', seat: 3 },
      { do: 'allowBehind', seat: 3, on: false },
      { do: 'bet', seat: 3, bet: 'main', amount: 1000 },
      { do: 'takeBack', seat: 3, bet: 'main', behind: false, amount: 1000 },
      { do: 'hit', seat: 3 },
      { do: 'stand', seat: 3 },
      { do: 'double', seat: 3 },
      { do: 'split', seat: 3 },
      { do: 'insure', seat: 3, yes: true },
      { do: 'evenMoney', seat: 3, yes: true },
    ]
    for (const command of foreign) {
      expect([command.do, (await order(bobAt, 'ventuno', command))?.ok]).toEqual([command.do, false])
    }
  })

  it('cannot be claimed by a name in a message: who sends is who is signed in', async () => {
    const { player } = (await ann.ask('GET /api/session')).body
    const claims = [
      { type: 'do', id: 'claim-0001', table: 'ventuno', player, command: { do: 'sit', seat: 5 } },
      { type: 'do', id: 'claim-0002', table: 'ventuno', command: { do: 'sit', seat: 5, player } },
      { type: 'join', table: 'ventuno', as: 'supervisor' },
      { type: 'join', table: 'ventuno', player },
    ]
    for (const claim of claims) {
      const before = bobAt.heard('error').length
      bobAt.ws.send(JSON.stringify(claim))
      expect(await bobAt.hear('error', before + 1)).toMatchObject({ code: 'bad-message' })
    }
  })
})

/** One of each kind, harmless. */
const MESSAGES: { readonly [Type in FromPlayer['type']]: Extract<FromPlayer, { type: Type }> } = {
  join: { type: 'join', table: 'ventuno' },
  leave: { type: 'leave', table: 'ventuno' },
  do: { type: 'do', id: 'walk-0001', table: 'ventuno', command: { do: 'clear' } },
  lobby: { type: 'lobby', level: 'list' },
  say: { type: 'say', id: 'walk-0002', room: 'ventuno', text: 'Buonasera' },
  chat: { type: 'chat', on: true },
  support: { type: 'support', read: true },
  ping: { type: 'ping', at: 1 },
}

describe('every message', () => {
  it('is in the walk', () => {
    expect(Object.keys(MESSAGES).sort()).toEqual(Object.keys(FROM_PLAYER).sort())
  })

  it.each(['guest', 'player', 'other'] as const)('may be sent by %s', async (who) => {
    const player = await (await house.visitor(who)).connect()
    for (const message of Object.values(MESSAGES)) player.send(message)
    await player.settled()
    expect(player.heard('error')).toEqual([])
    await player.leave()
  })

  it.each(['nobody', ...ROLES] as const)('is out of reach of %s: a socket is for players', async (who) => {
    const browser = await house.visitor(who)
    const answer = await browser.ask('GET /socket')
    expect(answer).toMatchObject({ status: 401, body: { error: 'not-signed-in' } })
    await expect(browser.connect()).rejects.toThrow('401')
  })

  it('is not taken from another site’s page, whoever is signed in there', async () => {
    const answer = await ann.ask('GET /socket', undefined, { origin: 'https://evil.example' })
    expect(answer).toMatchObject({ status: 403, body: { error: 'wrong-origin' } })
  })
})
