import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type OwnRoad, ownRoads } from '#protocol/own-roads'

const road: OwnRoad = {
  id: 'a1',
  name: 'Scala',
  on: true,
  first: 'P',
  columns: [1, 2, 3],
  grows: true,
  swaps: false,
}

describe('drawn patterns', () => {
  it('are kept as they were drawn', () => {
    expect(v.is(ownRoads, [])).toBe(true)
    expect(v.is(ownRoads, [road, { ...road, id: 'a2', name: 'Già vista – 龍' }])).toBe(true)
  })

  it.each<[why: string, value: unknown]>([
    ['no list', road],
    ['more than six', Array.from({ length: 7 }, (_, index) => ({ ...road, id: `a${index}` }))],
    ['one twice', [road, road]],
    ['an id of other letters', [{ ...road, id: 'A/1' }]],
    ['no name', [{ ...road, name: '' }]],
    ['a blank name', [{ ...road, name: '  ' }]],
    ['a name with blanks around it', [{ ...road, name: ' Scala' }]],
    ['a long name', [{ ...road, name: 'x'.repeat(25) }]],
    ['a name with a line break', [{ ...road, name: 'a\nb' }]],
    ['a name that turns the text around', [{ ...road, name: 'a\u202eb' }]],
    ['no columns', [{ ...road, columns: [] }]],
    ['columns that are none', [{ ...road, columns: '123' }]],
    ['lengths that are no numbers', [{ ...road, columns: ['1', '2'] }]],
    ['two cells', [{ ...road, columns: [1, 1] }]],
    ['no side', [{ ...road, first: 'T' }]],
    ['something besides', [{ ...road, colour: 'red' }]],
    ['something missing', [{ ...road, on: undefined }]],
  ])('are refused: %s', (_why, value) => {
    expect(v.is(ownRoads, value)).toBe(false)
  })
})
