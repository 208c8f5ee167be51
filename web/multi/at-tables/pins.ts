/** MP-5. */
export const MOST_PINNED = { desktop: 3, phone: 1 } as const

/** On a phone only the first of those that were pinned elsewhere stands on top. */
export function pinnedHere(pinned: readonly string[], most: number): readonly string[] {
  return pinned.slice(0, most)
}

/** The pinned tables after one is pinned or let go; null where there is no place for one more. */
export function afterPin(pinned: readonly string[], table: string, most: number): readonly string[] | null {
  if (pinned.includes(table)) return pinned.filter((other) => other !== table)
  // The one place of a phone goes to the newest; what is pinned on larger screens stays so.
  if (most === MOST_PINNED.phone) return [table, ...pinned.slice(1)]
  return pinned.length < most ? [...pinned, table] : null
}
