import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** TP-4; esc leaves it, as browsers do by themselves (TP-3). */
export function useFullScreen(): { readonly on: boolean; readonly toggle: () => void } {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const toggle = () => {
    if (on) void document.exitFullscreen()
    else void document.documentElement.requestFullscreen()
  }
  return { on, toggle }
}
