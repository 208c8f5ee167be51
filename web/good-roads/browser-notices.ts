import { useSyncExternalStore } from 'react'

/** What the browser says about notices of this site; `missing` where it has none. */
export type Leave = NotificationPermission | 'missing'

function leaveNow(): Leave {
  return 'Notification' in globalThis ? Notification.permission : 'missing'
}

const listeners = new Set<() => void>()

/** The browser asks the player; only a press of theirs may lead here. */
export async function askLeave(): Promise<Leave> {
  if (leaveNow() === 'default') await Notification.requestPermission()
  for (const listener of listeners) listener()
  return leaveNow()
}

export function useLeave(): Leave {
  return useSyncExternalStore(subscribe, leaveNow)
}

/** It can be changed in the browser's own settings meanwhile: whoever comes back finds it as it is. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

export interface BrowserNotice {
  readonly title: string
  readonly text: string
  /** What a press opens. */
  readonly path: string
}

/** One at a time: a new one takes the place of the last. */
const TAG = 'sabot-good-roads'

/** Whether the browser could be told. */
export async function tellBrowser({ title, text, path }: BrowserNotice, open: () => void): Promise<boolean> {
  if (leaveNow() !== 'granted') return false
  const options = { body: text, tag: TAG, icon: '/icon-192.png', data: { path } }
  try {
    const notice = new Notification(title, options)
    notice.onclick = () => {
      window.focus()
      notice.close()
      open()
    }
    return true
  } catch {
    // Phones want it from the worker, which opens the path by itself.
    const worker = await navigator.serviceWorker?.getRegistration()
    await worker?.showNotification(title, options)
    return worker !== undefined
  }
}
