import { gameOf } from '#engine/families'
import { endedFor } from '#engine/round/ending'
import type { TableState } from '#engine/table/types'
import { isOfPanel } from '#web/multi/at-tables/tables'
import type { Order } from '#web/state/orders'
import type { Place } from '#web/state/tables'
import { activeOf, lyingAt, standing, sumOf } from '#web/table/chips/on-cloth'

/** All that a player has at stake at a table until its round is over. */
export function stakedAt(table: string, state: TableState, me: string, orders: readonly Order[]): number {
  const { game } = state
  if (game.phase === 'over') return 0
  if (game.phase !== 'betting') return standing(game, me).staked
  return sumOf(activeOf(lyingAt(table, state, me, orders), state, me))
}

/** Chips lie there, are on their way, are played for, or were just played: the table is not to be left. */
export function isInPlay(table: string, { tracked }: Place, me: string, orders: readonly Order[]): boolean {
  if (orders.some((order) => order.table === table)) return true
  if (tracked === null) return false
  const { game } = tracked.state
  if (game.phase === 'betting') return lyingAt(table, tracked.state, me, orders).length > 0
  return standing(game, me).staked > 0
}

/** What a round that is over brought, where it was won (MP-6). */
export function winningsAt({ id, game }: TableState, me: string): number {
  if (!isOfPanel(id) || game.phase !== 'over') return 0
  const { ending, net } = endedFor(game.results, me)
  return ending === 'won' ? net : 0
}

export interface AllTables {
  /** Chips that can be doubled or taken back. */
  readonly laid: number
  readonly staked: number
  /** How many tables that is at. */
  readonly tables: number
  /** Tables whose chips count only when they are confirmed (MB-3). */
  readonly loose: readonly string[]
}

/** The sums over all tables of the panel that this window is at (MP-4, MP-6). */
export function sumsOf(
  places: Readonly<Record<string, Place>>,
  me: string,
  orders: readonly Order[],
): AllTables {
  let laid = 0
  let staked = 0
  let tables = 0
  const loose: string[] = []
  for (const [table, { tracked }] of Object.entries(places)) {
    if (tracked === null || !isOfPanel(tracked.state.id)) continue
    const { state } = tracked
    laid += sumOf(lyingAt(table, state, me, orders))
    const here = stakedAt(table, state, me, orders)
    staked += here
    if (here > 0) tables++
    if (gameOf(state.id).isUnconfirmed(state.game, me)) loose.push(table)
  }
  return { laid, staked, tables, loose }
}
