import { describe, expect, it } from 'vitest'
import { restoresSound } from '#web/senses/restored-sound'

const VENTUNO = { table: 'ventuno-1', game: 'ventuno' } as const
const SPEED = { table: 'speed-1', game: 'speed-baccarat' } as const

describe('TP-9: a change of the table', () => {
  it('restores the sound that was muted at ventuno', () => {
    expect(restoresSound(VENTUNO, { table: 'ventuno-2', game: 'ventuno' })).toBe(true)
    expect(restoresSound(VENTUNO, SPEED)).toBe(true)
  })

  it('leaves it as it is elsewhere, at first, and back at the same table', () => {
    expect(restoresSound(SPEED, VENTUNO)).toBe(false)
    expect(restoresSound(null, VENTUNO)).toBe(false)
    expect(restoresSound(VENTUNO, VENTUNO)).toBe(false)
  })
})
