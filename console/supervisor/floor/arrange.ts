import type { FloorTable } from '#protocol/staff/to-supervisor'

export const FLOOR_FILTERS = ['all', 'alarms', 'live', 'paused', 'closed'] as const
type FloorFilter = (typeof FLOOR_FILTERS)[number]
export const FLOOR_SORTS = ['urgent', 'name', 'stakes', 'players', 'cards', 'slow'] as const
export type FloorSort = (typeof FLOOR_SORTS)[number]

export interface Arrangement {
  readonly filter: FloorFilter
  readonly text: string
  readonly sort: FloorSort
}

/** Somebody has to look after it. */
export function calls({ alarm, trouble }: FloorTable): boolean {
  return alarm !== null || trouble !== null
}

/** Nobody has said yet that they are coming. */
export function isUnseen({ alarm }: FloorTable): boolean {
  return alarm !== null && alarm.seen === null
}

export function fits(table: FloorTable, filter: FloorFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'alarms':
      return calls(table)
    case 'live':
      return table.live
    case 'paused':
      return table.paused !== null && table.paused.why !== 'closed'
    case 'closed':
      return table.closed !== null
    default:
      return filter satisfies never
  }
}

/** The tables that are asked for, in their order. A table that calls comes first in every order. */
export function arranged(
  tables: readonly FloorTable[],
  { filter, text, sort }: Arrangement,
): readonly FloorTable[] {
  const wanted = text.trim().toLowerCase()
  return tables
    .filter((table) => fits(table, filter) && isNamed(table, wanted))
    .sort((one, other) => urgencyOf(one, sort) - urgencyOf(other, sort) || SORTS[sort](one, other))
}

function isNamed({ name, table, dealer }: FloorTable, wanted: string): boolean {
  return [name, table, dealer ?? ''].some((text) => text.toLowerCase().includes(wanted))
}

type Compare = (one: FloorTable, other: FloorTable) => number

const byName: Compare = (one, other) => one.name.localeCompare(other.name, undefined, { numeric: true })
/** The largest first. */
const by =
  (figure: (table: FloorTable) => number): Compare =>
  (one, other) =>
    figure(other) - figure(one) || byName(one, other)

const SORTS: Readonly<Record<FloorSort, Compare>> = {
  urgent: byName,
  name: byName,
  stakes: by(stakedAt),
  players: by(({ players }) => players),
  cards: by(({ cardsSince }) => (cardsSince === null ? Number.NEGATIVE_INFINITY : -cardsSince)),
  slow: by(({ letters, commitMillis }) => letters * 1_000 + commitMillis),
}

/** All currencies in one sum: for an order, not to be read. */
function stakedAt({ stakes }: FloorTable): number {
  return stakes.reduce((sum, { cash, golden }) => sum + cash + golden, 0)
}

/** Unseen alarms, seen ones and a store that is away; then, if urgency is the order, what stands still. */
function urgencyOf(table: FloorTable, sort: FloorSort): number {
  if (isUnseen(table)) return 0
  if (calls(table)) return 1
  if (sort !== 'urgent') return 2
  if (table.closed !== null) return 4
  return table.paused === null ? 3 : 2
}
