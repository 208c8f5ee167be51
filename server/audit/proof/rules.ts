import { gameOf } from '#engine/families'
import { NO_WAYS, type Ways } from '#engine/round/furnishing'
import type { TableState } from '#engine/table/types'
import { type Difference, firstDifference } from '#server/audit/proof/difference'
import type { ShoeProof } from '#server/audit/proof/document'
import type { ProofFindings } from '#server/audit/proof/findings'
import type { Scene } from '#server/audit/proof/story'
import { rulesOf } from '#server/config/rules'
import { tableConfig } from '#server/config/tables'

/** The rules that the table starts with, and those that a new configuration brings. */
export function checkRules({ start }: ShoeProof, scenes: readonly Scene[], findings: ProofFindings): boolean {
  const tables = [
    { version: start.version, state: start.state },
    ...scenes
      .filter(({ event }) => event.type === 'configured')
      .map(({ record, after }) => ({ version: record.version, state: after })),
  ]
  for (const { version, state } of tables) {
    findings.at(version, null)
    const own = ownRules(state)
    if (own === null) continue
    const { path, expected, found } = own
    findings.wrong(`the table's rule '${path}' is ${found}, the game's is ${expected}.`)
    return false
  }
  return true
}

/**
 * Where a table's rules are not those of its game; null when they are. A table may deal its own way and keep seats its
 * own way (VE-14, MF-6), and that is all.
 */
function ownRules({ id, game: { rules } }: TableState): Difference | null {
  const ways = { ...NO_WAYS, ...gameOf(id).waysIn(rules) }
  const config = { ...tableConfig({ id: 'any', game: id }), ...ways }
  return firstDifference(rulesOf(config), rules) ?? badWays(ways)
}

function badWays({ deal, seatsPerPlayer, idleRounds }: Readonly<Record<keyof Ways, unknown>>) {
  const numbers = { seatsPerPlayer, idleRounds }
  const wrong = Object.entries(numbers).find(([, number]) => number !== null && !Number.isSafeInteger(number))
  if (wrong !== undefined) return { path: wrong[0], expected: 'a whole number', found: String(wrong[1]) }
  const isDeal = deal === null || deal === 'american' || deal === 'european'
  return isDeal ? null : { path: 'deal', expected: 'american or european', found: String(deal) }
}
