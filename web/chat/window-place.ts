import { create } from 'zustand'
import { keptPlace } from '#ui/kit/window-place'

const HEIGHT = 420
/** At first it covers neither the money nor the chips. */
const DOCK = 108

export const CHAT_PLACE = keptPlace('sabot.chat-window', {
  left: 24,
  top: globalThis.innerHeight - DOCK - HEIGHT,
  width: 340,
  height: HEIGHT,
})

const useWindow = create<{ readonly detached: boolean }>(() => ({ detached: false }))

export function useDetached(): boolean {
  return useWindow(({ detached }) => detached)
}

export function setDetached(detached: boolean): void {
  useWindow.setState({ detached })
}
