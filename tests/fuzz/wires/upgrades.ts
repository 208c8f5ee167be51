import { SOCKET_PATH, STAFF_SOCKET_PATH } from '#protocol/version'
import type { Dice } from '#tests/dice'
import { strangeText } from '#tests/fuzz/frames/values'
import type { Person } from '#tests/fuzz/lines/person'
import { diceFor, type Mission } from '#tests/fuzz/mission'
import { inHeader } from '#tests/fuzz/routes/request-parts'
import { inParallel } from '#tests/fuzz/waves'
import { handshake } from '#tests/fuzz/wires/handshakes'
import { judge } from '#tests/fuzz/wires/judge'
import { Wire } from '#tests/fuzz/wires/wire'

interface Handshake {
  readonly request: string
  /** What fits. */
  readonly statuses: readonly number[]
}

/** Requests to become a socket, of anybody's at any of the two, with something wrong about most of them. */
export function upgrades(
  { seed, tally, target }: Mission,
  people: readonly Person[],
  cases: number,
): Promise<void> {
  const dice = diceFor(seed, 'upgrades', 0)
  return inParallel(cases, 12, async () => {
    const person = dice.of(people)
    const { request, statuses } = anyHandshake(dice, person)
    const wire = await Wire.open(target.port)
    wire.say(request)
    judge(await wire.reply(false), request, { faults: target.faults, isHead: false, statuses })
    wire.drop()
    tally.add(`${person.role}: upgrades`)
  })
}

/** Of a header that nobody understands, or that means something else to HTTP itself. */
const NOT_LET_IN = [400, 403, 404, 405, 426, 431]
const EITHER = [101, ...NOT_LET_IN]

function anyHandshake(dice: Dice, person: Person): Handshake {
  const odd = inHeader(strangeText(dice))
  const [name = '', token = ''] = /^([^=]+)=([^;]+)/.exec(person.cookie)?.slice(1) ?? []
  const cookie = (value: string) => ({ cookie: `${name}=${value}`, path: person.path })
  const header = (field: string, value: string | null) => handshake(person, { [field]: value })
  const elsewhere = person.role === 'player' ? STAFF_SOCKET_PATH : SOCKET_PATH
  const first = (line: string) => handshake(person, {}, line)
  const makes: readonly (() => readonly [string, readonly number[]])[] = [
    () => [header('Cookie', null), [401]],
    () => [handshake({ ...person, path: elsewhere }), [401]],
    () => [handshake(cookie(token.split('').reverse().join(''))), [401]],
    () => [handshake(cookie(token.slice(0, dice.below(43)))), [401]],
    () => [handshake(cookie(`${token}x${odd.slice(0, 99)}`)), [401]],
    () => [header('Cookie', `${name.toUpperCase()}=${token}; ${name}=${odd}; ;=;`), [401]],
    () => [header('Cookie', 'x'.repeat(20_000)), [431]],
    () => [header('Sec-WebSocket-Protocol', null), [400]],
    () => [header('Sec-WebSocket-Protocol', odd), [400]],
    () => [header('Sec-WebSocket-Protocol', 'sabot.2, SABOT.1'), [400]],
    () => [header('Sec-WebSocket-Protocol', 'sabot.1, sabot.1'), [400]],
    () => [header('Sec-WebSocket-Protocol', `sabot.1,${odd}`), EITHER],
    () => [header('Sec-WebSocket-Protocol', 'x, sabot.1, y'), [101]],
    () => [header('Sec-WebSocket-Version', dice.of(['99', '-13', odd, null])), NOT_LET_IN],
    () => [header('Sec-WebSocket-Key', dice.of(['', 'short', odd, null])), [400]],
    () => [header('Sec-WebSocket-Extensions', `permessage-deflate; ${odd}`), EITHER],
    () => [header('Origin', dice.of(['https://evil.test', 'null', 'http://', 'data:,x'])), [403]],
    () => [header('Origin', odd), [403]],
    () => [header('Origin', 'http://sabot.test'), [101]],
    () => [header('Upgrade', dice.of(['h2c', 'websocket2', odd])), NOT_LET_IN],
    () => [header('Connection', dice.of(['close', 'keep-alive', odd])), EITHER],
    () => [header('Host', dice.of([null, '', odd, 'a, b'])), EITHER],
    () => [header('Content-Length', '10'), EITHER],
    () => [header('Transfer-Encoding', 'chunked'), EITHER],
    () => [first(`POST ${person.path} HTTP/1.1`), [405]],
    () => [first(`${dice.of(['PUT', 'HEAD', 'OPTIONS'])} ${person.path} HTTP/1.1`), [405]],
    () => [first(`GET ${person.path} HTTP/1.0`), EITHER],
    () => [first(`GET ${person.path}${dice.of(['/', '%00', '/../', ';x'])} HTTP/1.1`), NOT_LET_IN],
    () => [first(`GET ${person.path}?table=speed-1 HTTP/1.1`), [101]],
    () => [first(`GET ${dice.of(['/', '//socket', '/nowhere', '*'])} HTTP/1.1`), [200, 304, ...NOT_LET_IN]],
  ]
  const [request, statuses] = dice.of(makes)()
  return { request, statuses }
}
