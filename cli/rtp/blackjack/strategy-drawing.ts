import { type Ink, type Io, paint } from '#cli/io'
import { wrapped } from '#cli/rtp/columns'
import type { ChartRow } from '#math/blackjack/strategy/chart'
import type { Code } from '#math/blackjack/strategy/codes'
import { strategyRemarks } from '#math/blackjack/strategy/remarks'
import type { Strategy } from '#math/blackjack/strategy/strategy'

const INKS: Readonly<Record<Code, Ink>> = {
  H: 'red',
  S: 'dim',
  D: 'blue',
  Ds: 'blue',
  F: 'bold',
  P: 'green',
  FP: 'green',
}

const HAND = 6
const CELL = 4

/** Charts as players carry them, and what a chart by totals leaves out. */
export function drawStrategy(io: Pick<Io, 'colour'>, strategy: Strategy): string {
  const { ups, legend, chart, onToken } = strategy
  const block = (title: string, rows: readonly ChartRow[]) => [
    `  ${paint(io, 'bold', title)}`,
    paint(io, 'dim', `  ${''.padEnd(HAND)}${ups.map((up) => up.padStart(CELL)).join('')}`),
    ...rows.map(
      ({ hand, plays }) => `  ${hand.padEnd(HAND)}${plays.map((code) => drawn(io, code)).join('')}`,
    ),
    '',
  ]
  const lines = [
    ...block('Hard totals', chart.hard),
    ...block('Soft totals', chart.soft),
    ...block('Pairs', chart.pairs),
    ...(onToken ? block('Hands on a token: hard totals', onToken.hard) : []),
    ...(onToken ? block('Hands on a token: soft totals', onToken.soft) : []),
    ...Object.entries(legend).map(([code, meaning]) => `  ${drawn(io, code as Code)}  ${meaning}`),
    '',
    ...strategyRemarks(strategy).flatMap((text) => wrapped(text, '  ')),
  ]
  return `${lines.join('\n')}\n`
}

function drawn(io: Pick<Io, 'colour'>, code: Code): string {
  return ' '.repeat(CELL - code.length) + paint(io, INKS[code], code)
}
