import { type FamilyOf, GAMES, type GameId } from '#engine/games'
import type { Family } from '#engine/kinds'
import { BACCARAT_MULTI } from '#web/multi/baccarat/part'
import type { MultiPart } from '#web/multi/part'

const PANEL: { readonly [F in Family]: MultiPart<F> | null } = { blackjack: null, baccarat: BACCARAT_MULTI }

/** Null where the family is not played in the panel. */
export function multiPartOf<Id extends GameId>(game: Id): MultiPart<FamilyOf<Id>> | null {
  return PANEL[GAMES[game].family]
}
