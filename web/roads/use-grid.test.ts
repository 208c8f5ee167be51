import { describe, expect, it } from 'vitest'
import { gridFor } from '#web/roads/use-grid'

describe('a road’s grid', () => {
  it('has as many columns as there is room for, and fills it', () => {
    expect(gridFor(101, 10)).toEqual({ columns: 10, cell: 10 })
    expect(gridFor(106, 10)).toEqual({ columns: 10, cell: 10.5 })
  })

  it('has one column at least', () => {
    expect(gridFor(5, 10)).toEqual({ columns: 1, cell: 10 })
  })
})
