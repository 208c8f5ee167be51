import type { Page } from 'playwright-core'

/** Until nothing moves but clocks and what never stops, and fonts are there. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const longestMove = 3_000
    const isMoving = (animation: Animation) => {
      const end = animation.effect?.getComputedTiming().endTime
      return animation.playState === 'running' && typeof end === 'number' && end <= longestMove
    }
    const deadline = performance.now() + 60_000
    while (document.getAnimations().some(isMoving)) {
      if (performance.now() > deadline) throw new Error('Something never stops moving.')
      await new Promise((done) => setTimeout(done, 50))
    }
  })
}
