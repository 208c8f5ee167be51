interface Zone {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How far the line stays open to each side of the upper edge's middle: the name stands there. */
  readonly opening: number
}

/** The line around a side's cards, open where its name is printed. */
export function zonePath({ x, y, width, height, opening }: Zone): string {
  const middle = x + width / 2
  const right = x + width
  const bottom = y + height
  return [
    `M${middle - opening} ${y}H${x + 12}a12 12 0 0 0-12 12V${bottom - 12}a12 12 0 0 0 12 12`,
    `H${right - 12}a12 12 0 0 0 12-12V${y + 12}a12 12 0 0 0-12-12H${middle + opening}`,
  ].join('')
}
