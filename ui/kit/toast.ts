import { create } from 'zustand'

export type ToastKind = 'good' | 'warning' | 'win' | 'stop' | 'info' | 'road'

/** What a toast offers to do. */
export interface ToastAction {
  readonly name: string
  readonly run: () => void
}

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly title: string
  readonly text: string
  /** Stays until it is closed: money was refused. */
  readonly stays: boolean
  readonly action?: ToastAction
}

/** One at a time, the newest. */
export const useToasts = create<{ readonly toast: Toast | null }>(() => ({ toast: null }))

let count = 0

export function toast(kind: ToastKind, title: string, text = '', stays = false): void {
  count++
  useToasts.setState({ toast: { id: count, kind, title, text, stays } })
}

/** A toast that can be followed. */
export function offer(kind: ToastKind, title: string, text: string, action: ToastAction): void {
  count++
  useToasts.setState({ toast: { id: count, kind, title, text, stays: false, action } })
}

export function closeToast(id: number): void {
  useToasts.setState(({ toast: shown }) => (shown?.id === id ? { toast: null } : {}))
}
