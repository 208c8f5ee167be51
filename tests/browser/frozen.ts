import type { Page } from 'playwright-core'
import { atRest } from '#tests/browser/at-rest'

/** What is another one each time, and what stands for it in a picture. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/^\d{1,2}:\d{2}$/, '21:30'],
  [/^\d{2}\/\d{2}\/\d{2}, \d{2}:\d{2}$/, '01/01/26, 21:30'],
  [/^\d+:\d{2}:\d{2}/, '0:12:00'],
  [/^(· )?[a-z]+-\d{8}-\d{6}-(\d+)$/, '$1tavolo-20260101-213000-$2'],
  [/^[0-9A-Z]{16}$/, 'S4B0TS4B0TS4B0T0'],
  [/^\d+ ms$/, '4 ms'],
  [/– \d+$/, '– 12'],
]

/** Nothing moves or ticks: what tells the time or was drawn by lot says the same in every picture. */
export async function freeze(page: Page): Promise<void> {
  await atRest(page)
  const rules = CHANGING.map(([pattern, stands]) => [pattern.source, stands] as const)
  await page.evaluate((given) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.nodeValue ?? ''
      const rule = given.find(([pattern]) => new RegExp(pattern).test(text))
      if (rule !== undefined) node.nodeValue = text.replace(new RegExp(rule[0]), rule[1])
    }
    for (const line of document.querySelectorAll('[data-quality]')) line.setAttribute('data-quality', 'good')
    for (const ring of document.querySelectorAll('circle[stroke-dasharray]')) {
      ring.setAttribute('stroke-dasharray', '140 999')
      const figure = ring.closest('svg')?.nextElementSibling?.firstChild
      if (figure != null) figure.nodeValue = '12'
    }
  }, rules)
}
