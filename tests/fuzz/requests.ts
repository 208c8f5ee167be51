import { cookieOf } from '#cli/bots/session'
import type { Dice } from '#tests/dice'
import { written } from '#tests/fuzz/json-tree'
import { type Asked, type Asking, asked, encoded, inHeader, path, ROUTES } from '#tests/fuzz/request-parts'
import { anyText, strangeText, strangeValue } from '#tests/fuzz/values'

const NUMBERS = [
  '0',
  '1',
  '-1',
  '1.5',
  '01',
  '999999999',
  '9999999999',
  '1e1',
  '٣',
  '%31',
  '',
  '1/2',
  'x',
] as const
const METHODS = [
  'GET',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'LINK',
  'QUERY',
] as const

/** Requests by what is wrong with them, HTTP all of them. */
export const REQUESTS: Readonly<Record<string, (dice: Dice, asking: Asking) => Asked>> = {
  methods(dice) {
    const method = dice.of(METHODS)
    return asked(`${method} ${dice.of(ROUTES)} HTTP/1.1`, [], '', { isHead: method === 'HEAD' })
  },

  paths(dice) {
    return asked(`GET ${path(dice)} HTTP/1.1`)
  },

  queries(dice, { token }) {
    const value = dice.of([
      '0',
      '1',
      '100',
      '101',
      '-1',
      '1e3',
      '0x10',
      '007',
      '',
      '%',
      '%00',
      'NaN',
      encoded(dice),
    ])
    const name = dice.of(['limit', 'cursor', 'limit', 'cursor', 'limit[]', '__proto__', encoded(dice)])
    const more = dice.chance(0.2) ? `&${name}=${value}&cursor=1` : ''
    return asked(`GET /api/history?${name}=${value}${more} HTTP/1.1`, [`Cookie: ${cookieOf(token)}`])
  },

  rounds(dice, { token, rounds }) {
    const code = rounds.length > 0 && dice.chance(0.3) ? dice.of(rounds) : encoded(dice)
    const shoe = `${dice.of(['speed-1', 'ventuno', 'nowhere', encoded(dice)])}/${dice.of(NUMBERS)}`
    const target = dice.chance(0.5) ? `/api/rounds/${code}` : `/api/shoes/${shoe}`
    return asked(`GET ${target} HTTP/1.1`, [`Cookie: ${cookieOf(token)}`])
  },

  cookies(dice, { token }) {
    const forged = dice.of([
      `sabot=${token.slice(0, -1)}`,
      `sabot=${token}A`,
      `sabot="${token}`,
      `sabot=${token.toLowerCase()}`,
      `sabot=%00${token}`,
      'sabot=',
      'sabot',
      `sabot=${dice.hex(43)}`,
      `sabot=${'A'.repeat(8_000)}`,
      `__proto__=${token}; constructor=1`,
      `sabot=${inHeader(strangeText(dice)).replace(/;/g, '')}`,
    ])
    return asked('GET /api/session HTTP/1.1', [`Cookie: ${forged}`], '', { statuses: [401] })
  },

  bodies(dice, { token }) {
    const text = dice.of([
      () => written(strangeValue(dice)),
      () => '{"__proto__":{"cash":1}}',
      () => '{"constructor":{"prototype":{"cash":1}}}',
      () => `{"player":"${anyText(dice, 20)}`,
      () => '['.repeat(4_000),
      () => anyText(dice, dice.below(4_000)),
    ])()
    const type = dice.of([
      'application/json',
      'application/json; charset=utf-7',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'image/png',
      'nonsense',
      '',
    ])
    const headers = [`Cookie: ${cookieOf(token)}`, `Content-Type: ${type}`]
    return asked('POST /api/session HTTP/1.1', headers, text)
  },
}
