import { describe, expect, it } from 'vitest'
import type { PlayerCommand } from '#protocol/player/commands'
import { DEALS } from '#tests/browser/cards/deals'
import { blackjackOf, firstDeal } from '#tests/browser/cards/dry-play'
import { findSeed } from '#tests/browser/cards/find-seed'
import { Complaints } from '#tests/browser/complaints'
import { axe } from '#tests/browser/look/axe'
import { forgetWork, millisUntilUsable, watchWork, workOf } from '#tests/browser/look/budgets'
import { screenshot } from '#tests/browser/look/screenshot'
import { setUpStage } from '#tests/browser/stage'
import { DryTable } from '#tests/floor/dry-table'

const stage = setUpStage([
  { id: 'rialto', game: 'ventuno', brings: 'split' },
  { id: 'amalfi', game: 'speed-baccarat' },
])

interface Manifest {
  readonly start_url: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[]
}

describe('the page', () => {
  it.each(['desktop', 'phone'] as const)('opens on a %s without an error, for everybody', async (size) => {
    const { page } = await stage.visit({ size })
    expect(await page.getAttribute('html', 'lang')).toMatch(/^(it|en)$/)
    expect(await page.title()).not.toBe('')
    await page.locator('#root > *').first().waitFor({ state: 'attached' })
    await axe(page)
    await screenshot(page, `page-${size}`)
  })

  it('fits its screen: nothing can be scrolled sideways', async () => {
    const { page } = await stage.visit({ size: 'small' })
    await page.locator('#root > *').first().waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

  it('signs a visitor in, who is the same after a reload', async () => {
    const { page, context } = await stage.visit()
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'sabot')?.value
    await expect.poll(cookie).toMatch(/.{20}/)
    const before = await cookie()
    await page.reload()
    await page.locator('#root > *').first().waitFor({ state: 'attached' })
    expect(await cookie()).toBe(before)
  })

  it('answers an address that is none with words, and not with the client', async () => {
    const { page, allow } = await stage.visit({ path: null })
    allow(/status of 404/)
    const answer = await page.goto('/nowhere/at/all')
    expect(answer?.status()).toBe(404)
    expect(await answer?.json()).toMatchObject({ error: 'not-found', text: expect.stringMatching(/\.$/) })
  })

  it.each(['desktop', 'phone'] as const)(
    'says on a %s that there is no connection, and comes back',
    async (size) => {
      const { page, line, allow } = await stage.visit({ size })
      allow(/ERR_|WebSocket|Failed to load resource|failed/)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      line.cut()
      await page.reload()
      expect(await page.title()).toBe('Sabot · senza connessione')
      await axe(page)
      line.mend()
      await page.getByRole('link', { name: 'Riprova / Try again' }).click()
      await page.getByRole('heading', { level: 1, name: 'Lobby di Sabot' }).waitFor({ state: 'attached' })
    },
  )

  it('can be installed: its manifest names a page and pictures that are there', async () => {
    const { page } = await stage.visit()
    const address = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
    const manifest: Manifest = await (await page.request.get(address)).json()
    expect(manifest).toMatchObject({ name: expect.stringContaining('Sabot'), display: 'standalone' })
    expect((await page.request.get(manifest.start_url)).headers()['content-type']).toContain('text/html')
    const sizes = manifest.icons.map((icon) => icon.sizes)
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    for (const { src, type } of manifest.icons) {
      const answer = await page.request.get(src)
      expect(answer.status(), src).toBe(200)
      expect(answer.headers()['content-type'], src).toContain(type)
    }
  })

  it('can be measured: when it can be used, what keeps it busy, what moves in it', async () => {
    const { page } = await stage.visit({ path: null })
    await watchWork(page)
    const millis = await millisUntilUsable(page, '/', () => page.locator('button, a').first())
    expect(millis).toBeGreaterThan(0)
    const busy = async () => (await workOf(page)).longTasks.filter((task) => task >= 700).length
    await forgetWork(page)
    await page.evaluate(() => {
      setTimeout(() => {
        const until = performance.now() + 720
        while (performance.now() < until);
      })
    })
    await expect.poll(busy).toBeGreaterThan(0)
    await page.evaluate(() => document.body.style.setProperty('padding-top', '300px'))
    await expect.poll(async () => (await workOf(page)).layoutShift).toBeGreaterThan(0.02)
    await forgetWork(page)
    expect(await busy()).toBe(0)
  })
})

/** A visitor whose errors are looked at, not punished. */
async function clumsy() {
  const visitor = await stage.visit({ path: null })
  visitor.allow(/./)
  const complaints = new Complaints(visitor.context)
  await visitor.page.goto('/health')
  return { ...visitor, complaints }
}

describe('what goes wrong in a page', () => {
  it('is heard: what it writes, what nobody catches, what does not come', async () => {
    const { page, line, complaints } = await clumsy()
    await page.evaluate(() => {
      console.error('I am lost')
      setTimeout(() => {
        throw new Error('nobody catches me')
      })
    })
    await expect.poll(() => complaints.left.join('\n')).toMatch(/I am lost[\s\S]*nobody catches me/)
    await page.evaluate(() => fetch('/api/rounds/none'))
    await expect.poll(() => complaints.left.join('\n')).toMatch(/status of 401/)
    line.cut()
    await page.evaluate(() => fetch('/health').catch(() => null))
    await expect.poll(() => complaints.left.join('\n')).toMatch(/request: GET \S+\/health failed/)
    line.mend()
    expect(await page.evaluate(async () => (await fetch('/health')).ok)).toBe(true)
  })

  it('is heard when the content policy forbids it', async () => {
    const { page, complaints } = await clumsy()
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.name = "run"'
      document.head.append(script)
    })
    await expect.poll(() => complaints.left.join('\n')).toMatch(/Content Security Policy/)
    expect(await page.evaluate(() => window.name)).toBe('')
  })

  it('is not heard where a test allows it', async () => {
    const { page, complaints } = await clumsy()
    complaints.allow(/on purpose|favicon/)
    await page.evaluate(() => console.error('on purpose'))
    await page.evaluate(() => console.error('by mistake'))
    await expect.poll(() => complaints.left).toEqual([expect.stringContaining('by mistake')])
  })
})

describe('axe', () => {
  it('says in words what keeps somebody from using a page', async () => {
    const { page } = await clumsy()
    await page.setContent('<html lang="it"><title>x</title><main><h1>x</h1><button></button></main></html>')
    await expect(axe(page)).rejects.toThrow(/button-name: Buttons must have discernible text\. At button/)
  })
})

describe('a line', () => {
  it('drops a socket when it is cut, and is there again when it is mended', async () => {
    const { page, line } = await clumsy()
    await page.evaluate(() => fetch('/api/session', { method: 'POST' }))
    const open = () =>
      page.evaluate(
        () =>
          new Promise<string>((done) => {
            const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`, 'sabot.1')
            socket.onopen = () => done('open')
            socket.onclose = () => {
              document.title = 'lost'
              done('lost')
            }
          }),
      )
    expect(await open()).toBe('open')
    line.cut()
    await expect.poll(() => page.title()).toBe('lost')
    expect(await open()).toBe('lost')
    line.mend()
    expect(await open()).toBe('open')
  })
})

describe('a table with a shoe for a test', () => {
  it('deals to whoever comes what the shoe brings', async () => {
    const client = await stage.companion('rialto')
    const play = (command: PlayerCommand) => client.do('rialto', command)
    const state = () => {
      const tracked = client.tables.get('rialto')
      if (tracked === undefined) throw new Error('The table is not known.')
      return blackjackOf(tracked)
    }
    await expect.poll(() => state().phase).toBe('betting')
    expect(await play({ do: 'sit', seat: 1 })).toMatchObject({ ok: true })
    expect(await play({ do: 'bet', seat: 1, bet: 'main', amount: 1_000 })).toMatchObject({ ok: true })
    expect(await play({ do: 'dealNow' })).toMatchObject({ ok: true })
    await expect.poll(() => state().phase, { timeout: 20_000 }).toBe('turns')
    const wanted = firstDeal(new DryTable('ventuno', findSeed(DEALS.split)))
    expect(state().lines.map(({ cards }) => cards)).toEqual(wanted.hands)
    expect(state().dealer).toMatchObject({ cards: [wanted.up], hole: null })
    expect(await play({ do: 'split', seat: 1 })).toMatchObject({ ok: true })
    await expect.poll(() => state().lines.map(({ cards }) => cards.length)).toEqual([2, 2])
  })
})
