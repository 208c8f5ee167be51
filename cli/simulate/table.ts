import { type Io, paint } from '#cli/io'
import { type BetReport, isSuspect } from '#math/simulation/report'

const HEADINGS = ['bet', 'rounds', 'observed', '± 99 %', 'exact', 'z'] as const

/** One line for each bet, the columns as wide as they need to be. */
export function drawTable(io: Pick<Io, 'colour'>, bets: ReadonlyMap<string, BetReport>): string {
  const lines = [...bets].map(([bet, report]) => cellsOf(bet, report))
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...lines.map((cells) => cells[column]?.length ?? 0)),
  )
  const row = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
  const rows = [...bets.values()].map((report, index) => {
    const text = row(lines[index] ?? [])
    return isSuspect(report) ? paint(io, 'red', `${text}   too far off to be chance`) : text
  })
  return `${[paint(io, 'bold', row(HEADINGS)), ...rows].join('\n')}\n`
}

function cellsOf(bet: string, { rounds, rtp, high, exact, z }: BetReport): readonly string[] {
  return [
    bet,
    rounds.toLocaleString('en'),
    percent(rtp),
    high === null ? '?' : percent(high - rtp),
    percent(exact),
    z === null ? '?' : `${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(2)}`,
  ]
}

function percent(share: number): string {
  return `${(100 * share).toFixed(4)} %`
}
