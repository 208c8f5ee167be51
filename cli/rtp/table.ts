import { type Io, paint } from '#cli/io'
import { type Cell, drawColumns, percent, wrapped } from '#cli/rtp/columns'
import type { BetReturn } from '#math/returns/types'

const HEADINGS = ['bet', 'return', 'house edge', 'hit', 'deviation', 'rulebook', '']

/** A line for each bet, and below what there is to say about them. */
export function drawReturns(io: Pick<Io, 'colour'>, bets: ReadonlyMap<string, BetReturn>): string {
  const rows = [...bets].map(([bet, figures]) => cellsOf(bet, figures))
  const notes = [...bets].flatMap(([bet, { note, method }]) => {
    const text = [method === 'exact' ? null : `${method[0]?.toUpperCase()}${method.slice(1)}.`, note]
    const said = text.filter((part) => part !== null && part !== undefined).join(' ')
    return said === '' ? [] : ['', `  ${paint(io, 'bold', bet)}`, ...wrapped(said, '  ')]
  })
  return `${[...drawColumns(io, HEADINGS, rows), ...notes].join('\n')}\n`
}

function cellsOf(bet: string, figures: BetReturn): readonly Cell[] {
  const { rtp, houseEdge, hit, standardDeviation, documented, designed, agrees } = figures
  return [
    { text: bet },
    { text: percent(rtp, 4), ink: 'bold' },
    { text: percent(houseEdge, 4) },
    { text: percent(hit, 2) },
    { text: standardDeviation.toFixed(4) },
    { text: documented === null ? printed(designed) : percent(documented, 2) },
    agrees === null ? { text: '' } : agrees ? { text: '✓', ink: 'green' } : { text: '✗', ink: 'red' },
  ]
}

function printed(designed: number | undefined): string {
  return designed === undefined ? '·' : `set to ${percent(designed, 2)}`
}

/** What changed rules do to each bet that both have. */
export function drawDifferences(
  io: Pick<Io, 'colour'>,
  before: ReadonlyMap<string, BetReturn>,
  after: ReadonlyMap<string, BetReturn>,
): string {
  const bets = [...new Set([...before.keys(), ...after.keys()])]
  const rows = bets.map((bet): readonly Cell[] => {
    const [was, is] = [before.get(bet), after.get(bet)]
    const change = was && is ? is.rtp - was.rtp : null
    return [
      { text: bet },
      { text: was ? percent(was.rtp, 4) : '·' },
      { text: is ? percent(is.rtp, 4) : '·', ink: 'bold' },
      change === null || change === 0 ? { text: change === 0 ? '=' : '·' } : differenceCell(change),
    ]
  })
  return `${drawColumns(io, ['bet', 'before', 'after', 'difference'], rows).join('\n')}\n`
}

function differenceCell(change: number): Cell {
  const sign = change > 0 ? '+' : ''
  return { text: `${sign}${percent(change, 4)}`, ink: change > 0 ? 'green' : 'red' }
}
