import { describe, expect, it } from 'vitest'
import { baccaratTable, blackjackTable } from '#web/senses/testing/tables'
import { standOf } from '#web/side/stand'

const turn = (who: string) => ({ phase: 'turns', turn: { seat: 1, hand: 0, deciders: [who] } }) as const
const decision = { clock: { for: 'decision', until: 9 } } as const

describe('how a table stands', () => {
  it('is: bets are open, with their clock', () => {
    const table = baccaratTable({ phase: 'betting' }, { clock: { for: 'bets', until: 9 } })
    expect(standOf(table, false, 'anna')).toEqual({ kind: 'bets', waits: false, until: 9 })
  })

  it('is: a decision waits, for the one who decides', () => {
    const table = blackjackTable(turn('anna'), decision)
    expect(standOf(table, false, 'anna')).toEqual({ kind: 'turn', waits: true, until: 9 })
    expect(standOf(table, false, 'bruno')).toEqual({ kind: 'playing', waits: false, until: null })
  })

  it('is: the shoe waits to be cut by this player', () => {
    const offer = { cutOffer: { shoe: 2, to: 'anna', next: [] }, clock: { for: 'cut', until: 9 } } as const
    const table = baccaratTable({ phase: 'over' }, offer)
    expect(standOf(table, false, 'anna')).toMatchObject({ kind: 'cut', waits: true })
    expect(standOf(table, false, 'bruno')).toMatchObject({ kind: 'over', waits: false })
  })

  it('is: a pause, another window, or nothing told yet', () => {
    const paused = { paused: { why: 'fault', text: '' }, ...decision } as const
    expect(standOf(blackjackTable(turn('anna'), paused), false, 'anna').kind).toBe('paused')
    expect(standOf(blackjackTable(), true, 'anna').kind).toBe('elsewhere')
    expect(standOf(null, false, 'anna').kind).toBe('opening')
  })
})
