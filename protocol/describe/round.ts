import type { Card } from '#engine/cards/card'
import { commitment, parseSeed } from '#engine/cards/shuffle'
import { gameOf } from '#engine/families'
import { GAMES } from '#engine/games'
import type { Cents } from '#engine/money/cents'
import type { TableLimits } from '#engine/round/limits'
import { isRefusal } from '#engine/round/refusal'
import { evolveTable } from '#engine/table/evolve'
import type { GameCommand, TableEvent, TableState } from '#engine/table/types'
import { viewTable, viewTableEvent } from '#engine/table/view'
import type { EventsMessage, SnapshotMessage } from '#protocol/player/to-player'

export const TABLE = 'speed-1'
export const PLAYER = 'p-4711'
/** The game that all examples are of. */
export const GAME = 'speed-baccarat'
const BEGAN_AT = Date.UTC(2026, 0, 1)
const SEED = parseSeed('00'.repeat(32))

const LIMITS: TableLimits = {
  unit: 100 as Cents,
  ranges: { player: [100 as Cents, 200_000 as Cents], banker: [100 as Cents, 200_000 as Cents] },
}

/** Banker draws a third card to its five and wins with nine against seven. */
const CARDS: readonly Card[] = ['7S', '2H', 'KD', '3C', '4D']

/** One commit of the worked round: what it added to the log, and how the table stood after it. */
interface Commit {
  readonly after: number
  readonly at: number
  readonly events: readonly TableEvent[]
  readonly state: TableState
}

interface PlayedRound {
  /** The table when the player joined. */
  readonly snapshot: SnapshotMessage
  /** What the player was told from then on. */
  readonly told: readonly EventsMessage[]
  /** What a snapshot would show after all of it. */
  readonly end: SnapshotMessage
}

/** A real round, played by the engine itself: what docs/protocol.md shows cannot differ from what a server sends. */
export function playedRound(): PlayedRound {
  const log = new Log()
  log.house([
    { type: 'configured', game: GAME, currency: 'EUR', rules: GAMES[GAME].rules, limits: LIMITS },
    { type: 'shoeCommitted', shoe: 1, commitment: commitment(SEED) },
    { type: 'shoeOpened', shoe: 1, cut: 208, by: null, burned: null, burnedCount: 0 },
    { type: 'roundBegan', code: `${TABLE}-20260101-000000-1`, number: 1, at: BEGAN_AT },
  ])
  log.game({ do: 'open', shoeRound: 1 })
  log.house([{ type: 'clock', for: 'bets', until: BEGAN_AT + 12_000 }])
  const cards = [...CARDS]
  while (log.wantsCard()) log.game({ do: 'card', card: next(cards) })
  const joined = log.commits.length
  log.game({ do: 'bet', player: PLAYER, bet: 'banker', amount: 500 })
  log.game({ do: 'close' })
  while (log.wantsCard()) log.game({ do: 'card', card: next(cards) })
  return {
    snapshot: snapshotOf(log.commits[joined - 1]),
    told: log.commits.slice(joined).map(messageOf),
    end: snapshotOf(log.commits.at(-1)),
  }
}

const audience = { as: 'player', player: PLAYER } as const

function snapshotOf(commit: Commit | undefined): SnapshotMessage {
  if (commit === undefined) throw new RangeError('The worked round has no such commit.')
  const { after, at, events, state } = commit
  const upto = after + events.length
  return { type: 'snapshot', table: TABLE, upto, at, now: at + 40, state: viewTable(state, audience) }
}

function messageOf({ after, at, events }: Commit): EventsMessage {
  const seen = events.flatMap((event) => viewTableEvent(GAME, event, audience) ?? [])
  return { type: 'events', table: TABLE, after, upto: after + events.length, at, events: seen }
}

function next(cards: Card[]): Card {
  const card = cards.shift()
  if (card === undefined) throw new RangeError('The worked round ran out of cards.')
  return card
}

class Log {
  readonly commits: Commit[] = []
  #state: TableState | null = null
  #version = 0

  house(events: readonly TableEvent[]): void {
    const at = BEGAN_AT + this.commits.length * 700
    for (const event of events) this.#state = evolveTable(this.#state, event)
    this.commits.push({ after: this.#version, at, events, state: this.#table() })
    this.#version += events.length
  }

  game(command: GameCommand): void {
    const step = gameOf(this.#table().id).decide(this.#table().game, command, () => ({
      cash: 100_000,
      golden: 0,
    }))
    if (isRefusal(step)) throw new RangeError(`The worked round was refused: ${step.text}`)
    this.house(step.events)
  }

  wantsCard(): boolean {
    return gameOf(this.#table().id).wants(this.#table().game).kind === 'card'
  }

  #table(): TableState {
    if (this.#state === null) throw new RangeError('The worked round has no table.')
    return this.#state
  }
}
