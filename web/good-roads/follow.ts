import type { LobbyTable } from '#protocol/lobby/table'
import { type Match, type Matches, matchesOf, type Wanted } from '#web/good-roads/matches'

/** A table whose road has begun to show a pattern. */
export interface Beginning {
  readonly table: string
  readonly match: Match
}

interface Read {
  readonly goodRoads: LobbyTable['goodRoads']
  readonly results: string
  readonly matches: readonly Match[]
}

/** What is known of every table's road. */
export interface Followed {
  readonly wanted: Wanted
  readonly read: ReadonlyMap<string, Read>
  readonly matches: Matches
  /** What has begun since the last look. */
  readonly began: readonly Beginning[]
}

const NONE: readonly Match[] = []

export const NOTHING_FOLLOWED: Followed = {
  wanted: { roads: [], own: [] },
  read: new Map(),
  matches: new Map(),
  began: [],
}

/**
 * Looks at the tables again, and only into those whose road is another. A table that was not known before, and a
 * pattern that was not looked for before, have not begun: they were there.
 */
export function follow(
  before: Followed,
  tables: ReadonlyMap<string, LobbyTable> | null,
  wanted: Wanted,
): Followed {
  if (tables === null) return { ...NOTHING_FOLLOWED, wanted }
  const isAsked = before.wanted.roads === wanted.roads && before.wanted.own === wanted.own
  const read = new Map<string, Read>()
  const began: Beginning[] = []
  let isSame = isAsked && before.read.size === tables.size
  for (const [table, { goodRoads, results }] of tables) {
    const known = before.read.get(table)
    if (isAsked && known?.results === results && known.goodRoads === goodRoads) {
      read.set(table, known)
      continue
    }
    isSame = false
    const matches = kept(known?.matches, matchesOf({ goodRoads, results }, wanted))
    read.set(table, { goodRoads, results, matches })
    if (isAsked && known !== undefined) {
      for (const match of matches) if (!has(known.matches, match)) began.push({ table, match })
    }
  }
  if (isSame) return before.began.length === 0 ? before : { ...before, began }
  return { wanted, read, matches: matching(before.matches, read), began }
}

/** The list that was there, where it says the same: who shows it need not draw it again. */
function kept(before: readonly Match[] | undefined, now: readonly Match[]): readonly Match[] {
  if (now.length === 0) return NONE
  if (before === undefined || before.length !== now.length) return now
  return now.every((match, index) => isAlike(match, before[index])) ? before : now
}

function isAlike(one: Match, other: Match | undefined): boolean {
  if (one.kind !== other?.kind || one.key !== other.key) return false
  return one.kind === 'house' || other.kind === 'house' || one.name === other.name
}

function has(matches: readonly Match[], { kind, key }: Match): boolean {
  return matches.some((other) => other.kind === kind && other.key === key)
}

function matching(before: Followed['matches'], read: ReadonlyMap<string, Read>): Matches {
  const found = [...read].filter(([, { matches }]) => matches.length > 0)
  const isSame =
    found.length === before.size && found.every(([table, { matches }]) => before.get(table) === matches)
  return isSame ? before : new Map(found.map(([table, { matches }]) => [table, matches]))
}
