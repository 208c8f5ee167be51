import { create } from 'zustand'

/** Where a window within the page lies and how large it is, in pixels of the page. */
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

/** On smaller screens there is no room for a window over the page. */
export const WINDOWS_FROM = '(min-width: 768px)'

const LEAST: Room = { width: 280, height: 240 }
const MARGIN = 8

/** Never out of reach: all of it stays on the page, and no smaller than can be read. */
export function fitted({ left, top, width, height }: Place, page: Room, least = LEAST): Place {
  const wide = between(width, least.width, page.width - 2 * MARGIN)
  const high = between(height, least.height, page.height - 2 * MARGIN)
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

export interface KeptPlace {
  readonly usePlace: () => Place
  readonly setPlace: (place: Place) => void
}

/** A window's place, kept in this browser. */
export function keptPlace(key: string, first: Place): KeptPlace {
  const useKept = create<{ readonly place: Place }>(() => ({ place: read(key, first) }))
  return {
    usePlace: () => useKept(({ place }) => place),
    setPlace: (place) => {
      useKept.setState({ place })
      try {
        localStorage.setItem(key, JSON.stringify(place))
      } catch {
        // Private windows may forbid it: it holds until the window closes.
      }
    },
  }
}

function read(key: string, first: Place): Place {
  try {
    return readPlace(localStorage.getItem(key), first)
  } catch {
    return first
  }
}

/** What lies there may be anything. */
export function readPlace(kept: string | null, first: Place): Place {
  try {
    const place = JSON.parse(kept ?? 'null') as Partial<Place> | null
    const { left, top, width, height } = { ...first, ...place }
    return [left, top, width, height].every(Number.isFinite) ? { left, top, width, height } : first
  } catch {
    return first
  }
}
