import type { Page } from 'playwright-core'
import type { PlayAnswer } from '#protocol/http/play'
import type { StageHouse } from '#tests/browser/house'
import { atRest } from '#tests/browser/look/at-rest'
import {
  FAIR_TRIP_MILLIS,
  type Figure,
  type FigureKind,
  GOOD_TRIP_MILLIS,
  type Truth,
  wrongFigures,
} from '#tests/browser/look/figures'
import { goOn } from '#tests/browser/look/stop-clock'
import { toldTime } from '#tests/browser/look/told-time'

interface Changing {
  readonly kind: FigureKind
  readonly pattern: RegExp
  /** Where it may stand: elsewhere it is a figure like any other. */
  readonly within: string
  readonly stands: string
}

/** What is another one each time, and what stands for it in a picture. */
const CHANGING: readonly Changing[] = [
  { kind: 'clock', pattern: /^\d{2}:\d{2}$/, within: 'dd', stands: '21:30' },
  { kind: 'beganAt', pattern: /^\d{2}:\d{2}$/, within: '[data-round] time', stands: '21:30' },
  {
    kind: 'beganHere',
    pattern: /^\d{2}\/\d{2}\/\d{2}, \d{2}:\d{2}$/,
    within: 'dd',
    stands: '01/01/26, 21:30',
  },
  { kind: 'beganGmt', pattern: /^\d{2}:\d{2}:\d{2}$/, within: 'dd', stands: '0:12:00' },
  { kind: 'session', pattern: /^\d:\d{2}:\d{2}$/, within: 'dd, header span', stands: '0:12:00' },
  {
    kind: 'code',
    pattern: /^(· )?[a-z]+-\d{8}-\d{6}-(\d+)$/,
    within: 'dd',
    stands: '$1tavolo-20260101-213000-$2',
  },
  { kind: 'lot', pattern: /^[0-9A-Z]{16}$/, within: 'aside dd', stands: 'S4B0TS4B0TS4B0T0' },
  { kind: 'trip', pattern: /^\d+ ms$/, within: '[data-quality]', stands: '4 ms' },
  { kind: 'seconds', pattern: /^ – \d+$/, within: '[data-status="open"]', stands: ' – 12' },
]
/** A countdown in a ring, and the ring's length. */
const IN_RING = { pattern: /^\d+$/, stands: '12', dashes: '140 999' }

const TRIES = 8

declare global {
  interface Window {
    sabotChanges?: { readonly freeze: () => void; readonly thaw: () => void }[]
  }
}

/**
 * Nothing moves or ticks, in a page whose clock stands: what tells the time or was drawn by lot says the same in every
 * picture. What follows from the time is what it must be before.
 */
export async function freeze(page: Page, house: StageHouse): Promise<void> {
  for (let tries = 1; ; tries++) {
    await atRest(page)
    const figures = await look(page)
    const wrong = wrongFigures(figures, await truthOf(page, house, figures))
    if (wrong.length === 0) break
    if (tries === TRIES) throw new Error(wrong.join(' '))
    // It was told something just now, and has not drawn it yet.
    await goOn(page)
  }
  await page.evaluate(() => {
    for (const change of window.sabotChanges ?? []) change.freeze()
  })
}

/** The page shows its own figures again. */
export async function thaw(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const change of window.sabotChanges ?? []) change.thaw()
  })
}

async function truthOf(page: Page, house: StageHouse, figures: readonly Figure[]): Promise<Truth> {
  const { ahead, first } = await toldTime(page)
  const clock = await page.evaluate(() => ({ here: Date.now(), zone: new Date().getTimezoneOffset() }))
  const { session }: PlayAnswer = await (await page.request.get('/api/play')).json()
  const ids = new Set(figures.map(({ table }) => table).filter((table) => table !== ''))
  const tables = await Promise.all([...ids].map(async (id) => [id, await house.still(id)] as const))
  return {
    ...{ ...clock, now: clock.here + ahead, first },
    sessionBeganAt: session?.beganAt ?? null,
    tables: new Map(tables),
  }
}

async function look(page: Page): Promise<readonly Figure[]> {
  const rules = CHANGING.map(({ pattern, ...rule }) => ({ ...rule, source: pattern.source }))
  const ring = { ...IN_RING, source: IN_RING.pattern.source }
  return page.evaluate(
    ({ rules, ring, good, fair }) => {
      const figures: Figure[] = []
      const changes: NonNullable<Window['sabotChanges']> = []
      window.sabotChanges = changes
      const tableOf = (element: Element) => {
        const link = element.closest('article')?.querySelector<HTMLAnchorElement>('a[href^="/tables/"]')
        return new URL(link?.href ?? location.href).pathname.split('/')[2] ?? ''
      }
      // What the page has written itself meanwhile stays.
      const change = (node: Node, was: string, stands: string) =>
        changes.push({
          freeze: () => {
            node.nodeValue = stands
          },
          thaw: () => {
            if (node.nodeValue === stands) node.nodeValue = was
          },
        })
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        const text = node.nodeValue ?? ''
        const around = node.parentElement
        const rule = rules.find(
          ({ source, within }) => around?.closest(within) != null && new RegExp(source).test(text),
        )
        if (around === null || rule === undefined) continue
        const line = around.closest('[data-quality]')?.getAttributeNode('data-quality')
        figures.push({
          kind: rule.kind,
          text: line == null ? text : `${text}, ${line.value}`,
          table: tableOf(around),
        })
        const stands = text.replace(new RegExp(rule.source), rule.stands)
        // A figure that the page has written meanwhile has its own quality, which it need not have written again.
        if (line != null) {
          changes.push({
            freeze: () => {
              line.value = 'good'
            },
            thaw: () => {
              const shown = node.nodeValue ?? ''
              const millis = Number.parseInt(shown === stands ? text : shown, 10)
              line.value = millis < good ? 'good' : millis < fair ? 'fair' : 'poor'
            },
          })
        }
        change(node, text, stands)
      }
      for (const circle of document.querySelectorAll('svg:has(+ b) circle[stroke-dasharray]')) {
        const figure = circle.closest('svg')?.nextElementSibling?.firstChild
        const text = figure?.nodeValue ?? ''
        const dashes = circle.getAttributeNode('stroke-dasharray')
        if (figure == null || dashes === null || !new RegExp(ring.source).test(text)) continue
        const around = 2 * Math.PI * Number(circle.getAttribute('r'))
        figures.push({
          kind: 'ring',
          text,
          table: tableOf(circle),
          share: Number.parseFloat(dashes.value) / around,
        })
        change(figure, text, ring.stands)
        change(dashes, dashes.value, ring.dashes)
      }
      return figures
    },
    { rules, ring, good: GOOD_TRIP_MILLIS, fair: FAIR_TRIP_MILLIS },
  )
}
