/** How a computed return stands to a printed one: the same when rounded, when cut off, or not the same. */
export type Agreement = 'rounded' | 'cut' | 'differs'

/** Rulebooks print hundredths of a per cent. */
const PER_UNIT = 10_000

export function agreement(rtp: number, documented: number): Agreement {
  const printed = Math.round(documented * PER_UNIT)
  if (Math.round(rtp * PER_UNIT) === printed) return 'rounded'
  return Math.floor(rtp * PER_UNIT) === printed ? 'cut' : 'differs'
}
