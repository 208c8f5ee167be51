export type Point = readonly [x: number, y: number]

const RADIANS = Math.PI / 180
const short = (value: number) => String(Math.round(value * 10) / 10)
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`

/** A point around a centre; angles in degrees from straight down, to the right positive. */
export function polar([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.sin(angle * RADIANS), y + radius * Math.cos(angle * RADIANS)]
}

/** An arc from one angle to another, left to right: what print on the cloth runs along. */
export function arcPath(centre: Point, radius: number, from: number, to: number): string {
  return `M${at(polar(centre, radius, from))}A${radius} ${radius} 0 0 0 ${at(polar(centre, radius, to))}`
}

export interface Sector {
  readonly centre: Point
  readonly inner: number
  readonly outer: number
  readonly from: number
  readonly to: number
}

/** A ring sector with rounded corners: a spot of a wide table. */
export function sectorPath({ centre, inner, outer, from, to }: Sector, corner = 9): string {
  const p = (radius: number, angle: number) => at(polar(centre, radius, angle))
  const near = corner / inner / RADIANS
  const far = corner / outer / RADIANS
  return [
    `M${p(inner, from + near)}A${inner} ${inner} 0 0 0 ${p(inner, to - near)}`,
    `Q${p(inner, to)} ${p(inner + corner, to)}L${p(outer - corner, to)}`,
    `Q${p(outer, to)} ${p(outer, to - far)}A${outer} ${outer} 0 0 1 ${p(outer, from + far)}`,
    `Q${p(outer, from)} ${p(outer - corner, from)}L${p(inner + corner, from)}`,
    `Q${p(inner, from)} ${p(inner, from + near)}Z`,
  ].join('')
}

/** A piece of a ring around 0,0, clockwise from the top: chip marks and share rings. */
export function ringPath(inner: number, outer: number, from: number, to: number): string {
  const p = (radius: number, angle: number) =>
    at([radius * Math.sin(angle * RADIANS), -radius * Math.cos(angle * RADIANS)])
  const large = to - from > 180 ? 1 : 0
  return [
    `M${p(outer, from)}A${outer} ${outer} 0 ${large} 1 ${p(outer, to)}`,
    `L${p(inner, to)}A${inner} ${inner} 0 ${large} 0 ${p(inner, from)}Z`,
  ].join('')
}
