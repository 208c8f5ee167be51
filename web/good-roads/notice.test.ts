import { describe, expect, it } from 'vitest'
import { type Match, nameOf } from '#web/good-roads/matches'
import {
  APART_MILLIS,
  GATHER_MILLIS,
  isTime,
  noticeOf,
  type Waiting,
  worthTelling,
} from '#web/good-roads/notice'
import { client as words } from '#words/it/client'

const streak: Match = { kind: 'house', key: 'bankerStreak' }
const own: Match = { kind: 'own', key: 'x1', name: 'Scala' }
const waits = (table: string, match: Match, since = 0): Waiting => ({ table, match, since })
const pattern = ({ match }: Waiting) => nameOf(match, words.sides.baccarat)
const named = (table: string) => table.toUpperCase()

describe('what began', () => {
  const matches = new Map([['capri', [streak]]])

  it('is told while it holds', () => {
    expect(worthTelling([waits('capri', streak)], matches, 5_000)).toHaveLength(1)
    expect(worthTelling([waits('capri', own)], matches, 5_000)).toEqual([])
    expect(worthTelling([waits('amalfi', streak)], matches, 5_000)).toEqual([])
  })

  it('is no news after a minute', () => {
    expect(worthTelling([waits('capri', streak)], matches, 60_000)).toEqual([])
  })

  it('waits for what begins at the same time, and for the last notice to be read', () => {
    const waiting = [waits('capri', streak, 100_000)]
    expect(isTime([], 0, 100_000)).toBe(false)
    expect(isTime(waiting, 0, 100_000 + GATHER_MILLIS - 1)).toBe(false)
    expect(isTime(waiting, 0, 100_000 + GATHER_MILLIS)).toBe(true)
    expect(isTime(waiting, 99_000, 99_000 + APART_MILLIS - 1)).toBe(false)
    expect(isTime(waiting, 99_000, 99_000 + APART_MILLIS)).toBe(true)
  })
})

describe('a notice', () => {
  it('names the table and what its road shows', () => {
    expect(noticeOf([waits('capri', streak), waits('capri', own)], named, pattern, words.goodRoads)).toEqual({
      title: 'CAPRI',
      text: 'Serie Banco · Scala',
      tables: ['capri'],
    })
  })

  it('is one for several tables, and names the first two', () => {
    const tables = ['a', 'b', 'c', 'd'].map((table) => waits(table, own))
    expect(noticeOf(tables.slice(0, 2), named, pattern, words.goodRoads)).toMatchObject({
      title: 'Good Roads a 2 tavoli',
      text: 'A: Scala, B: Scala',
    })
    expect(noticeOf(tables.slice(0, 3), named, pattern, words.goodRoads).text).toBe(
      'A: Scala, B: Scala, e un altro',
    )
    expect(noticeOf(tables, named, pattern, words.goodRoads)).toEqual({
      title: 'Good Roads a 4 tavoli',
      text: 'A: Scala, B: Scala, e altri 2',
      tables: ['a', 'b', 'c', 'd'],
    })
  })
})
