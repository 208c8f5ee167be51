import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { difference, packed } from '#tests/browser/look/pixels'

const STEP = 4

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.connect(inject('chrome'))
  const context = await browser.newContext({ viewport: { width: 200, height: 80 } })
  page = await context.newPage()
})
afterAll(() => browser.close())

/** A figure on a cloth that grows lighter from one side to the other, `tint` more or less so. */
async function pictureOf(figure: string, tint = 0): Promise<Buffer> {
  const green = (from: number) => `rgb(20 ${from + tint} 60)`
  await page.setContent(
    `<body style="margin:0;background:linear-gradient(90deg,${green(90)},${green(120)});color:#eee">${figure}</body>`,
  )
  return page.screenshot()
}

describe('a picture', () => {
  it('is the same as it was kept, rounded to its steps', async () => {
    const now = await pictureOf('25,00 €')
    expect(await difference(page, now, now, 1)).toMatchObject({ pixels: 0, farthest: 0 })
    const kept = await packed(page, now, 1, STEP)
    expect(await difference(page, kept, now, STEP)).toMatchObject({ pixels: 0, farthest: STEP / 2 })
  })

  it.each([
    ['one wrong digit', '26,00 €', 0],
    ['a digit more', '225,00 €', 0],
    ['a minus', '−25,00 €', 0],
    ['the slightest tint', '25,00 €', 1],
    ['the slightest shade', '25,00 €', -1],
  ])('is another one with %s', async (_what, figure, tint) => {
    const kept = await packed(page, await pictureOf('25,00 €'), 1, STEP)
    const { pixels, picture } = await difference(page, kept, await pictureOf(figure, tint), STEP)
    expect(pixels).toBeGreaterThan(0)
    expect(picture.length).toBeGreaterThan(0)
  })

  it('is another one where a plain surface has the slightest tint', async () => {
    const cloth = async (green: number) => {
      await page.setContent(`<body style="margin:0;background:rgb(20 ${green} 60)">`)
      return page.screenshot()
    }
    const kept = await packed(page, await cloth(90), 1, STEP)
    for (const green of [88, 89, 91, 92]) {
      const { pixels } = await difference(page, kept, await cloth(green), STEP)
      expect(pixels, String(green)).toBeGreaterThan(0)
    }
  })

  it.each(['width:1px;height:60px', 'width:120px;height:1px'])(
    'is another one where a line of %s has the slightest tint',
    async (size) => {
      const lined = async (red: number) => {
        const line = `<div style="position:absolute;left:9px;top:9px;${size};background:rgb(${red} 160 60)"></div>`
        await page.setContent(`<body style="margin:0;background:#141e28">${line}`)
        return page.screenshot()
      }
      const kept = await packed(page, await lined(200), 1, STEP)
      expect(await difference(page, kept, await lined(200), STEP)).toMatchObject({ pixels: 0 })
      for (const red of [198, 199, 201, 202]) {
        const { pixels } = await difference(page, kept, await lined(red), STEP)
        expect(pixels, String(red)).toBeGreaterThan(50)
      }
    },
  )

  it('is another one in another size, all of it', async () => {
    const kept = await pictureOf('25,00 €')
    const now = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 79 } })
    expect(await difference(page, kept, now, STEP)).toMatchObject({ pixels: 200 * 79, farthest: 255 })
  })
})
