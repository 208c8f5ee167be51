import type { LobbyChangedMessage, LobbyMessage } from '#protocol/lobby/messages'
import type { LobbyChange, LobbyTable } from '#protocol/lobby/table'

/** The lobby as a client knows it. */
export interface KnownLobby {
  readonly number: number
  readonly tables: ReadonlyMap<string, LobbyTable>
}

/**
 * The client's half of the numbering: `gap` means that something is missing, so ask for the lobby again. Where nothing
 * is known nothing can be missing: a change that was on its way when the lobby was switched off says nothing.
 */
export function hearLobby(
  known: KnownLobby | null,
  message: LobbyMessage | LobbyChangedMessage,
): KnownLobby | null | 'gap' {
  const { number } = message
  if (message.type === 'lobby') {
    return { number, tables: new Map(message.tables.map((table) => [table.id, table])) }
  }
  if (known === null) return null
  if (number !== known.number + 1) return 'gap'
  const tables = new Map(known.tables)
  for (const change of message.tables) {
    const table = tables.get(change.id)
    if (table === undefined) return 'gap'
    tables.set(change.id, changed(table, change))
  }
  return { number, tables }
}

function changed(table: LobbyTable, { more, ...fields }: LobbyChange): LobbyTable {
  const next = { ...table, ...fields }
  return more === undefined ? next : { ...next, results: joined(table.results, more) }
}

/** Results are words in a row. */
function joined(results: string, more: string): string {
  return results === '' ? more : `${results} ${more}`
}
