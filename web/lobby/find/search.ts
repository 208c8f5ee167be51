import type { LobbyTable } from '#protocol/lobby/table'
import type { Words } from '#web/i18n/language'

/** As people type: without accents, in small letters. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** Every word that was typed is somewhere in the table's name, its game's name or its dealer's. */
export function isFound(table: LobbyTable, search: string, games: Words['games']): boolean {
  const { name, short } = games[table.game]
  const text = plain(`${table.name} ${name} ${short} ${table.dealer ?? ''}`)
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
