import { create } from 'zustand'

/** Where the chat's window lies and how large it is, in pixels of the page. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Room {
  readonly width: number
  readonly height: number
}

/** On smaller screens the chat is a sheet. */
export const DETACHED_FROM = '(min-width: 768px)'

const LEAST = { width: 280, height: 240 }
const MARGIN = 8

/** Never out of reach: all of it stays on the page, and no smaller than can be read. */
export function fitted({ left, top, width, height }: Place, page: Room): Place {
  const wide = between(width, LEAST.width, page.width - 2 * MARGIN)
  const high = between(height, LEAST.height, page.height - 2 * MARGIN)
  return {
    width: wide,
    height: high,
    left: between(left, MARGIN, page.width - wide - MARGIN),
    top: between(top, MARGIN, page.height - high - MARGIN),
  }
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, Math.round(value)))
}

const KEY = 'sabot.chat-window'
const FIRST: Place = { left: 24, top: 10_000, width: 340, height: 420 }

interface Window {
  readonly detached: boolean
  readonly place: Place
}

const useWindow = create<Window>(() => ({ detached: false, place: read() }))

export function useDetached(): boolean {
  return useWindow(({ detached }) => detached)
}

export function usePlaceOfWindow(): Place {
  return useWindow(({ place }) => place)
}

export function setDetached(detached: boolean): void {
  useWindow.setState({ detached })
}

export function setPlace(place: Place): void {
  useWindow.setState({ place })
  try {
    localStorage.setItem(KEY, JSON.stringify(place))
  } catch {
    // Private windows may forbid it: it holds until the window closes.
  }
}

function read(): Place {
  try {
    return readPlace(localStorage.getItem(KEY))
  } catch {
    return FIRST
  }
}

/** What lies there may be anything. */
export function readPlace(kept: string | null): Place {
  try {
    const place = JSON.parse(kept ?? 'null') as Partial<Place> | null
    const { left, top, width, height } = { ...FIRST, ...place }
    return [left, top, width, height].every(Number.isFinite) ? { left, top, width, height } : FIRST
  } catch {
    return FIRST
  }
}
