import type { Strategy } from '#math/blackjack/strategy'
import type { ChartRow } from '#math/blackjack/strategy-chart'
import { strategyRemarks } from '#math/blackjack/strategy-remarks'
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
  const about =
    '<p>By totals, each chosen over the two-card hands that make it, weighed by how often they come. The returns of this report are those of play by every card, of which the charts are a summary.</p>'
  return { id: 'best-play', title: 'Best play', body: `${about}\n${games.join('\n')}` }
}

function chartsHtml(strategy: Strategy): string {
  const { ups, chart, onToken, legend } = strategy
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
  const items = Object.entries(legend).map(
    ([code, meaning]) => `<li><b class="${code}">${code}</b>${esc(meaning)}</li>`,
  )
  const token = onToken && [
    block('On a token: hard totals', onToken.hard),
    block('On a token: soft totals', onToken.soft),
  ]
  return `<ul class="legend">${items.join('')}</ul>
<div class="charts">${block('Hard totals', chart.hard)}${block('Soft totals', chart.soft)}${block('Pairs', chart.pairs)}</div>
${token === null ? '' : `<div class="charts">${token.join('')}</div>`}
<p>${esc(strategyRemarks(strategy).join(' '))}</p>`
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
    rows: [[text('Chance'), ...cells.map((chance) => number(percent(chance, 2)))]],
  })
}

function signed(net: number): string {
  return net > 0 ? `+${net}` : String(net).replace('-', '−')
}
