import { describe, expect, it } from 'vitest'
import { arranged, FLOOR_FILTERS, fits } from '#console/supervisor/floor/arrange'
import type { FloorTable } from '#protocol/staff/to-supervisor'

const CALM: FloorTable = {
  table: 'amalfi',
  name: 'Amalfi',
  game: 'speed-baccarat',
  live: false,
  phase: 'betting',
  round: null,
  shoe: null,
  paused: null,
  alarm: null,
  trouble: null,
  closed: null,
  dealer: null,
  stakes: [],
  players: 0,
  letters: 0,
  commitMillis: 3,
  cardsSince: null,
  at: 0,
}

const CALLED = { kind: 'called', text: 'Come.', solvedBy: 'supervisor', since: 1, seen: null } as const
const FAULT = { why: 'fault', text: 'A pause.' } as const
const eur = (cash: number) => [{ currency: 'EUR', cash, golden: 0 }]

const TABLES: readonly FloorTable[] = [
  { ...CALM, table: 't10', name: 'Tavolo 10', stakes: eur(500), players: 3 },
  {
    ...CALM,
    table: 't2',
    name: 'Tavolo 2',
    stakes: eur(900),
    players: 1,
    live: true,
    dealer: 'Chiara',
    cardsSince: 50,
  },
  { ...CALM, table: 'shut', name: 'Amalfi', closed: 'Closed.', paused: { why: 'closed', text: 'Closed.' } },
  { ...CALM, table: 'still', name: 'Zara', paused: { why: 'supervisor', text: 'A pause.' }, letters: 4 },
  { ...CALM, table: 'seen', name: 'Bari', paused: FAULT, alarm: { ...CALLED, seen: { by: 'rosa', at: 2 } } },
  { ...CALM, table: 'rings', name: 'Vela', paused: FAULT, alarm: CALLED, live: true, cardsSince: 90 },
  { ...CALM, table: 'away', name: 'Como', trouble: 'The store is away.' },
]

const ids = (tables: readonly FloorTable[]) => tables.map(({ table }) => table)
const plain = { filter: 'all', text: '', sort: 'urgent' } as const

describe('the floor in order', () => {
  it('puts unseen alarms first, then those that somebody looks after, what stands still, the rest, the closed', () => {
    expect(ids(arranged(TABLES, plain))).toEqual(['rings', 'seen', 'away', 'still', 't2', 't10', 'shut'])
  })

  it('keeps alarms first in every order', () => {
    expect(ids(arranged(TABLES, { ...plain, sort: 'name' }))).toEqual([
      'rings',
      'seen',
      'away',
      'shut',
      't2',
      't10',
      'still',
    ])
    expect(ids(arranged(TABLES, { ...plain, sort: 'stakes' })).slice(3, 5)).toEqual(['t2', 't10'])
    expect(ids(arranged(TABLES, { ...plain, sort: 'players' })).slice(3, 5)).toEqual(['t10', 't2'])
    expect(ids(arranged(TABLES, { ...plain, sort: 'cards' })).at(3)).toBe('t2')
    expect(ids(arranged(TABLES, { ...plain, sort: 'slow' })).at(3)).toBe('still')
  })

  it('finds tables by name, id and dealer, in any case of letters', () => {
    expect(ids(arranged(TABLES, { ...plain, text: ' TAVOLO 1' }))).toEqual(['t10'])
    expect(ids(arranged(TABLES, { ...plain, text: 'chiara' }))).toEqual(['t2'])
    expect(ids(arranged(TABLES, { ...plain, text: 'shut' }))).toEqual(['shut'])
    expect(arranged(TABLES, { ...plain, text: 'nowhere' })).toEqual([])
  })

  it('filters: a closed table is not called paused', () => {
    const counts = FLOOR_FILTERS.map((filter) => TABLES.filter((table) => fits(table, filter)).length)
    expect(counts).toEqual([7, 3, 2, 3, 1])
  })
})
