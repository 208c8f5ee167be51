import type { Page } from 'playwright-core'

const MOST_STEPS = 150

/** Steps on with the tab key until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  while (passed.length < MOST_STEPS) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (name.test(now)) return
    passed.push(now)
  }
  throw new Error(`The tab key never comes to ${name}, only to:\n${[...new Set(passed)].join('\n')}`)
}

/** The name of what has the focus. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    return name.replaceAll(/\s+/g, ' ').trim()
  })
}

/** Goes there by keys and presses it. */
export async function press(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}
