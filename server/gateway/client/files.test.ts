import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type House, openHouse } from '#server/gateway/testing/house'
import { rawAnswer } from '#server/gateway/testing/raw'
import { HandClock } from '#tests/clock'

const PAGE = '<!doctype html><html lang="it"><script type="module" src="/assets/main-1.js"></script></html>'
const SCRIPT = 'export const greeting = "Buona sera"'

/** A house whose client is this small, or not built at all. */
async function open({ built = true, requestsPerMinute = 300 } = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const client = join(folder, 'web')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  mkdirSync(join(client, 'assets'), { recursive: true })
  if (built) writeFileSync(join(client, 'index.html'), PAGE)
  writeFileSync(join(client, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(client, 'unlisted.txt'), 'unlisted')
  writeFileSync(join(client, 'assets', 'main-1.js'), SCRIPT)
  writeFileSync(join(client, 'assets', 'main-1.js.br'), brotliCompressSync(SCRIPT))
  const house = await openHouse(new HandClock(), {
    config: { clientFolder: client },
    limits: { requestsPerMinute },
  })
  onTestFinished(house.close)
  return house
}

describe('the client', () => {
  it.each(['/', '/tables/one', '/tables/one+two'])(
    'is the same page at %s, asked for anew each time',
    async (path) => {
      const house = await open()
      const answer = await fetch(house.url + path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(await answer.text()).toBe(PAGE)
    },
  )

  it('runs nothing that is not its own, wherever it stands', async () => {
    const house = await open()
    for (const path of ['/', '/assets/main-1.js', '/nowhere', '/api/tables']) {
      const { headers } = await fetch(house.url + path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/default-src 'none'/)
      expect(policy).toMatch(/script-src 'self';/)
      expect(policy).toMatch(/style-src 'self';/)
      expect(policy).toMatch(/connect-src 'self';/)
      expect(policy).not.toMatch(/unsafe|upgrade-insecure|https?:|\*/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
    }
  })

  it('has files that are kept for a year, packed for who can unpack them', async () => {
    const house = await open()
    const plain = await fetch(`${house.url}/assets/main-1.js`, { headers: { 'accept-encoding': 'identity' } })
    expect(await plain.text()).toBe(SCRIPT)
    expect(plain.headers.get('content-type')).toMatch(/javascript/)
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const packed = await fetch(`${house.url}/assets/main-1.js`, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(await packed.text()).toBe(SCRIPT)
    const icon = await fetch(`${house.url}/icon.svg`)
    expect(icon.headers.get('content-type')).toBe('image/svg+xml')
    expect(icon.headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    '/assets/gone.js',
    '/worker.js',
    '/unlisted.txt',
    '/assets/',
    '/assets/..%2findex.html',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%00',
    '/assets/.%00/secret.txt',
  ])('tells nothing else: %s', async (path) => {
    const house = await open()
    const line = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
    const { status, body } = await rawAnswer(house, line)
    expect(status).toBe(404)
    expect(JSON.parse(body)).toEqual({ error: 'not-found', text: expect.stringMatching(/^\p{Lu}.*\.$/u) })
    expect(house.log).toEqual([])
  })

  it('says what to do where it is not built', async () => {
    const house = await open({ built: false })
    const answer = await fetch(house.url)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      error: 'not-built',
      text: expect.stringContaining('npm run build'),
    })
  })

  it('does not count against what an address may ask', async () => {
    const house = await open({ requestsPerMinute: 2 })
    for (let time = 0; time < 5; time++)
      expect((await fetch(`${house.url}/assets/main-1.js`)).status).toBe(200)
    expect((await fetch(`${house.url}/api/tables`)).status).toBe(200)
  })
})
