/** A chip of 100 across, seen slightly from above. */
export const CHIP_RADIUS = 48.6
export const TILT = 0.86
export const THICKNESS = 10.5
/** Half its depth, from its middle to the near edge. */
export const FLAT = 41.8

/** Chips are never set down quite straight. */
const SLIPS = [0, 0.9, -0.7, 0.5, -1] as const

export function slipOf(index: number): number {
  return SLIPS[index % SLIPS.length] ?? 0
}

/** The visible side of a chip whose upper edge is at 0. */
export const SIDE = [
  `M${-CHIP_RADIUS} 0V${THICKNESS}A${CHIP_RADIUS} ${FLAT} 0 0 0 ${CHIP_RADIUS} ${THICKNESS}`,
  `V0A${CHIP_RADIUS} ${FLAT} 0 0 1 ${-CHIP_RADIUS} 0Z`,
].join('')

/** The line where it lies on what is below. */
export const SEAM = `M${-CHIP_RADIUS} ${THICKNESS}A${CHIP_RADIUS} ${FLAT} 0 0 0 ${CHIP_RADIUS} ${THICKNESS}`

/** The edge marks on that side; each chip of a stack is turned a little further. */
export function sideMarks(index: number): string {
  const marks: string[] = []
  for (let mark = 0; mark < 6; mark += 1) {
    const from = (mark * 60 + 19 + index * 17) % 360
    const to = from + 22
    if (from < 92 || to > 268) continue
    const point = (angle: number, down: number) => {
      const radians = (angle * Math.PI) / 180
      return `${(Math.sin(radians) * CHIP_RADIUS).toFixed(1)} ${(-Math.cos(radians) * FLAT + down).toFixed(1)}`
    }
    const middle = (from + to) / 2
    marks.push(
      `M${point(from, 0)}L${point(from, THICKNESS)}L${point(middle, THICKNESS)}L${point(to, THICKNESS)}`,
      `L${point(to, 0)}L${point(middle, 0)}Z`,
    )
  }
  return marks.join('')
}

/** About how wide a label's text is: its figures all take the same room. */
export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const letter of text) {
    if (letter >= '0' && letter <= '9') ems += 0.62
    else if (' .,:·’\u00a0\u202f'.includes(letter)) ems += 0.28
    else if (letter === letter.toLowerCase()) ems += 0.58
    else ems += 0.7
  }
  return ems * size
}
