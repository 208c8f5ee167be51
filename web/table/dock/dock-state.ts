import { create } from 'zustand'
import { isRoundEnd } from '#engine/table/events'
import type { TableEvent } from '#engine/table/types'
import { onTableEvents } from '#web/state/tables'
import { type Gesture, Takings } from '#web/table/chips/gestures'
import type { Laid } from '#web/table/chips/spot'

/** What the player's hand does at one table: the chip it holds and what it did in this round. */
export interface DockState {
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

const EMPTY: DockState = { chip: 0, golden: false, gestures: [], last: [], close: null, shortAt: null }

export const useDocks = create<{ readonly docks: Readonly<Record<string, DockState>> }>(() => ({ docks: {} }))

export function dockOf(table: string): DockState {
  return useDocks.getState().docks[table] ?? EMPTY
}

export function useDockState(table: string): DockState {
  return useDocks(({ docks }) => docks[table] ?? EMPTY)
}

export function changeDock(table: string, change: Partial<DockState>): void {
  useDocks.setState(({ docks }) => ({
    docks: { ...docks, [table]: { ...(docks[table] ?? EMPTY), ...change } },
  }))
}

export const takings = new Takings()

/** Follows the rounds of all open tables. Returns how to stop. */
export function keepDocks(me: () => string): () => void {
  return onTableEvents((table, events, { id }) => {
    takings.hear(table, id, events, me())
    for (const event of events) follow(table, event, me())
  })
}

function follow(table: string, event: TableEvent, me: string): void {
  if (event.type === 'opened' || isRoundEnd(event)) changeDock(table, { gestures: [] })
  if (event.type === 'opened') changeDock(table, { close: null, shortAt: null })
  if (event.type !== 'closed') return
  const own = event.taken.filter(({ player }) => player === me).map(laidOf)
  const refused = event.refused.filter(({ player }) => player === me).length
  const close = { at: Date.now(), taken: own.length, refused }
  changeDock(table, own.length > 0 ? { close, gestures: [], last: own } : { close, gestures: [] })
  if (own.length > 0) rememberBets(me, table, own)
}

type Taken = Extract<TableEvent, { type: 'closed' }>['taken'][number]

function laidOf(taken: Taken): Laid {
  const { bet, seat, behind, cash, golden } = { seat: 0, behind: false, ...taken }
  return { bet, seat, behind, amount: cash + golden, golden: golden > 0 }
}

const KEY = 'sabot.last-bets'
const MOST_TABLES = 12

type Kept = Readonly<Record<string, readonly Laid[]>>

/** The last bets at each table, so that repeat works after a reload; no matter if the browser keeps nothing. */
function rememberBets(player: string, table: string, bets: readonly Laid[]): void {
  try {
    const { [`${player}/${table}`]: _old, ...others } = read()
    const kept = Object.entries(others).slice(-MOST_TABLES + 1)
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [`${player}/${table}`, bets]])))
  } catch {
    // Private windows may forbid it.
  }
}

export function recallBets(player: string, table: string): void {
  changeDock(table, { last: read()[`${player}/${table}`] ?? [] })
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}
