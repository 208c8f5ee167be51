import { describe, expect, it } from 'vitest'
import { tickDelays, tickingUntil } from '#web/senses/sounds/ticks'
import { baccaratTable, blackjackTable } from '#web/senses/testing/tables'

describe('the last seconds', () => {
  it('tick once each, and only those that are still to come', () => {
    expect(tickDelays(12_000, 0)).toEqual([7_000, 8_000, 9_000, 10_000, 11_000])
    expect(tickDelays(12_000, 9_500)).toEqual([500, 1_500])
    expect(tickDelays(12_000, 12_500)).toEqual([])
  })

  it('tick for bets, and for the own decision alone', () => {
    const turn = (who: string) => ({ turn: { seat: 1, hand: 0, deciders: [who] } })
    const clock = { clock: { for: 'decision', until: 9 } } as const
    expect(tickingUntil(baccaratTable({}, { clock: { for: 'bets', until: 9 } }), 'anna')).toBe(9)
    expect(tickingUntil(blackjackTable(turn('anna'), clock), 'anna')).toBe(9)
    expect(tickingUntil(blackjackTable(turn('bruno'), clock), 'anna')).toBeNull()
  })

  it('do not tick at a table that stands still', () => {
    const paused = { why: 'fault', text: '' } as const
    expect(tickingUntil(baccaratTable({}, { paused, clock: { for: 'bets', until: 9 } }), 'anna')).toBeNull()
  })
})
