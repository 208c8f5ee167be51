import type { GameId } from '#engine/games'
import type { DraftLimits } from '#server/config/games'
import type { Kind } from '#server/config/kinds'
import { hint, type Problems, written } from '#server/config/problems'
import type { TableConfig, Timings } from '#server/tables/ports'

/** One object of the file while it is read: what it has, where it stands, and where its problems go. */
export interface Reading {
  readonly content: Readonly<Record<string, unknown>>
  readonly where: string
  readonly problems: Problems
}

export function field<Value>(
  { content, where, problems }: Reading,
  key: string,
  kind: Kind<Value>,
): Value | null {
  const value = content[key]
  if (value === undefined) return null
  if (kind.accepts(value)) return value
  problems.note(
    `${where}.${key}`,
    `must be ${kind.words}, not ${written(value)}. Write for example ${kind.example}.`,
  )
  return null
}

/** A field that must be there; problems are noted for it, so that a stand-in can never be used. */
export function needed<Value>(reading: Reading, key: string, kind: Kind<Value>): Value | null {
  if (reading.content[key] === undefined) {
    reading.problems.note(
      `${reading.where}.${key}`,
      `is missing: it must be ${kind.words}. Write for example ${kind.example}.`,
    )
  }
  return field(reading, key, kind)
}

export function onlyKnown({ content, where, problems }: Reading, known: readonly string[]): void {
  for (const key of Object.keys(content)) {
    if (!known.includes(key)) problems.note(`${where}.${key}`, `is no setting; ${hint(key, known)}`)
  }
}

/** A table as a configuration may write it: only its id and game must be said. */
export interface TableDraft extends Partial<Omit<TableConfig, 'id' | 'game' | 'limits' | 'timings'>> {
  readonly id: string
  readonly game: GameId
  readonly limits?: Partial<DraftLimits>
  readonly timings?: Partial<Timings>
}
