import { gameOf } from '#engine/families'
import type { Range } from '#engine/round/limits'
import type { LobbyTable } from '#protocol/lobby/table'
import type { Formats } from '#ui/i18n/format'

/** The limits of the bet that a table is known by; null where it has none. */
export function limitsOfTable({ game, limits }: LobbyTable): Range | null {
  return limits.ranges[gameOf(game).mainBet] ?? null
}

/** `10 € – 1.000 €` */
export function limitsWords(table: LobbyTable, { money }: Formats): string {
  const range = limitsOfTable(table)
  if (range === null) return '–'
  const [least, most] = range
  return `${money(least, table.currency, true)} – ${money(most, table.currency, true)}`
}
