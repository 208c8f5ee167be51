import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { atRest } from '#tests/browser/look/at-rest'
import { SIZES } from '#tests/browser/sizes'

/** Kept in the folder that SABOT_SCREENSHOTS names, if it names one. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SABOT_SCREENSHOTS ?? ''
  if (folder === '') return
  mkdirSync(folder, { recursive: true })
  await atRest(page)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

/** The same on the smallest and on the largest screen that a console is made for. */
export async function atBothSizes(page: Page, name: string): Promise<void> {
  if ((process.env.SABOT_SCREENSHOTS ?? '') === '') return
  const before = page.viewportSize()
  for (const size of [SIZES.console, SIZES.largeConsole]) {
    await page.setViewportSize(size)
    await screenshot(page, `${name}-${size.width}`)
  }
  if (before !== null) await page.setViewportSize(before)
}
