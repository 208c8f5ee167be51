import { expect, it } from 'vitest'
import { ageWords, leftWords } from '#console/supervisor/floor/ages'
import { supervisor as supervisorIt } from '#words/it/console/supervisor'

it('says a stretch of time in one figure', () => {
  const said = [-5, 59_999, 60_000, 3_599_999, 3_600_000, 26 * 3_600_000, 50 * 3_600_000]
  expect(said.map((millis) => ageWords(supervisorIt, millis))).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '59 min',
    '1 h',
    '26 h',
    '2 giorni',
  ])
})

it('counts down to nothing and no further', () => {
  expect([600_000, 599_001, 61_000, 1, 0, -1].map(leftWords)).toEqual([
    '10:00',
    '10:00',
    '1:01',
    '0:01',
    '0:00',
    '0:00',
  ])
})
