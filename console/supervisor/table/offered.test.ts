import { describe, expect, it } from 'vitest'
import { isShown, ORDER_GROUPS, type TableOrder, whyOff } from '#console/supervisor/table/offered'
import type { TableState } from '#engine/table/types'
import { DryRound } from '#tests/live/dry-round'

const ALL: readonly TableOrder[] = ORDER_GROUPS.flatMap(({ orders }) => orders)

function automatic({ live: _, ...state }: TableState): TableState {
  return state
}

describe('which orders a table takes', () => {
  const round = new DryRound('speed-baccarat')
  round.begin()
  const betting = round.state
  round.deal(['4S'])
  const one = round.state
  round.deal(['2H'])
  const two = round.state

  it('names every order once', () => {
    expect(new Set(ALL).size).toBe(ALL.length)
  })

  it('FL-1: cards can be put right once there are some', () => {
    expect(whyOff('rescanCard', betting)).toBe('noCards')
    expect([whyOff('rescanCard', one), whyOff('moveCard', one)]).toEqual([null, 'oneCard'])
    expect([whyOff('replaceCard', two), whyOff('moveCard', two)]).toEqual([null, null])
    const over = { ...two, game: { ...two.game, phase: 'over' } } as TableState
    expect(whyOff('replaceCard', over)).toBe('noCards')
    expect(whyOff('cancelRound', over)).toBe('noRound')
  })

  it('an automatic table has no cards to put right and no dealer', () => {
    expect(ALL.filter((order) => !isShown(order, automatic(two), false))).toEqual([
      'resume',
      'rescanCard',
      'replaceCard',
      'moveCard',
      'failBonus',
      'removeDealer',
      'openTable',
    ])
    expect(whyOff('replaceCard', automatic(two))).toBe('automatic')
  })

  it('a table that stands still can go on, unless it is closed', () => {
    const still = (why: 'supervisor' | 'fault' | 'closed'): TableState => ({
      ...two,
      paused: { why, text: '' },
    })
    expect(whyOff('resume', two)).toBe('notPaused')
    expect(whyOff('pause', still('supervisor'))).toBe('alreadyPaused')
    expect(whyOff('pause', still('fault'))).toBeNull()
    expect(whyOff('resume', still('fault'))).toBeNull()
    expect(whyOff('resume', still('closed'))).toBe('closed')
  })

  it('MF-21: a bonus is given up only while it is to be played', () => {
    expect(whyOff('failBonus', two)).toBe('noBonus')
    const bonus = { ...two, game: { ...two.game, phase: 'bonus' } } as TableState
    expect(whyOff('failBonus', bonus)).toBeNull()
  })
})
