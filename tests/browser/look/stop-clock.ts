import type { Page } from 'playwright-core'

/** Whatever counts seconds has counted once more by then. */
const COUNTED_MILLIS = 1_100

/** The clock of a page, whose time is the test's, stands from so long after now; what was due until then has come. */
export async function stopClock(page: Page, soonMillis = 3_000): Promise<void> {
  for (;;) {
    const moment = await page.evaluate((millis) => Date.now() + millis, soonMillis)
    const isStopped = await page.clock.pauseAt(moment).then(() => true, isOver)
    if (isStopped) return
  }
}

/** A stopped clock stands so much later; what is due by timers has come, and all that tells the time tells that. */
export async function goOn(page: Page, millis = 0): Promise<void> {
  const moment = await page.evaluate((more) => Date.now() + more, millis)
  await page.clock.setFixedTime(moment)
  await page.clock.runFor(COUNTED_MILLIS)
}

/** A busy machine may come too late: no clock can stop at a time that is over. */
function isOver(error: unknown): false {
  if (String(error).includes('past')) return false
  throw error
}
