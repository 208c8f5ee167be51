import { describe, expect, it } from 'vitest'
import { readVisits, rememberVisit, useRecent, withVisit } from '#web/state/recent'

describe('recently visited tables', () => {
  it('come newest first, each once', () => {
    expect(withVisit(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  })

  it('are twelve at most', () => {
    const many = Array.from({ length: 12 }, (_, index) => `table-${index}`)
    expect(withVisit(many, 'new')).toHaveLength(12)
    expect(withVisit(many, 'new')).not.toContain('table-11')
  })

  it('are known where the browser keeps nothing', () => {
    rememberVisit('speed-1')
    rememberVisit('ventuno')
    expect(useRecent.getState().recent).toEqual(['ventuno', 'speed-1'])
  })

  it.each([
    [null, []],
    ['["speed-1","ventuno"]', ['speed-1', 'ventuno']],
    ['["speed-1",7,null]', ['speed-1']],
    ['{"speed-1":1}', []],
    ['[', []],
  ])('read from %j are %j', (kept, tables) => {
    expect(readVisits(kept)).toEqual(tables)
  })
})
