import type { BrowserContext, Page } from 'playwright-core'
import { quickest, withSample } from '#ui/net/clock'

/** The server's time as a page was told it, and what the page's own clocks said then. */
interface Told {
  /** When the page asked; null when it had not. */
  readonly at: number | null
  readonly now: number
  readonly here: number
  readonly ticks: number
}

declare global {
  interface Window {
    sabotTimes?: Told[]
  }
}

/** Before a page is opened: notes what it is told of the server's time. */
export async function noteTime(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const told: Told[] = []
    window.sabotTimes = told
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        this.addEventListener('message', ({ data }) => {
          const clocks = { here: Date.now(), ticks: performance.now() }
          for (const { type, at = null, now } of JSON.parse(String(data))) {
            if (type === 'welcome' || type === 'pong') told.push({ at, now, ...clocks })
          }
        })
      }
    }
  })
}

/** How far the server is ahead as the page must know it, and the server's time when the page first heard it. */
export async function toldTime(page: Page): Promise<{ readonly ahead: number; readonly first: number }> {
  const told = (await page.evaluate(() => window.sabotTimes)) ?? []
  const [welcome] = told
  if (welcome === undefined) throw new Error('The page was told no time: noteTime comes before it is opened.')
  let ahead = 0
  let samples: Parameters<typeof withSample>[0] = []
  for (const { at, now, here, ticks } of told) {
    if (at === null) {
      samples = []
      ahead = now - here
      continue
    }
    const millis = Math.max(0, Math.round(ticks - at))
    const known = withSample(samples, { millis, ahead: now + millis / 2 - here })
    samples = known
    ahead = quickest(known).ahead
  }
  return { ahead, first: welcome.now }
}
