import type { TableState } from '#engine/table/types'
import { type Difference, firstDifference } from '#server/audit/proof/difference'
import { rulesOf } from '#server/config/rules'
import { tableConfig } from '#server/config/tables'

/**
 * Where a table's rules are not those of its game; null when they are. A table may deal its own way and keep seats its
 * own way (VE-14, MF-6), and that is all.
 */
export function ownRules({ id, game: { rules } }: TableState): Difference | null {
  const own = 'seating' in rules ? { ...NOTHING, ...rules } : NOTHING
  const { deal, seatsPerPlayer, idleRounds } = own
  const config = { ...tableConfig({ id: 'any', game: id }), deal, seatsPerPlayer, idleRounds }
  return firstDifference(rulesOf(config), rules) ?? badSeats(own)
}

const NOTHING = { deal: null, seatsPerPlayer: null, idleRounds: null }

function badSeats({ deal, seatsPerPlayer, idleRounds }: Readonly<Record<keyof typeof NOTHING, unknown>>) {
  const numbers = { seatsPerPlayer, idleRounds }
  const wrong = Object.entries(numbers).find(([, number]) => number !== null && !Number.isSafeInteger(number))
  if (wrong !== undefined) return { path: wrong[0], expected: 'a whole number', found: String(wrong[1]) }
  const isDeal = deal === null || deal === 'american' || deal === 'european'
  return isDeal ? null : { path: 'deal', expected: 'american or european', found: String(deal) }
}
