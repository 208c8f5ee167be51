import { describe, expect, it } from 'vitest'
import { axe } from '#tests/browser/axe'
import { forgetWork, millisUntilUsable, watchWork, workOf } from '#tests/browser/budgets'
import { screenshot } from '#tests/browser/screenshot'
import { setUpStage } from '#tests/browser/stage'

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
    const busy = async () => (await workOf(page)).longTasks.filter((task) => task >= 200).length
    await forgetWork(page)
    await page.evaluate(() => {
      setTimeout(() => {
        const until = performance.now() + 220
        while (performance.now() < until);
      })
    })
    await expect.poll(busy).toBe(1)
    // What moves within half a second of a hand's doing is not counted.
    await page.waitForTimeout(600)
    await page.evaluate(() => document.body.style.setProperty('padding-top', '300px'))
    await expect.poll(async () => (await workOf(page)).layoutShift).toBeGreaterThan(0.02)
    await forgetWork(page)
    expect(await busy()).toBe(0)
  })
})
