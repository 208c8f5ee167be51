import { create } from 'zustand'
import type { ClosureScope } from '#protocol/http/operations'
import type { Approval } from '#protocol/staff/approvals'

export const VIEWS = ['floor', 'support', 'log', 'people', 'closures'] as const
export type View = (typeof VIEWS)[number]

/** Orders at a table that need no more than a reason. */
export type PlainOrder = 'pause' | 'rescanCard' | 'cancelRound' | 'failBonus' | 'removeDealer'

/** Somebody whom an order is about. */
export interface Somebody {
  readonly player: string
  readonly name: string
}

/** The dialog that is open, and what it is about. */
export type OpenDialog =
  | { readonly ask: PlainOrder; readonly table: string }
  | {
      readonly ask: 'replaceCard' | 'moveCard' | 'setLimits' | 'swapCards' | 'broadcast'
      readonly table: string
    }
  | { readonly ask: 'announce' }
  | { readonly ask: 'voidRound'; readonly table: string }
  | { readonly ask: 'unseat'; readonly table: string; readonly who: Somebody }
  | { readonly ask: 'mute' | 'unmute' | 'golden'; readonly who: Somebody }
  | { readonly ask: 'hideRemark'; readonly line: number; readonly text: string }
  | { readonly ask: 'endSession'; readonly session: string; readonly who: Somebody }
  /** Without a subject it is chosen in the dialog, or there is none. */
  | {
      readonly ask: 'close' | 'open'
      readonly scope: ClosureScope
      readonly subject?: string
      readonly name: string
    }
  | { readonly ask: 'agree' | 'alone'; readonly approval: Approval }

interface Opened {
  readonly view: View
  /** The table that is open beside the floor. */
  readonly table: string | null
  readonly dialog: OpenDialog | null
}

/** What lies before the supervisor. View and table are in the address, so that a reload leads back to them. */
export const useOpened = create<Opened>(() => ({ ...fromAddress(location.search), dialog: null }))

export function openView(view: View): void {
  useOpened.setState({ view })
  keepInAddress()
}

export function openTable(table: string | null): void {
  useOpened.setState(table === null ? { table } : { table, view: 'floor' })
  keepInAddress()
}

export function openDialog(dialog: OpenDialog): void {
  useOpened.setState({ dialog })
}

export function closeDialog(): void {
  useOpened.setState({ dialog: null })
}

function fromAddress(search: string): Pick<Opened, 'view' | 'table'> {
  const asked = new URLSearchParams(search)
  return { view: VIEWS.find((view) => view === asked.get('view')) ?? 'floor', table: asked.get('table') }
}

function keepInAddress(): void {
  const { view, table } = useOpened.getState()
  const asked = new URLSearchParams()
  if (view !== 'floor') asked.set('view', view)
  if (table !== null) asked.set('table', table)
  const search = asked.toString()
  history.replaceState(history.state, '', search === '' ? location.pathname : `?${search}`)
}
