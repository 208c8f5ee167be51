import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { KeptRemark } from '#protocol/http/chat'
import { Rooms } from '#server/chat/rooms'

function line(number: number, hidden: KeptRemark['hidden'] = null): KeptRemark {
  const who = { player: 'p_1', staff: null, name: 'Anna', role: 'player' } as const
  return { line: number, table: 'one', round: null, ...who, text: `${number}`, at: number, hidden }
}

it('keeps the last 50 lines of a room in their order, each once, however they come', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 200 }), (numbers) => {
      const rooms = new Rooms()
      for (const number of numbers) {
        const before = rooms.remarks('one')
        const isNew = rooms.add('one', line(number))
        expect(isNew).toBe(
          rooms.remarks('one').some((one) => one.line === number) &&
            !before.some((one) => one.line === number),
        )
      }
      const kept = rooms.remarks('one').map((one) => one.line)
      expect(kept).toEqual([...new Set(kept)].sort((one, other) => one - other))
      expect(kept.length).toBeLessThanOrEqual(50)
      expect(kept.at(-1)).toBe(numbers.length === 0 ? undefined : Math.max(...numbers))
    }),
  )
})

it('shows no hidden line', () => {
  const rooms = new Rooms()
  expect(rooms.isUsed('one')).toBe(false)
  expect(rooms.add('one', line(1, { by: 'chiara', at: 1, reason: 'x' }))).toBe(false)
  expect(rooms.isUsed('one')).toBe(true)
  rooms.add('one', line(2))
  rooms.add('one', line(3))
  rooms.hide('one', 2)
  expect(rooms.remarks('one').map((one) => one.line)).toEqual([3])
})
