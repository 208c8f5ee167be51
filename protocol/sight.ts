import { gameOf } from '#engine/families'
import { GAMES } from '#engine/games'
import type { Family } from '#engine/kinds'
import type { Purse } from '#engine/round/posting'
import { isRefusal, type Refusal, refuse } from '#engine/round/refusal'
import type { GameState, TableState } from '#engine/table/types'
import { commandFor, isCutCommand, type PlayerCommand } from '#protocol/player/commands'

/** All that a player knows at a table, and all that it acts on: what came over the wire. */
export interface Sight<F extends Family = Family> {
  readonly me: string
  readonly state: TableState<F>
  readonly purse: Purse
}

/** MF-1: nobody sits there, and everybody plays the same hands. */
export function isForAll(game: GameState): boolean {
  return gameOf(game.rules.id).isForAll(game)
}

/** Why a command would be refused now, as far as the player can know. */
export function refusalOf({ me, state, purse }: Sight, command: PlayerCommand): Refusal | null {
  if (isCutCommand(command)) {
    return mayCut({ me, state, purse }) ? null : refuse('closed', 'No cut is offered to this player.')
  }
  const known = commandFor(GAMES[state.id].family, command)
  if (isRefusal(known)) return known
  return gameOf(state.id).check(state.game, { ...known, player: me }, () => purse)
}

/** FA-1, SH-4. */
export function mayCut({ me, state: { cutOffer } }: Sight): boolean {
  return cutOffer !== null && (cutOffer.to === null || cutOffer.to === me)
}
