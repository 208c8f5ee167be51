import { create } from 'zustand'
import { isRoundEnd } from '#engine/table/events'
import type { TableEvent } from '#engine/table/types'
import { onTableEvents } from '#web/state/tables'
import type { Gesture } from '#web/table/chips/gestures'
import { rememberBets } from '#web/table/chips/remembered'
import type { Laid } from '#web/table/chips/spot'
import { Takings } from '#web/table/chips/takings'

/** What the player's hand does at one table: the chip it holds and what it did in this round. */
export interface Desk {
  /** The chip in hand, in cents; 0 is not chosen yet. */
  readonly chip: number
  readonly golden: boolean
  /** What was laid in this round, newest last: each entry came by one gesture and goes by one undo (TP-2). */
  readonly gestures: readonly Gesture[]
  /** What stood in the last round that this player played here. */
  readonly last: readonly Laid[]
  /** How the bets of this round fared when betting closed; null before. */
  readonly close: { readonly at: number; readonly taken: number; readonly refused: number } | null
  /** When something was last refused in this round because the balance does not cover it. */
  readonly shortAt: number | null
}

const EMPTY: Desk = { chip: 0, golden: false, gestures: [], last: [], close: null, shortAt: null }

export const useDesks = create<{ readonly desks: Readonly<Record<string, Desk>> }>(() => ({ desks: {} }))

export function deskOf(table: string): Desk {
  return useDesks.getState().desks[table] ?? EMPTY
}

export function useDesk(table: string): Desk {
  return useDesks(({ desks }) => desks[table] ?? EMPTY)
}

export function changeDesk(table: string, change: Partial<Desk>): void {
  useDesks.setState(({ desks }) => ({
    desks: { ...desks, [table]: { ...(desks[table] ?? EMPTY), ...change } },
  }))
}

export const takings = new Takings()

/** Follows the rounds of all open tables. Returns how to stop. */
export function keepDesks(me: () => string): () => void {
  return onTableEvents((table, events) => {
    takings.hear(table, events, me())
    for (const event of events) follow(table, event, me())
  })
}

function follow(table: string, event: TableEvent, me: string): void {
  if (event.type === 'opened' || isRoundEnd(event)) changeDesk(table, { gestures: [] })
  if (event.type === 'opened') changeDesk(table, { close: null, shortAt: null })
  if (event.type !== 'closed') return
  const own = event.taken.filter(({ player }) => player === me).map(laidOf)
  const refused = event.refused.filter(({ player }) => player === me).length
  const close = { at: Date.now(), taken: own.length, refused }
  changeDesk(table, own.length > 0 ? { close, gestures: [], last: own } : { close, gestures: [] })
  if (own.length > 0) rememberBets(me, table, own)
}

type Taken = Extract<TableEvent, { type: 'closed' }>['taken'][number]

function laidOf(taken: Taken): Laid {
  const { bet, cash, golden } = taken
  const seat = 'seat' in taken ? taken.seat : 0
  const behind = 'behind' in taken ? taken.behind : false
  return { bet, seat, behind, amount: cash + golden, golden: golden > 0 }
}
