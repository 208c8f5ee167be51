import { describe, expect, it } from 'vitest'
import { FAMILIES } from '#web/families/families'
import { restoresSound } from '#web/senses/restored-sound'

const VENTUNO = { table: 'ventuno-1', mutesThere: true } as const
const SPEED = { table: 'speed-1', mutesThere: false } as const

describe('TP-9: a change of the table', () => {
  it('is one from a table of ventuno', () => {
    expect(Object.values(FAMILIES).flatMap(({ mutedWhileThere }) => mutedWhileThere)).toEqual(['ventuno'])
  })

  it('restores the sound that was muted at ventuno', () => {
    expect(restoresSound(VENTUNO, ['ventuno-2'])).toBe(true)
    expect(restoresSound(VENTUNO, [SPEED.table])).toBe(true)
  })

  it('leaves it as it is elsewhere, at first, and back at the same table', () => {
    expect(restoresSound(SPEED, [VENTUNO.table])).toBe(false)
    expect(restoresSound(null, [VENTUNO.table])).toBe(false)
    expect(restoresSound(VENTUNO, [VENTUNO.table])).toBe(false)
  })

  it('is none while the table stays open beside the one with the focus', () => {
    expect(restoresSound(VENTUNO, [SPEED.table, VENTUNO.table])).toBe(false)
    expect(restoresSound(VENTUNO, [SPEED.table])).toBe(true)
  })
})
