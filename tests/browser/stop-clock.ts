import type { Page } from 'playwright-core'

/** The clock of a page, whose time is the test's, stands from so long after now; what was due until then has come. */
export async function stopClock(page: Page, soonMillis = 3_000): Promise<void> {
  for (;;) {
    const moment = await page.evaluate((millis) => Date.now() + millis, soonMillis)
    const isStopped = await page.clock.pauseAt(moment).then(() => true, isOver)
    if (isStopped) return
  }
}

/** A busy machine may come too late: no clock can stop at a time that is over. */
function isOver(error: unknown): false {
  if (String(error).includes('past')) return false
  throw error
}
