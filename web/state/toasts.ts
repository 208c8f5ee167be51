import { create } from 'zustand'

export type ToastKind = 'good' | 'warning' | 'win' | 'stop' | 'info'

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly title: string
  readonly text: string
  /** Stays until it is closed: money was refused. */
  readonly stays: boolean
}

/** One at a time, the newest. */
export const useToasts = create<{ readonly toast: Toast | null }>(() => ({ toast: null }))

let count = 0

export function toast(kind: ToastKind, title: string, text = '', stays = false): void {
  count++
  useToasts.setState({ toast: { id: count, kind, title, text, stays } })
}

export function closeToast(id: number): void {
  useToasts.setState(({ toast: shown }) => (shown?.id === id ? { toast: null } : {}))
}
