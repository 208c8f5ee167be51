import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type House, openHouse } from '#server/gateway/testing/house'
import { HandClock } from '#tests/clock'

const PAGE = '<!doctype html><html lang="it"><title>Sala</title></html>'
const SCRIPT = 'export const greeting = "Buon lavoro"'

async function open(built: boolean): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-console-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const consoleFolder = join(folder, 'console')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  if (built) {
    mkdirSync(join(consoleFolder, 'assets'), { recursive: true })
    writeFileSync(join(consoleFolder, 'index.html'), PAGE)
    writeFileSync(join(consoleFolder, 'assets', 'main-1.js'), SCRIPT)
    writeFileSync(join(consoleFolder, 'assets', 'main-1.js.br'), brotliCompressSync(SCRIPT))
  }
  const house = await openHouse(new HandClock(), { config: { consoleFolder } })
  onTestFinished(house.close)
  return house
}

describe('the consoles', () => {
  it('are one page, asked for anew each time, with files that are kept', async () => {
    const house = await open(true)
    for (const path of ['/console', '/console/dealer', '/console/supervisor']) {
      const answer = await fetch(house.url + path)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
      expect(await answer.text()).toBe(PAGE)
    }
    const headers = { 'accept-encoding': 'br' }
    const script = await fetch(`${house.url}/console/assets/main-1.js`, { headers })
    expect(script.headers.get('content-encoding')).toBe('br')
    expect(script.headers.get('cache-control')).toMatch(/immutable/)
    expect(await script.text()).toBe(SCRIPT)
    for (const path of [
      '/console/elsewhere',
      '/console/index.html',
      '/console/assets/gone.js',
      '/console/assets/..%2findex.html',
      '/console/assets/..%2f..%2fsecret.txt',
    ]) {
      expect([path, (await fetch(house.url + path)).status]).toEqual([path, 404])
    }
    expect((await fetch(`${house.url}/console`, { method: 'POST' })).status).toBe(405)
  })

  it('are nowhere where they were not built', async () => {
    const house = await open(false)
    for (const path of ['/console', '/console/dealer', '/console/supervisor', '/console/assets/main-1.js']) {
      const answer = await fetch(house.url + path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ error: 'not-found', text: 'There is nothing at this address.' })
    }
  })
})
