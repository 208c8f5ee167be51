import { gameOf } from '#engine/families'
import { GAMES, type GameId } from '#engine/games'
import { NO_LIMITS, type TableLimits } from '#engine/round/limits'
import { configured, isHouseEvent } from '#engine/table/events'
import type { TableEvent } from '#engine/table/types'
import type { Entry } from '#server/audit/results/book'
import { ResultsReading } from '#server/audit/results/reading'
import { account } from '#tests/account'

/** The auditor's own reading of a game that is played without a store: its book is what the engine posts. */
export class Reader {
  bets = 0
  readonly #game: GameId
  readonly #reading = new ResultsReading(() => true)

  constructor(game: GameId, limits: TableLimits = NO_LIMITS) {
    this.#game = game
    this.read(configured({ game, currency: 'EUR', rules: GAMES[game].rules, limits }))
  }

  /** What the reading has against an event, and against its money. */
  read(event: TableEvent, lines: readonly Entry[] = this.posted(event)): readonly string[] {
    const { problems, bets } = this.#reading.next(event, lines)
    this.bets += bets
    return problems
  }

  posted(event: TableEvent): readonly Entry[] {
    if (isHouseEvent(event)) return []
    const postings = gameOf(this.#game).postings(event)
    return postings.map(({ player, purse, amount }) => ({ account: account(`${purse}:${player}`), amount }))
  }
}
