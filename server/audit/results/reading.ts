import type { GameId } from '#engine/games'
import type { TableEvent } from '#engine/table/types'
import { BaccaratReading } from '#server/audit/results/baccarat/reading'
import { BlackjackReading } from '#server/audit/results/blackjack/reading'
import { bookProblems, type Entry } from '#server/audit/results/book'
import { DragonTigerReading } from '#server/audit/results/dragon-tiger/reading'
import { type GameReading, type Move, NOTHING, type Read } from '#server/audit/results/due'
import { Least, type LeastOf } from '#server/audit/results/least'
import { Nets } from '#server/audit/results/nets'

/** What reading one event brought to light. */
export interface Finding {
  readonly problems: readonly string[]
  /** Bets that came to a result. */
  readonly bets: number
}

/**
 * A table's log, read a second time by somebody who knows the rulebooks and none of the server's code: what every bet
 * came to by the cards, against what the log lists and what the book moved.
 */
export class ResultsReading {
  readonly #nets: Nets
  readonly #least = new Least()
  #game: { readonly id: GameId; readonly reading: GameReading<TableEvent> } | null = null
  #round = ''
  readonly #sessions = new Map<string, string>()

  /** `remembers` names the rounds that are voided later: what they moved is kept until then. */
  constructor(remembers: (round: string) => boolean) {
    this.#nets = new Nets(remembers)
  }

  /** `entries` are those of the transfer that was booked with the event. */
  next(event: TableEvent, entries: readonly Entry[]): Finding {
    if (event.type === 'voided') return found(event.code, this.#nets.voided(event.code, entries), 0)
    const read = this.#read(event)
    this.#nets.add(read)
    const booked = bookProblems(read, entries, this.#accountOf)
    return found(this.#round, [...read.wrong, ...booked], read.bets)
  }

  #read(event: TableEvent): Read {
    this.#least.next(event)
    switch (event.type) {
      case 'configured':
        if (this.#game?.id !== event.game)
          this.#game = { id: event.game, reading: readingOf(event.game, this.#least.of) }
        return NOTHING
      case 'purse':
        this.#sessions.delete(event.player)
        if (event.session !== null) this.#sessions.set(event.player, event.session)
        return NOTHING
      case 'forgot':
        for (const player of event.players) this.#sessions.delete(player)
        this.#game?.reading.forget(event.players)
        return NOTHING
      case 'roundBegan':
        this.#round = event.code
        this.#nets.began(event.code)
        return NOTHING
      case 'corrected':
        this.#game?.reading.takeBack(event.back)
        return NOTHING
      default:
        return this.#game?.reading.next(event) ?? NOTHING
    }
  }

  /** TP-18: who plays in a regulated session plays from its money. Golden chips stay apart (MO-7). */
  readonly #accountOf = (player: string, purse: Move['purse']): string => {
    const session = purse === 'cash' ? this.#sessions.get(player) : undefined
    return session === undefined ? `${purse}:${player}` : `session:${session}`
  }
}

function found(round: string, problems: readonly string[], bets: number): Finding {
  if (problems.length === 0) return { problems, bets }
  return { problems: problems.map((problem) => `Round ${round}: ${problem}.`), bets }
}

function readingOf(game: GameId, least: LeastOf): GameReading<TableEvent> {
  switch (game) {
    case 'mini-baccarat':
    case 'speed-baccarat':
      return new BaccaratReading(game, least)
    case 'dragon-tiger':
      return new DragonTigerReading(least)
    default:
      return new BlackjackReading(game, least)
  }
}
