import { create } from 'zustand'
import type { OpenDialog } from '#console/supervisor/orders/dialog'

export const VIEWS = ['floor', 'support', 'log', 'people', 'closures'] as const
export type View = (typeof VIEWS)[number]

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
