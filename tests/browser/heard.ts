import type { BrowserContext, Page } from 'playwright-core'

declare global {
  interface Window {
    sabotHeard?: string[]
  }
}

/** Before a page is opened: notes what a screen reader would read out of itself. */
export async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: string[] = []
    window.sabotHeard = heard
    const last = new WeakMap<Element, string>()
    const note = (region: Element) => {
      const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      if (text === '' || last.get(region) === text) return
      last.set(region, text)
      heard.push(text)
    }
    const regions = '[aria-live], [role="status"], [role="alert"]'
    new MutationObserver((changes) => {
      const changed = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const around = element?.closest(regions)
        if (around != null) changed.add(around)
        for (const node of addedNodes) {
          if (node instanceof Element && node.matches('[role="status"], [role="alert"]')) changed.add(node)
        }
      }
      for (const region of changed) note(region)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** All that was read out so far. */
export async function heard(page: Page): Promise<readonly string[]> {
  return (await page.evaluate(() => window.sabotHeard)) ?? []
}
