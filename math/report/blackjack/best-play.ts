import type { ChartRow } from '#math/blackjack/strategy/chart'
import { CODES, LEGEND } from '#math/blackjack/strategy/codes'
import { strategyRemarks } from '#math/blackjack/strategy/remarks'
import type { Strategy } from '#math/blackjack/strategy/strategy'
import { type Cell, esc, number, percent, type Section, table, text } from '#math/report/html'
import type { Study } from '#math/report/study'

/** Charts of best play, game by game. */
export function bestPlay(studies: readonly Study[]): Section | null {
  const games = studies.flatMap(({ name, bets, strategy }) =>
    strategy === null
      ? []
      : [
          `<div class="play"><h3>${esc(name)}</h3>`,
          chartsHtml(strategy),
          netTable(name, bets.get('main')?.nets),
          '</div>',
        ],
  )
  if (games.length === 0) return null
  const strategies = studies.flatMap(({ strategy }) => strategy ?? [])
  const about =
    '<p>By totals, each chosen over the two-card hands that make it, weighed by how often they come. The returns of this report are those of play by every card, of which the charts are a summary.</p>'
  return {
    id: 'best-play',
    title: 'Best play',
    body: `${about}\n${legendHtml(strategies)}\n${games.join('\n')}`,
  }
}

function chartsHtml(strategy: Strategy): string {
  const { ups, chart, onToken } = strategy
  const block = (caption: string, rows: readonly ChartRow[]) =>
    table({
      caption,
      head: ['', ...ups],
      class: 'chart',
      rows: rows.map(({ hand, plays }): readonly Cell[] => [
        text(hand),
        ...plays.map((code) => text(code, code)),
      ]),
    })
  const token = onToken && [
    block('On a token: hard totals', onToken.hard),
    block('On a token: soft totals', onToken.soft),
  ]
  return `<div class="charts">${block('Hard totals', chart.hard)}${block('Soft totals', chart.soft)}${block('Pairs', chart.pairs)}</div>
${token === null ? '' : `<div class="charts">${token.join('')}</div>`}
<p>${withoutBreaks(esc(strategyRemarks(strategy).join(' ')))}</p>`
}

/** Names of hands, such as 7-5, stay on one line. */
function withoutBreaks(html: string): string {
  return html.replace(/\b(\w)-(\w)\b/g, '$1\u2011$2')
}

/** What the letters of all charts mean. */
function legendHtml(strategies: readonly Strategy[]): string {
  const used = CODES.filter((code) => strategies.some(({ legend }) => legend[code] !== undefined))
  const items = used.map((code) => `<li><b class="${code}">${code}</b>${esc(LEGEND[code])}</li>`)
  return `<ul class="legend">${items.join('')}</ul>`
}

/** Rarer results are taken together. */
const RARE = 0.00005

function netTable(name: string, nets: ReadonlyMap<number, number> = new Map()): string {
  const ordered = [...nets].toSorted(([a], [b]) => a - b)
  const shown = ordered.filter(([, chance]) => chance >= RARE)
  const rest = ordered.reduce((sum, [, chance]) => sum + (chance < RARE ? chance : 0), 0)
  const cells = [...shown.map(([, chance]) => chance), ...(rest > 0 ? [rest] : [])]
  return table({
    caption: `${name}: net result of a round of the main bet, in first stakes`,
    head: ['Result', ...shown.map(([net]) => signed(net)), ...(rest > 0 ? ['other'] : [])],
    class: 'right',
    rows: [
      [
        text('Chance'),
        ...cells.map((chance) => number(chance < RARE ? '< 0.01\u00a0%' : percent(chance, 2))),
      ],
    ],
  })
}

function signed(net: number): string {
  return net > 0 ? `+${net}` : String(net).replace('-', '−')
}
