import { describe, expect, it } from 'vitest'
import { axe } from '#tests/browser/axe'
import { forgetWork, millisUntilUsable, watchWork, workOf } from '#tests/browser/budgets'
import { screenshot } from '#tests/browser/screenshot'
import { setUpStage } from '#tests/browser/stage'

const stage = setUpStage([
  { id: 'rialto', game: 'ventuno', brings: 'split' },
  { id: 'amalfi', game: 'speed-baccarat' },
])

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
