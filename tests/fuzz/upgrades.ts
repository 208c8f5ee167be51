import type { Dice } from '#tests/dice'
import { handshake } from '#tests/fuzz/handshakes'
import type { Player } from '#tests/fuzz/intruder'
import { judge } from '#tests/fuzz/replies'
import { inHeader } from '#tests/fuzz/request-parts'
import { diceFor, type Mission } from '#tests/fuzz/squad'
import { strangeText } from '#tests/fuzz/values'
import { inParallel } from '#tests/fuzz/waves'
import { Wire } from '#tests/fuzz/wire'

interface Handshake {
  readonly request: string
  /** What fits, where one answer does and no other. */
  readonly statuses?: readonly number[]
}

/** Requests to become a socket with something wrong about them. */
export function upgrades(mission: Mission, player: Player, cases: number): Promise<void> {
  const { seed, tally, target } = mission
  const dice = diceFor(seed, 'upgrades', 0)
  const port = Number(new URL(target.url).port)
  return inParallel(cases, 12, async () => {
    const { request, statuses } = anyHandshake(dice, player.token)
    const wire = await Wire.open(port)
    wire.say(request)
    judge(await wire.reply(false), request, { faults: target.faults, isHead: false, statuses })
    wire.drop()
    tally.add('upgrades')
  })
}

function anyHandshake(dice: Dice, token: string): Handshake {
  const odd = inHeader(strangeText(dice))
  const shuffled = token.split('').reverse().join('')
  return dice.of<() => Handshake>([
    () => ({ request: handshake(token, { Cookie: null }), statuses: [401] }),
    () => ({ request: handshake(shuffled), statuses: [401] }),
    () => ({ request: handshake(token.slice(0, dice.below(43))), statuses: [401] }),
    () => ({ request: handshake(`${token}x${odd.slice(0, 99)}`), statuses: [401] }),
    () => ({ request: handshake(token, { Cookie: `SABOT=${token}; sabot=${odd}; ;=;` }), statuses: [401] }),
    () => ({ request: handshake(token, { Cookie: 'x'.repeat(20_000) }), statuses: [431] }),
    () => ({ request: handshake(token, { 'Sec-WebSocket-Protocol': null }), statuses: [400] }),
    () => ({ request: handshake(token, { 'Sec-WebSocket-Protocol': odd }), statuses: [400] }),
    () => ({ request: handshake(token, { 'Sec-WebSocket-Protocol': 'sabot.2, SABOT.1' }), statuses: [400] }),
    () => ({ request: handshake(token, { 'Sec-WebSocket-Protocol': 'sabot.1, sabot.1' }), statuses: [400] }),
    () => ({ request: handshake(token, { 'Sec-WebSocket-Protocol': `sabot.1,${odd}` }) }),
    () => ({ request: handshake(token, { 'Sec-WebSocket-Protocol': 'x, sabot.1, y' }), statuses: [101] }),
    () => ({
      request: handshake(token, { 'Sec-WebSocket-Version': dice.of(['8', '99', '-13', odd, null]) }),
    }),
    () => ({
      request: handshake(token, { 'Sec-WebSocket-Key': dice.of(['', 'short', odd, null]) }),
      statuses: [400],
    }),
    () => ({ request: handshake(token, { 'Sec-WebSocket-Extensions': `permessage-deflate; ${odd}` }) }),
    () => ({
      request: handshake(token, { Origin: dice.of(['https://evil.test', 'null', 'http://', 'data:,x']) }),
      statuses: [403],
    }),
    () => ({ request: handshake(token, { Origin: odd }) }),
    () => ({ request: handshake(token, { Origin: 'http://sabot.test' }), statuses: [101] }),
    () => ({ request: handshake(token, { Upgrade: dice.of(['h2c', 'websocket2', odd]) }) }),
    () => ({ request: handshake(token, { Connection: dice.of(['close', 'keep-alive', odd]) }) }),
    () => ({ request: handshake(token, { Host: dice.of([null, '', odd, 'a, b']) }) }),
    () => ({ request: handshake(token, { 'Content-Length': '10' }) }),
    () => ({ request: handshake(token, { 'Transfer-Encoding': 'chunked' }) }),
    () => ({ request: handshake(token, {}, 'POST /socket HTTP/1.1'), statuses: [405] }),
    () => ({ request: handshake(token, {}, `${dice.of(['PUT', 'HEAD', 'OPTIONS'])} /socket HTTP/1.1`) }),
    () => ({ request: handshake(token, {}, 'GET /socket HTTP/1.0') }),
    () => ({ request: handshake(token, {}, `GET ${dice.of(PATHS)} HTTP/1.1`) }),
  ])()
}

const PATHS = [
  '/socket?table=speed-1',
  '/socket/',
  '//socket',
  '/Socket',
  '/socket%00',
  '/%73ocket',
  '/socket/../socket',
  '/',
  '/api/tables',
  '/api/history',
  '/nowhere',
  '*',
] as const
