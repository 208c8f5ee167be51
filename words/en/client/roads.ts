import type * as it from '#words/it/client/roads'
import type { Like } from '#words/like'

export const roads: Like<typeof it.roads> = {
  beadPlate: 'Bead Plate',
  bigRoad: 'Big Road',
  bigEyeBoy: 'Big Eye Boy',
  smallRoad: 'Small Road',
  cockroachRoad: 'Cockroach Road',
  empty: (road) => `${road}: no results yet`,
  latest: (road, winner, hands) => `${road}: ${hands} hands, the latest ${winner}`,
  derived: (road, red, blue) => `${road}: ${red} red, ${blue} blue`,
  showTotals: 'Show totals',
  showLetters: 'Show letters',
  enlarge: (road) => `Enlarge ${road}`,
  colours: { red: 'red', blue: 'blue' },
  coming: (road, colour) => `${road} ${colour}`,
  nothingComing: (road) => `${road} nothing`,
  statistics: 'Statistics of the shoe',
  hands: 'Hands',
}

export const goodRoads: Like<typeof it.goodRoads> = {
  settings: 'Good Roads settings',
  patterns: 'Patterns to look for',
  patternsHint:
    'A table enters Good Roads as soon as its Big Road ends with one of these, and leaves when it breaks.',
  allOn: 'All',
  allOff: 'None',
  own: 'Your patterns',
  ownNone: 'Draw a pattern of your own: we look for it at every table with roads.',
  ownFull: (most: number) => `You have ${most} already: delete one to draw another.`,
  draw: 'Draw a pattern',
  edit: (name: string) => `Change ${name}`,
  drop: (name: string) => `Delete ${name}`,
  dropNow: 'Yes, delete',
  newTitle: 'New pattern',
  editTitle: 'Change the pattern',
  name: 'Name',
  nameHint: 'Only you see it.',
  nameMissing: 'Give the pattern a name.',
  nextName: (number: number) => `Pattern ${number}`,
  first: 'The first column is',
  grid: 'Drawing of the pattern',
  gridHint:
    'Tap or drag to set how long columns are; tap the last cell of a column to shorten it. The newest stands on the right.',
  cell: (column: number, row: number, what: string) => `Column ${column}, row ${row}: ${what}`,
  emptyCell: 'empty',
  shape: (cells: string) => (cells === '' ? 'No cell yet.' : cells),
  clear: 'Clear the drawing',
  tooSmall: (least: number) => `Draw ${least} cells at least.`,
  grows: 'The last column may grow',
  growsHint: 'The pattern stays good while that column gets longer.',
  swaps: 'Good with the sides swapped too',
  swapsHint: 'Banker in the place of Player, and Player in the place of Banker.',
  nowAt: (count: number) =>
    count === 0
      ? 'At no table right now.'
      : count === 1
        ? 'At 1 table right now.'
        : `At ${count} tables right now.`,
  keep: 'Save the pattern',
  notices: 'Notices',
  noticesOn: 'Tell me when a pattern forms',
  noticesHint: 'While multi-play is open.',
  everywhere: 'In the lobby and at tables too',
  everywhereHint: 'Never while you have to decide.',
  browser: 'By the browser too, while the page is hidden',
  leave: {
    granted: 'This browser can tell you.',
    default: 'The browser asks for your leave.',
    denied: 'The browser does not allow it: change that in its settings for this site.',
    missing: 'This browser cannot tell you.',
  },
  open: 'Open',
  show: 'Show',
  tableHas: (table: string, patterns: string) => `${table}: ${patterns}`,
  several: (count: number) => `Good Roads at ${count} tables`,
  andMore: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
}
