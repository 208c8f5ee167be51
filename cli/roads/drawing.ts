import { type Ink, type Io, paint } from '#cli/io'
import { type DrawnCell, drawGrid, type Stroke } from '#cli/roads/grid'
import type { ComingColours } from '#engine/roads/ask'
import type { BigMark } from '#engine/roads/big-road'
import type { Colour, DerivedRoadName } from '#engine/roads/derived-roads'
import { formatResult, type RoundResult, type Winner } from '#engine/roads/result'
import type { RoadsView } from '#engine/roads/view'

const WINNER_INKS: Readonly<Record<Winner, Ink>> = { P: 'blue', B: 'red', T: 'green' }
const SIDE_NAMES = { P: 'Player', B: 'Banker' } as const

const DERIVED: readonly { road: DerivedRoadName; title: string; symbol: string }[] = [
  { road: 'bigEyeBoy', title: 'Big Eye Boy', symbol: '○' },
  { road: 'smallRoad', title: 'Small Road', symbol: '●' },
  { road: 'cockroachRoad', title: 'Cockroach Road', symbol: '/' },
]

function beadStrokes(result: RoundResult): readonly Stroke[] {
  return [[WINNER_INKS[result.winner], formatResult(result)]]
}

/** Winner and pairs, then the ties' line with its count from two on (RD-2). */
function bigStrokes({ winner, ties, playerPair, bankerPair }: BigMark): readonly Stroke[] {
  const won: readonly Stroke[] =
    winner === null ? [] : [[WINNER_INKS[winner], formatResult({ winner, playerPair, bankerPair })]]
  return ties === 0 ? won : [...won, ['green', ties === 1 ? '-' : `-${ties}`]]
}

/** Without colour a letter says what the colour would. */
function symbolStroke(io: Io, symbol: string, color: Colour): Stroke {
  return [color, io.colour ? symbol : symbol + color.charAt(0)]
}

function drawAsk(io: Io, label: string, coming: ComingColours): string {
  const symbols = DERIVED.map(({ road, title, symbol }) => {
    const color = coming[road]
    const stroke: Stroke = color === null ? ['dim', 'none'] : symbolStroke(io, symbol, color)
    return `${title} ${paint(io, ...stroke)}`
  })
  return `${label}  ${symbols.join(' · ')}`
}

function describeStreak({ winner, length }: RoadsView['streak']): string {
  return winner === null ? 'none yet' : `${SIDE_NAMES[winner]}, ${length} in a row`
}

/** All that a view holds, as text for a terminal. */
export function drawRoads(io: Io, view: RoadsView): string {
  const { beadPlate, bigRoad, ask, goodRoads, streak } = view
  const heading = (title: string) => paint(io, 'bold', title)
  const road = (title: string, cells: readonly DrawnCell[]) => [heading(title), ...drawGrid(io, cells), '']
  const lines = [
    ...road(
      'Bead Plate',
      beadPlate.map((cell) => ({ ...cell, strokes: beadStrokes(cell) })),
    ),
    ...road(
      'Big Road',
      bigRoad.map((cell) => ({ ...cell, strokes: bigStrokes(cell) })),
    ),
    ...DERIVED.flatMap(({ road: name, title, symbol }) =>
      road(
        title,
        view[name].map((cell) => ({ ...cell, strokes: [symbolStroke(io, symbol, cell.color)] })),
      ),
    ),
    heading('If the next win is'),
    drawAsk(io, paint(io, 'blue', 'Player'), ask.player),
    drawAsk(io, paint(io, 'red', 'Banker'), ask.banker),
    '',
    `${heading('Streak')}      ${describeStreak(streak)}`,
    `${heading('Good roads')}  ${goodRoads.join(', ') || 'none'}`,
  ]
  return `${lines.join('\n')}\n`
}
