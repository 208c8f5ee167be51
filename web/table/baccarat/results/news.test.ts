import { expect, it } from 'vitest'
import type { Event as BaccaratEvent } from '#engine/baccarat/types'
import type { Cents } from '#engine/money/cents'
import { newsOf } from '#web/table/baccarat/results/news'

const cents = (value: number) => value as Cents
const NOTHING = { taken: [], refused: [], unconfirmed: [] } as const
const left = { player: 'anna', bet: 'tie', cash: cents(500), golden: cents(0) } as const

it('MO-5: what the maximum cut off is told', () => {
  const placed = { type: 'placed', player: 'anna', bet: 'player', golden: false, amount: cents(400) } as const
  expect(newsOf({ ...placed, cut: cents(100) }, 'anna')).toEqual({ kind: 'cut', bet: 'player', amount: 400 })
  expect(newsOf({ ...placed, cut: cents(0) }, 'anna')).toBeNull()
  expect(newsOf({ ...placed, cut: cents(100) }, 'bruno')).toBeNull()
})

it('SB-4: chips that went because of others are told, one’s own hand is not', () => {
  const back = {
    type: 'takenBack',
    player: 'anna',
    bet: 'super6',
    golden: false,
    amount: cents(100),
  } as const
  expect(newsOf({ ...back, why: 'exceeds-main' }, 'anna')).toEqual({ kind: 'takenBack', why: 'exceeds-main' })
  expect(newsOf({ ...back, why: 'player' }, 'anna')).toBeNull()
})

it('FL-3, MB-3: what was not played at the close is told', () => {
  const closed = (change: Partial<Extract<BaccaratEvent, { type: 'closed' }>>) =>
    newsOf({ type: 'closed', ...NOTHING, ...change }, 'anna')
  expect(closed({ refused: [{ ...left, reason: 'limit-min' }] })).toEqual({
    kind: 'refused',
    bets: [{ bet: 'tie', reason: 'limit-min' }],
  })
  expect(closed({ unconfirmed: [left] })).toEqual({ kind: 'unconfirmed' })
  expect(closed({ unconfirmed: [{ ...left, player: 'bruno' }] })).toBeNull()
})
