import { BACCARAT, startBaccarat } from '#engine/baccarat/game'
import { BLACKJACK } from '#engine/blackjack/game'
import { startBlackjack } from '#engine/blackjack/start'
import { GAMES, type GameId } from '#engine/games'
import type { Game } from '#engine/round/game'
import type { TableLimits } from '#engine/round/limits'
import type { GameCommand, GameEvent, GameRules, GameState, GameWant } from '#engine/table/types'

type AnyGame = Game<GameState, GameCommand, GameEvent, GameWant>

/** A family's file set behind the types that all games share: a table's log only ever holds its own family's. */
function opened<
  State extends GameState,
  Command extends GameCommand,
  Event extends GameEvent,
  Want extends GameWant,
>(game: Game<State, Command, Event, Want>): AnyGame {
  return {
    check: (state, command, funds) => game.check(state as State, command as Command, funds),
    decide: (state, command, funds) => game.decide(state as State, command as Command, funds),
    evolve: (state, event) => game.evolve(state as State, event as Event),
    wants: (state) => game.wants(state as State),
    postings: (event) => game.postings(event as Event),
    viewState: (state, audience) => game.viewState(state as State, audience),
    viewEvent: (event, audience) => game.viewEvent(event as Event, audience),
    ownViews: (event) => game.ownViews(event as Event),
  }
}

const FAMILIES = { blackjack: opened(BLACKJACK), baccarat: opened(BACCARAT) }

export function gameOf(id: GameId): AnyGame {
  return FAMILIES[GAMES[id].family]
}

/** The game before its first round. */
export function startGame(rules: GameRules, limits: TableLimits): GameState {
  return 'seating' in rules ? startBlackjack(rules, limits) : startBaccarat(rules, limits)
}
