import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type OwnRoad, ownRoads } from '#protocol/own-roads'
import { cleanName, newRoad, withRoad } from '#web/good-roads/own-roads'

const nameOf = (number: number) => `Figura ${number}`

describe('an own road', () => {
  it('begins empty, with a name and an id that are free', () => {
    const first = newRoad([], nameOf)
    const second = newRoad([first], nameOf)
    expect([first.name, second.name]).toEqual(['Figura 1', 'Figura 2'])
    expect(newRoad([second], nameOf).name).toBe('Figura 1')
    expect(first.id).not.toBe(second.id)
  })

  it('can be kept as soon as it is drawn', () => {
    const road: OwnRoad = { ...newRoad([], nameOf), columns: [1, 2] }
    expect(v.is(ownRoads, [road])).toBe(true)
  })

  it.each([
    ['  Scala  ', 'Scala'],
    ['a\tb\u202ec', 'abc'],
    ['\u200b \n', ''],
    [`${'x'.repeat(23)} yz`, 'x'.repeat(23)],
  ])('is named %j as %j', (typed, name) => {
    expect(cleanName(typed)).toBe(name)
  })

  it('stays in its place when it is changed', () => {
    const roads = [1, 2, 3].map((number) => ({ ...newRoad([], nameOf), id: `${number}` }))
    const [, second] = roads
    if (second === undefined) throw new Error('There are three.')
    const changed = { ...second, name: 'Altra' }
    expect(withRoad(roads, changed).map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Figura 1',
      '2 Altra',
      '3 Figura 1',
    ])
    expect(withRoad(roads.slice(0, 1), second).map(({ id }) => id)).toEqual(['1', '2'])
  })
})
