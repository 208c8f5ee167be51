import type { GameState, TableState } from '#engine/table/types'
import type { Batch } from '#server/tables/batch'
import type { Timings } from '#server/tables/ports'

const MOST_GONE = 1000

/** Who is connected to a table, and since when others are not. */
export class Presence {
  readonly #here = new Set<string>()
  readonly #goneSince = new Map<string, number>()

  arrive(player: string): void {
    this.#here.add(player)
    this.#goneSince.delete(player)
  }

  depart(player: string, now: number, playing: () => ReadonlySet<string>): void {
    this.#here.delete(player)
    this.#goneSince.set(player, now)
    if (this.#goneSince.size > MOST_GONE) this.#keepOnly(playing())
  }

  /** Who only looked on need not be remembered. */
  #keepOnly(players: ReadonlySet<string>): void {
    for (const player of this.#goneSince.keys()) if (!players.has(player)) this.#goneSince.delete(player)
  }

  readonly isHere = (player: string): boolean => this.#here.has(player)

  readonly anyone = (): boolean => this.#here.size > 0

  /** After a restart nobody is here yet: who plays has the usual time to come back. */
  expect(players: Iterable<string>, now: number): void {
    for (const player of players) if (!this.#here.has(player)) this.#goneSince.set(player, now)
  }

  get gone(): ReadonlyMap<string, number> {
    return this.#goneSince
  }
}

/** Everyone with a seat, chips or cards at a table where it matters who is there (FB-3, MF-10, VE-14). */
export function participants(game: GameState): ReadonlySet<string> {
  if (!('seats' in game)) return new Set()
  const seated = game.seats.flatMap(({ player }) => player ?? [])
  const staked = game.lines.flatMap(({ stakes }) => stakes.map(({ player }) => player))
  return new Set([...seated, ...game.slips.map(({ player }) => player), ...staked])
}

export interface SeatDuty {
  readonly player: string
  readonly at: number
  carryOut(batch: Batch): void
}

/** The next thing to do about people who came and went, or null. */
export function seatDuty({ game }: TableState, presence: Presence, timings: Timings): SeatDuty | null {
  if (!('seats' in game)) return null
  const back = game.away.find(presence.isHere)
  if (back !== undefined) {
    return { player: back, at: 0, carryOut: (batch) => batch.must(connection(back, true)) }
  }
  const playing = presence.gone.size === 0 ? new Set<string>() : participants(game)
  let first: SeatDuty | null = null
  for (const [player, since] of presence.gone) {
    const duty = playing.has(player) ? absence(game, player, since, timings) : null
    if (duty !== null && (first === null || duty.at < first.at)) first = duty
  }
  return first
}

function absence(
  game: Extract<GameState, { seats: unknown }>,
  player: string,
  since: number,
  { away, unseat }: Timings,
): SeatDuty | null {
  if (!game.away.includes(player)) {
    return { player, at: since + away, carryOut: (batch) => batch.must(connection(player, false)) }
  }
  const seat = game.seats.findIndex((place) => place.player === player && !place.leaving) + 1
  if (seat === 0) return null
  return { player, at: since + unseat, carryOut: (batch) => batch.must({ do: 'leave', player, seat }) }
}

function connection(player: string, connected: boolean) {
  return { do: 'connection', player, connected } as const
}
