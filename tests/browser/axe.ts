import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { atRest } from '#tests/browser/at-rest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with a sentence for each thing that keeps somebody from using the page as it is now. */
export async function axe(page: Page): Promise<void> {
  await atRest(page)
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true).analyze()
  const sentences = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}. At ${target.join(' ')}: ${words(failureSummary)}`,
    ),
  )
  if (sentences.length > 0) throw new Error(`Not everybody can use this page:\n${sentences.join('\n')}`)
}

function words(summary = ''): string {
  return summary.replaceAll(/\s+/g, ' ').trim()
}
