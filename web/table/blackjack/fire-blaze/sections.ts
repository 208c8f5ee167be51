import { CELLS_PER_SECTION } from '#engine/blackjack/fire-blaze/grid'
import type { Bonus, Reveal } from '#engine/blackjack/fire-blaze/types'

export interface SectionView {
  readonly index: number
  /** As they were drawn; 0 is empty. */
  readonly cells: readonly number[]
  readonly filled: number
  /** `open` until all six are filled; a full one may have brought nothing. */
  readonly kind: 'open' | 'full' | Reveal['kind']
  /** Of the boost, 1 where there is none. */
  readonly times: number
  /** Of the star, 0 where there is none. */
  readonly star: number
  /** All its cells, without the star. */
  readonly sum: number
}

/** The grid, six cells to a section (MF-16, MF-17). */
export function sectionsOf({ cells, reveals }: Bonus): readonly SectionView[] {
  return Array.from({ length: cells.length / CELLS_PER_SECTION }, (_, index) => {
    const own = cells.slice(index * CELLS_PER_SECTION, (index + 1) * CELLS_PER_SECTION)
    const filled = own.filter((value) => value > 0).length
    const reveal = reveals.find(({ section }) => section === index)
    const times = reveal?.kind === 'boost' ? reveal.value : 1
    return {
      index,
      cells: own,
      filled,
      kind: reveal?.kind ?? (filled === CELLS_PER_SECTION ? 'full' : 'open'),
      times,
      star: reveal?.kind === 'star' ? reveal.value : 0,
      sum: own.reduce((sum, value) => sum + value, 0) * times,
    }
  })
}

/** How many sections stand beside each other, and in how many rows. */
export function gridShape(
  sections: number,
  room: 'plenty' | 'narrow' | 'low',
): { readonly columns: number; readonly rows: number } {
  if (room === 'low') return { columns: sections, rows: 1 }
  const columns = sections === 4 && room === 'narrow' ? 2 : sections > 4 ? 3 : sections
  return { columns, rows: Math.ceil(sections / columns) }
}
