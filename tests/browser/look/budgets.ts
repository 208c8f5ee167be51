import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'

const SCRIPT = /<script[^>]*\ssrc="([^"]+)"|<link[^>]*\srel="modulepreload"[^>]*\shref="([^"]+)"/g

/** The scripts that the first page names, with their sizes as they travel. */
export function initialScripts(folder: string): readonly { readonly file: string; readonly bytes: number }[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = [...page.matchAll(SCRIPT)].map(([, script, preload]) => script ?? preload ?? '')
  return files.map((file) => ({ file, bytes: statSync(join(folder, `${file}.br`)).size }))
}

/** From the request for an address until what is looked for can be used, in milliseconds of the page's clock. */
export async function millisUntilUsable(
  page: Page,
  path: string,
  usable: (page: Page) => Locator,
): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' })
  await usable(page).click({ trial: true })
  return page.evaluate(() => performance.now())
}

/** What the browser noted about its own work since a page was opened. */
export interface Work {
  /** Milliseconds of each task that kept the page from answering. */
  readonly longTasks: readonly number[]
  /** Largest sum of shifts within five seconds: the usual measure, but what follows a hand's doing counts as well. */
  readonly layoutShift: number
}

declare global {
  interface Window {
    sabotWork?: { longTasks: number[]; shifts: { at: number; value: number }[] }
  }
}

/** Before the page is opened. */
export async function watchWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const work: NonNullable<Window['sabotWork']> = { longTasks: [], shifts: [] }
    window.sabotWork = work
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) work.longTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) work.shifts.push({ at: entry.startTime, value: Number(entry.value) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function workOf(page: Page): Promise<Work> {
  const work = await page.evaluate(() => window.sabotWork)
  if (work === undefined) throw new Error('Nobody watched: call watchWork before the page is opened.')
  return { longTasks: work.longTasks, layoutShift: largestShift(work.shifts) }
}

/** Forgets what was before, as when only a deal is to be measured. */
export async function forgetWork(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.sabotWork?.longTasks.splice(0)
    window.sabotWork?.shifts.splice(0)
  })
}

/** Shifts less than a second apart, over at most five seconds, are one. */
export function largestShift(shifts: readonly { readonly at: number; readonly value: number }[]): number {
  let [largest, sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { at, value } of shifts) {
    const isNew = at - last >= 1_000 || at - first >= 5_000
    if (isNew) [sum, first] = [0, at]
    sum += value
    last = at
    largest = Math.max(largest, sum)
  }
  return largest
}
