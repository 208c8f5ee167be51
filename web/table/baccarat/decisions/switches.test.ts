import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#protocol/settings'
import { baccaratTable } from '#web/senses/testing/tables'
import { switchesToAsk } from '#web/table/baccarat/decisions/switches'

const PAUSED = { paused: { why: 'fault', text: '' } } as const

function asked(...table: Parameters<typeof baccaratTable>) {
  const state = baccaratTable(...table)
  return switchesToAsk(state, state.game, 'anna', { ...DEFAULT_SETTINGS, zeroCommission: true })
}

describe('switches that the table is asked for (SB-3, TP-8)', () => {
  const zero = { do: 'zeroCommission', on: true }

  it('are those that differ from the settings, while bets are open', () => {
    expect(asked({ phase: 'betting' })).toEqual([zero])
    expect(asked({ phase: 'dealing' })).toEqual([])
  })

  it('wait while the table is paused, so that they are asked for when it goes on', () => {
    expect(asked({ phase: 'betting' }, PAUSED)).toEqual([])
  })
})
