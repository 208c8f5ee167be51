import { type FamilyOf, GAMES, type GameId } from '#engine/games'
import type { Family } from '#engine/kinds'
import { BACCARAT_HELP } from '#web/help/baccarat/part'
import { BLACKJACK_HELP } from '#web/help/blackjack/part'
import type { HelpPart } from '#web/help/part'

const HELP: { readonly [F in Family]: HelpPart<F> } = { blackjack: BLACKJACK_HELP, baccarat: BACCARAT_HELP }

export function helpOf<Id extends GameId>(id: Id): HelpPart<FamilyOf<Id>> {
  return HELP[GAMES[id].family]
}
