import { gameOf } from '#engine/families'
import type { PlayerId } from '#engine/ids'
import type { GameCommand, TableState } from '#engine/table/types'
import type { Batch } from '#server/tables/batch'
import { isHeld } from '#server/tables/doers/door-keeper'
import type { Timings } from '#server/tables/ports'

const MOST_GONE = 1000

/** Who is connected to a table, and since when others are not. */
export class Presence {
  readonly #here = new Set<string>()
  readonly #goneSince = new Map<string, number>()
  readonly #watchingSince: number
  #mostGone = MOST_GONE

  constructor(now: number) {
    this.#watchingSince = now
  }

  arrive(player: PlayerId): void {
    this.#here.add(player)
    this.#goneSince.delete(player)
  }

  depart(player: PlayerId, now: number, playing: () => ReadonlySet<string>): void {
    this.#here.delete(player)
    this.#goneSince.set(player, now)
    if (this.#goneSince.size > this.#mostGone) this.#keepOnly(playing())
  }

  /** Who only looked on need not be remembered. */
  #keepOnly(players: ReadonlySet<PlayerId>): void {
    for (const player of this.#goneSince.keys()) if (!players.has(player)) this.#goneSince.delete(player)
    this.#mostGone = Math.max(MOST_GONE, 2 * this.#goneSince.size)
  }

  /** Away for longer than `millis`; whoever was never seen, since this process watches. */
  isLongGone(player: PlayerId, millis: number, now: number): boolean {
    return !this.#here.has(player) && now - (this.#goneSince.get(player) ?? this.#watchingSince) > millis
  }

  readonly isHere = (player: PlayerId): boolean => this.#here.has(player)

  readonly anyone = (): boolean => this.#here.size > 0

  /** After a restart nobody is here yet: who plays has the usual time to come back. */
  expect(players: Iterable<PlayerId>, now: number): void {
    for (const player of players) if (!this.#here.has(player)) this.#goneSince.set(player, now)
  }

  get gone(): ReadonlyMap<string, number> {
    return this.#goneSince
  }
}

/** Everyone with a seat, chips or cards at a table where it matters who is there (FB-3, MF-10, VE-14). */
export function participants({ id, game }: TableState): ReadonlySet<string> {
  return gameOf(id).participants(game)
}

export interface SeatDuty {
  readonly at: number
  carryOut(batch: Batch): void
}

interface Absence {
  readonly at: number
  readonly command: GameCommand
}

/** The next thing to do about people who came and went, or null: all that is due at once is done at once. */
export function seatDuty(
  state: TableState,
  presence: Presence,
  timings: Timings,
  now: number,
): SeatDuty | null {
  if (isHeld(state)) return null
  const back = gameOf(state.id)
    .away(state.game)
    .filter(presence.isHere)
    .map((player) => connection(player, true))
  if (back.length > 0) return { at: 0, carryOut: giving(back) }
  const absences = presence.gone.size === 0 ? [] : absencesFrom(state, presence.gone, timings)
  if (absences.length === 0) return null
  const at = absences.reduce((first, absence) => Math.min(first, absence.at), Number.POSITIVE_INFINITY)
  const due = absences.filter((absence) => absence.at <= Math.max(at, now))
  return { at, carryOut: giving(due.map(({ command }) => command)) }
}

/** What one brings about may have settled the next one's matter. */
function giving([first, ...others]: readonly GameCommand[]): SeatDuty['carryOut'] {
  return (batch) => {
    if (first !== undefined) batch.must(first)
    for (const command of others) batch.play(command)
  }
}

function absencesFrom(
  state: TableState,
  gone: ReadonlyMap<string, number>,
  { away, unseat }: Timings,
): readonly Absence[] {
  const { away: knownAway, places } = gameOf(state.id)
  const playing = participants(state)
  // At a busy table without seats many have gone, and nobody waits for any of them.
  if (playing.size === 0) return []
  const known = new Set(knownAway(state.game))
  return Array.from(gone).flatMap(([player, since]): readonly Absence[] => {
    if (!playing.has(player)) return []
    if (!known.has(player)) return [{ at: since + away, command: connection(player, false) }]
    const seat = places(state.game).findIndex((place) => place.player === player && !place.leaving) + 1
    return seat === 0 ? [] : [{ at: since + unseat, command: { do: 'leave', player, seat } }]
  })
}

function connection(player: PlayerId, connected: boolean) {
  return { do: 'connection', player, connected } as const
}

/** Between rounds: what a table remembers of people who are long gone is forgotten, or it would grow for ever. */
export function forgetDuty(
  state: TableState,
  presence: Presence,
  { unseat }: Timings,
  now: number,
): SeatDuty | null {
  if (state.game.phase !== 'over' || isHeld(state)) return null
  const playing = participants(state)
  const players = remembered(state).filter(
    (player) => !playing.has(player) && presence.isLongGone(player, unseat, now),
  )
  if (players.length === 0) return null
  return { at: 0, carryOut: (batch) => batch.emit({ type: 'forgot', players }) }
}

function remembered({ id, game, purses }: TableState): readonly string[] {
  return [...new Set([...gameOf(id).remembered(game), ...Object.keys(purses)])]
}
