import type { Page } from 'playwright-core'

const MOST_STEPS = 150

/** Steps on with the tab key until what has the focus is called so. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  while (passed.length < MOST_STEPS) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (name.test(now)) return
    passed.push(now)
  }
  throw new Error(`The tab key never comes to ${name}, only to:\n${[...new Set(passed)].join('\n')}`)
}

/** The name of what has the focus: nothing has it while the page itself does. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === body) return ''
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    return name.replaceAll(/\s+/g, ' ').trim()
  })
}

/** Goes there by keys and presses it. */
export async function press(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}
