import { describe, expect, it } from 'vitest'
import { isRecent, readRounds } from '#web/multi/at-tables/rounds'

describe('the rounds in which chips were laid', () => {
  it('are read from whatever lies there', () => {
    const tables = { rialto: { laid: 3, played: 2 } }
    expect(readRounds(JSON.stringify({ player: 'p1', tables }))).toEqual({ player: 'p1', tables })
    expect(
      readRounds(JSON.stringify({ player: 'p1', tables: { a: null, b: { laid: 'x' } } })).tables,
    ).toEqual({})
    for (const text of [null, '[', '3', 'null', '{"player":4}', '{"player":"p1","tables":null}']) {
      expect(readRounds(text)).toEqual({ player: '', tables: {} })
    }
  })

  it('are worth a look while their chips may lie there, and while they can be repeated', () => {
    expect(isRecent({ laid: 7, played: 0 }, 7)).toBe(true)
    expect(isRecent({ laid: 6, played: 6 }, 7)).toBe(true)
    expect(isRecent({ laid: 6, played: 5 }, 7)).toBe(false)
    expect(isRecent({ laid: 7, played: 7 }, null)).toBe(false)
  })
})
