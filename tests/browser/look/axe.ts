import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { isLong } from '#tests/browser/long'
import { atRest } from '#tests/browser/look/at-rest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails with a sentence for each thing that keeps somebody from using the page as it is now. Where all but a part of it
 * was looked at before, that part is enough; with SABOT_LONG=1 the whole page is looked at each time.
 */
export async function axe(page: Page, part?: string): Promise<void> {
  await atRest(page)
  // Half a megabyte, which takes as long to bring into a page as to run: once for each page.
  const isThere = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'true' } : { page })
  if (part !== undefined && !isLong) builder.include(part)
  const { violations, passes } = await builder
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze()
  const sentences = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}. At ${target.join(' ')}: ${words(failureSummary)}`,
    ),
  )
  if (sentences.length > 0) throw new Error(`Not everybody can use this page:\n${sentences.join('\n')}`)
  if (passes.length === 0) throw new Error('There was nothing to look at.')
}

function words(summary = ''): string {
  return summary.replaceAll(/\s+/g, ' ').trim()
}
