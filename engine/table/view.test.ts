import { describe, expect, it } from 'vitest'
import { GAME_IDS, GAMES } from '#engine/games'
import { NO_LIMITS } from '#engine/round/limits'
import { configured } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import { postingsOf } from '#engine/table/postings'
import { viewTableEvent } from '#engine/table/view'
import { viewHouseEvent } from '#engine/table/view-staff'

/** As a log of a later version may hold it. */
const UNKNOWN = { type: 'unknown' } as never
const BYSTANDER = { as: 'bystander' } as const

describe('an event that nobody has said anything about', () => {
  it.each(GAME_IDS)('FA-5: is told nobody at %s, and moves no money', (game) => {
    const { rules } = GAMES[game]
    const table = evolveTable(null, configured({ game, currency: 'EUR', rules, limits: NO_LIMITS }))
    expect(viewTableEvent(game, UNKNOWN, BYSTANDER)).toBeNull()
    expect(postingsOf(table, UNKNOWN)).toEqual([])
  })

  it('of the house is told nobody but staff', () => {
    expect(viewHouseEvent(UNKNOWN, BYSTANDER)).toBeNull()
    expect(viewHouseEvent(UNKNOWN, { as: 'supervisor' })).toBe(UNKNOWN)
  })
})
