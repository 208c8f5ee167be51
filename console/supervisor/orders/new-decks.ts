import { readDecks } from '#console/dealer/dialogs/deck-numbers'
import { MOST_DECK } from '#engine/cards/scan-code'
import { GAMES } from '#engine/games'
import type { TableState } from '#engine/table/types'

export type NewDecks =
  | { readonly decks: readonly number[] }
  | { readonly wrong: 'count' }
  | { readonly wrong: 'used'; readonly deck: number }

/** SH-1: as many as the game has. */
export function decksWanted({ id }: TableState): number {
  return GAMES[id].shoe.decks
}

/** SH-9: new cards are others than those that lie there. */
export function readNewDecks(text: string, state: TableState): NewDecks {
  const decks = readDecks(text)
  if (decks === null || decks.length !== decksWanted(state)) return { wrong: 'count' }
  const used = decks.find((deck) => inUse(state).includes(deck))
  return used === undefined ? { decks } : { wrong: 'used', deck: used }
}

/** The first of as many numbers in a row as nobody uses here. */
export function freshFrom(state: TableState): number {
  const after = Math.max(0, ...inUse(state)) + 1
  return after + decksWanted(state) - 1 <= MOST_DECK ? after : 1
}

function inUse({ live, shoe }: TableState): readonly number[] {
  return [...(live?.decks ?? []), ...(shoe?.live?.decks ?? [])]
}
