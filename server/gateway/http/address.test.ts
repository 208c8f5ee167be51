import { describe, expect, it } from 'vitest'
import { networkOf } from '#server/gateway/http/address'
import { originCheck } from '#server/gateway/http/origin'

describe('what limits count by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['no address', 'no address'],
  ])('%s is of %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('whose page may ask', () => {
  const origins = ['https://play.example', 'http://localhost:5173']
  const mayAsk = (origin: string | undefined, protocol: 'http' | 'https', secureCookies = false) =>
    originCheck({ origins, secureCookies })({ headers: { origin }, host: 'Sabot.example:4750', protocol })

  it.each([
    [undefined, true],
    ['http://sabot.example:4750', true],
    ['https://sabot.example:4750', true],
    ['https://play.example', true],
    ['https://play.example:8443', false],
    ['https://evil.example', false],
    ['https://sabot.example', false],
    ['null', false],
    ['', false],
    ['file://sabot.example:4750', false],
    ['https://sabot.example:4750.evil.example', false],
  ])('%s: %s', (origin, expected) => {
    expect(mayAsk(origin, 'http')).toBe(expected)
  })

  it('none that came without https where we are reached by it, but those that are named', () => {
    for (const [protocol, secureCookies] of [
      ['https', false],
      ['http', true],
    ] as const) {
      expect(mayAsk('http://sabot.example:4750', protocol, secureCookies)).toBe(false)
      expect(mayAsk('https://sabot.example:4750', protocol, secureCookies)).toBe(true)
      expect(mayAsk('http://localhost:5173', protocol, secureCookies)).toBe(true)
      expect(mayAsk(undefined, protocol, secureCookies)).toBe(true)
    }
  })
})
