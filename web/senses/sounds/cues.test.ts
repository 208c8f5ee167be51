import { describe, expect, it } from 'vitest'
import type { Result } from '#engine/baccarat/types'
import { cents, NO_CENTS } from '#engine/money/cents'
import type { TableEvent, TableState } from '#engine/table/types'
import { cuesOf } from '#web/senses/sounds/cues'
import { baccaratTable, blackjackTable } from '#web/senses/testing/tables'

const ME = 'anna'
const BACCARAT = baccaratTable()

const heard = (state: TableState, ...events: readonly TableEvent[]) =>
  cuesOf(events, state, ME).map(({ sound, after }) => (after === 0 ? sound : `${sound}+${after}`))

/** At the table as it is after the event. */
function heardAtEnd(...results: readonly Partial<Result>[]) {
  const full = results.map((result): Result => {
    const base = { player: ME, bet: 'banker', cash: cents(100), golden: NO_CENTS } as const
    return { ...base, outcome: 'lose', paid: NO_CENTS, goldenBack: NO_CENTS, ...result }
  })
  return heard(baccaratTable({ results: full }), { type: 'settled', winner: 'B', results: full })
}

describe('the sound of an event', () => {
  it('is a card for each card, as far apart as they are drawn', () => {
    const card = { type: 'dealt', to: 'player', card: '7H', faceDown: false } as const
    expect(heard(BACCARAT, card, card, card)).toEqual(['card', 'card+90', 'card+180'])
    expect(heard(BACCARAT, { type: 'turned', side: 'banker', index: 0, card: '9S' })).toEqual(['turn'])
  })

  it('is a chip for one’s own chips only', () => {
    const placed = (player: string): TableEvent => ({
      type: 'placed',
      ...{ player, bet: 'tie', golden: false, amount: cents(100), cut: NO_CENTS },
    })
    expect(heard(BACCARAT, placed(ME), placed('bruno'))).toEqual(['chip'])
  })

  it('collects what is lost before it pays', () => {
    const won = { outcome: 'win', paid: cents(195) } as const
    expect(heardAtEnd(won)).toEqual(['win'])
    expect(heardAtEnd({ ...won, paid: cents(295) }, {})).toEqual(['collect', 'win+580'])
    expect(heardAtEnd({})).toEqual(['collect'])
    expect(heardAtEnd({ outcome: 'push', paid: cents(100) })).toEqual(['push'])
    expect(heardAtEnd({ ...won, player: 'bruno' })).toEqual([])
  })

  it('is no win where all bets together brought nothing', () => {
    const won = { outcome: 'win', paid: cents(200) } as const
    expect(heardAtEnd(won, {})).toEqual(['collect', 'push+580'])
    expect(heardAtEnd(won, {}, {})).toEqual(['collect'])
  })

  it('is larger for ten times the stake', () => {
    expect(heardAtEnd({ outcome: 'win', paid: cents(1_200) })).toEqual(['bigWin'])
  })

  it('calls who has to decide, and nobody else', () => {
    const turn = { type: 'turnOpened', seat: 3, hand: 0 } as const
    expect(heard(blackjackTable(), { ...turn, deciders: [ME] })).toEqual(['prompt'])
    expect(heard(blackjackTable(), { ...turn, deciders: ['bruno'] })).toEqual([])
  })

  it('calls who is asked for insurance', () => {
    const asked = { player: ME, seat: 1, behind: false, stake: cents(100), extended: false }
    const clock = { type: 'clock', for: 'insurance', until: 1 } as const
    expect(heard(blackjackTable({ insurance: [{ ...asked, answered: false }] }), clock)).toEqual(['prompt'])
    expect(heard(blackjackTable({ insurance: [{ ...asked, answered: true }] }), clock)).toEqual([])
  })
})
