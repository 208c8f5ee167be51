import { arcPath, type Point, polar, type Sector, sectorPath } from '#ui/draw/cloth/arcs'
import type { Row, RowName } from '#web/table/sides/spots/spot-view'

/** All spots are pieces of rings around one point far above the table. */
const CENTRE: Point = [514, -904]
const HALF = 17.6
const MIDDLE = 4.15
const GAP = 0.11
/** A side bet that is alone in its row. */
const ALONE = 7

interface Ring {
  readonly inner: number
  readonly outer: number
  /** Where the name and the odds are printed. */
  readonly name: number
  readonly odds: number
}

const RINGS: Readonly<Record<RowName, Ring>> = {
  pairs: { inner: 1268, outer: 1328, name: 1295, odds: 1313.5 },
  mains: { inner: 1336, outer: 1484, name: 1381, odds: 1403 },
  bonus: { inner: 1492, outer: 1550, name: 1519, odds: 1537.5 },
}
const TIE = { name: 1372, odds: 1392 }

/** A spot on the cloth, in the stage's units. */
export interface SpotShape {
  readonly bet: string
  readonly row: RowName
  readonly outline: string
  /** A second line inside of the large ones. */
  readonly inset: string | null
  readonly name: string
  readonly odds: string
  readonly socket: Point
  readonly socketSize: readonly [rx: number, ry: number]
  /** Where others' share is drawn, and how it lies; null on side bets. */
  readonly share: { readonly at: Point; readonly turn: number; readonly side: -1 | 0 | 1 } | null
  readonly box: Box
  /** The outline as corners in hundredths of the box: what a finger can hit. */
  readonly corners: string
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function shapesOf(rows: readonly Row[]): readonly SpotShape[] {
  return rows.flatMap(({ name, bets }) =>
    bets.map((bet, index) => shapeOf(bet, name, spanOf(name, bets, index), index === 0)),
  )
}

/** From which angle to which; the middle of three keeps its width when its neighbours are gone. */
function spanOf(row: RowName, bets: readonly string[], index: number): readonly [number, number] {
  const bet = bets[index]
  if (row !== 'mains' && bets.length === 1 && bet !== 'super6') return [-ALONE, ALONE]
  if (row === 'mains' || bets.includes('super6')) {
    if (bet === 'tie' || bet === 'super6') return [-MIDDLE + GAP, MIDDLE - GAP]
    return index === 0 ? [-HALF, -MIDDLE - GAP] : [MIDDLE + GAP, HALF]
  }
  const step = (2 * HALF) / bets.length
  const from = -HALF + index * step
  return [from + (index === 0 ? 0 : GAP), from + step - (index === bets.length - 1 ? 0 : GAP)]
}

function shapeOf(
  bet: string,
  row: RowName,
  [from, to]: readonly [number, number],
  isFirst: boolean,
): SpotShape {
  const ring = { ...RINGS[row], ...(bet === 'tie' ? TIE : {}) }
  const sector: Sector = { centre: CENTRE, inner: ring.inner, outer: ring.outer, from, to }
  const isMain = row === 'mains'
  const points = cornersOf(sector)
  const box = boxAround(points)
  // Side spots have their socket at the outer end, so that text and chips never meet.
  const isLeft = from + to < -0.01
  const [begin, stop] = isMain ? [from, to] : isLeft ? [from + 1.7, to + 0.5] : [from - 0.5, to - 1.7]
  const print = (radius: number) => arcPath(CENTRE, radius, begin, stop)
  const middle = (from + to) / 2
  const end = isLeft ? from + 1.24 : to - 1.24
  const socket = isMain
    ? polar(CENTRE, bet === 'tie' ? 1429 : 1443, middle)
    : polar(CENTRE, (ring.inner + ring.outer) / 2, end)
  return {
    bet,
    row,
    outline: sectorPath(sector, isMain ? 14 : 10),
    inset: isMain ? sectorPath(inside(sector), 10) : null,
    name: print(ring.name),
    odds: print(ring.odds),
    socket,
    socketSize: isMain ? (bet === 'tie' ? [28, 24.5] : [32, 28]) : [21, 18.5],
    share: isMain ? shareOf(bet, from, to, isFirst) : null,
    box,
    corners: points.map(([x, y]) => hundredths(box, x, y)).join(', '),
  }
}

function inside({ centre, inner, outer, from, to }: Sector): Sector {
  return { centre, inner: inner + 5, outer: outer - 5, from: from + 0.22, to: to - 0.22 }
}

function shareOf(bet: string, from: number, to: number, isFirst: boolean): NonNullable<SpotShape['share']> {
  if (bet === 'tie') return { at: polar(CENTRE, 1470, 0), turn: 0, side: 0 }
  const side = isFirst ? 1 : -1
  const angle = side > 0 ? from + 1.05 : to - 1.05
  return { at: polar(CENTRE, 1458, angle), turn: -angle, side }
}

const STEPS = 8

/** Along the outer arc and back along the inner one. */
function cornersOf({ centre, inner, outer, from, to }: Sector): readonly Point[] {
  const angles = Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS)
  return [
    ...angles.map((angle) => polar(centre, outer, angle)),
    ...angles.toReversed().map((angle) => polar(centre, inner, angle)),
  ]
}

function boxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function hundredths(box: Box, x: number, y: number): string {
  const part = (value: number) => `${(value * 100).toFixed(2)}%`
  return `${part((x - box.x) / box.width)} ${part((y - box.y) / box.height)}`
}
