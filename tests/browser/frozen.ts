import type { Page } from 'playwright-core'
import { atRest } from '#tests/browser/at-rest'

interface Changing {
  readonly pattern: RegExp
  /** Where it may stand: elsewhere it is a figure like any other. */
  readonly within: string
  readonly stands: string
  /** It tells the time: by this clock it must be a moment of these last minutes. */
  readonly clock?: 'local' | 'utc'
}

/** What is another one each time, and what stands for it in a picture. */
const CHANGING: readonly Changing[] = [
  { pattern: /^(\d{1,2}):(\d{2})$/, within: 'dd, time', stands: '21:30', clock: 'local' },
  {
    pattern: /^\d{2}\/\d{2}\/\d{2}, (\d{2}):(\d{2})$/,
    within: 'dd',
    stands: '01/01/26, 21:30',
    clock: 'local',
  },
  { pattern: /^(\d{2}):(\d{2}):\d{2}$/, within: 'dd', stands: '0:12:00', clock: 'utc' },
  { pattern: /^0:0\d:\d{2}/, within: 'dd, span', stands: '0:12:00' },
  {
    pattern: /^(· )?[a-z]+-\d{8}-\d{6}-(\d+)$/,
    within: 'dd',
    stands: '$1tavolo-20260101-213000-$2',
  },
  { pattern: /^[0-9A-Z]{16}$/, within: 'dd', stands: 'S4B0TS4B0TS4B0T0' },
  { pattern: /^\d+ ms$/, within: '[data-quality]', stands: '4 ms' },
  { pattern: /^ – [1-9]\d{0,2}$/, within: '[data-status="open"]', stands: ' – 12' },
]

/** How long ago something may have happened that a test has just seen. */
const LATELY_MINUTES = 5

/** Nothing moves or ticks: what tells the time or was drawn by lot says the same in every picture. */
export async function freeze(page: Page): Promise<void> {
  await atRest(page)
  const rules = CHANGING.map(({ pattern, ...rule }) => ({ ...rule, source: pattern.source }))
  await page.evaluate(
    ({ rules, most }) => {
      const now = new Date()
      const minutes = {
        local: now.getHours() * 60 + now.getMinutes(),
        utc: now.getUTCHours() * 60 + now.getUTCMinutes(),
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.nodeValue ?? ''
        const around = node.parentElement
        const rule = rules.find(({ source, within, clock }) => {
          const found = around?.closest(within) == null ? null : new RegExp(source).exec(text)
          if (found === null || clock === undefined) return found !== null
          const ago = minutes[clock] - Number(found[1]) * 60 - Number(found[2])
          return (ago + 1_440) % 1_440 <= most
        })
        if (rule !== undefined) node.nodeValue = text.replace(new RegExp(rule.source), rule.stands)
      }
      for (const line of document.querySelectorAll('[data-quality]'))
        line.setAttribute('data-quality', 'good')
      for (const ring of document.querySelectorAll('circle[stroke-dasharray]')) {
        ring.setAttribute('stroke-dasharray', '140 999')
        const figure = ring.closest('svg')?.nextElementSibling?.firstChild
        if (figure != null && /^[1-9]\d*$/.test(figure.nodeValue ?? '')) figure.nodeValue = '12'
      }
    },
    { rules, most: LATELY_MINUTES },
  )
}
