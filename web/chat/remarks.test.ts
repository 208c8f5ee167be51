import { describe, expect, it } from 'vitest'
import { remarkLength, shownRemarks, unreadOf } from '#web/chat/remarks'
import type { Remark } from '#web/state/chat'

function line(number: number, name: string, more: Partial<Remark> = {}): Remark {
  return { line: number, name, role: 'player', own: false, text: 'Ciao', at: number * 1_000, ...more }
}

describe('lines of a room', () => {
  it('stand in the order of their numbers', () => {
    const shown = shownRemarks([line(3, 'Ada'), line(1, 'Bea'), line(2, 'Ada')], [])
    expect(shown.map(({ line: number }) => number)).toEqual([1, 2, 3])
  })

  it('tell who speaks once for a few lines in a row', () => {
    const shown = shownRemarks([line(1, 'Ada'), line(2, 'Ada'), line(3, 'Bea'), line(4, 'Ada')], [])
    expect(shown.map(({ isFirst }) => isFirst)).toEqual([true, false, true, true])
  })

  it('tell it again after a pause, and for another role of the same name', () => {
    const shown = shownRemarks(
      [line(1, 'Ada'), line(2, 'Ada', { at: 500_000 }), line(3, 'Ada', { at: 500_001, role: 'dealer' })],
      [],
    )
    expect(shown.every(({ isFirst }) => isFirst)).toBe(true)
  })

  it('of hidden people are left out, those of the house and one’s own never', () => {
    const remarks = [
      line(1, 'Ada'),
      line(2, 'Ada', { role: 'dealer' }),
      line(3, 'Ada', { own: true }),
      line(4, 'Bea'),
    ]
    expect(shownRemarks(remarks, ['Ada']).map(({ line: number }) => number)).toEqual([2, 3, 4])
  })
})

describe('unread lines', () => {
  const remarks = [line(1, 'Ada'), line(2, 'Bea'), line(3, 'me', { own: true }), line(4, 'Ada')]

  it.each([
    [0, [], 0],
    [2, [], 2],
    [2, ['Ada'], 1],
    [3, ['Ada', 'Bea'], 0],
    [9, ['Ada'], 7],
  ])('%i with %j hidden call %i times', (unread, hidden, calls) => {
    expect(unreadOf(remarks, unread, hidden)).toBe(calls)
  })
})

describe('the length of a line', () => {
  it.each([
    ['', 0],
    ['  ciao ', 4],
    ['perché', 6],
    ['👩‍👩‍👧‍👦🇮🇹', 2],
  ])('%j is %i', (text, length) => {
    expect(remarkLength(text)).toBe(length)
  })
})
