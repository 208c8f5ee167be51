import { type RefCallback, useLayoutEffect, useState } from 'react'

export interface Grid {
  readonly columns: number
  /** A cell's side, so that the columns fill the room to its last pixel. */
  readonly cell: number
}

/** As many columns as there is room for, none narrower than asked for. */
export function gridFor(room: number, cell: number): Grid {
  const columns = Math.max(1, Math.floor((room - 1) / cell))
  return { columns, cell: Math.max(cell, (room - 1) / columns) }
}

interface Measured {
  readonly ref: RefCallback<HTMLElement>
  /** Null until the room was measured. */
  readonly grid: Grid | null
}

/** The grid for the room there is, or with the `columns` that the caller asks for. */
export function useGrid(cell: number, columns: number | undefined): Measured {
  const [element, ref] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    if (element === null || columns !== undefined) return
    const measure = () => setRoom(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, columns])
  if (columns !== undefined) return { ref, grid: { columns, cell } }
  return { ref, grid: room === 0 ? null : gridFor(room, cell) }
}
