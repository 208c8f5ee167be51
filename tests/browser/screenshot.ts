import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { atRest } from '#tests/browser/at-rest'

/** Kept in the folder that SABOT_SCREENSHOTS names, if it names one. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SABOT_SCREENSHOTS
  if (folder === undefined || folder === '') return
  mkdirSync(folder, { recursive: true })
  await atRest(page)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
