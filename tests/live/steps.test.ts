import { describe, expect, it } from 'vitest'
import type { Card } from '#engine/cards/card'
import { GAME_IDS, type GameId } from '#engine/games'
import { nextStep } from '#engine/table/next-step'
import { roundSteps } from '#engine/table/round-steps'
import { nextStepSaid } from '#protocol/story/next-step'
import { DryRound } from '#tests/live/dry-round'
import { story } from '#words/en/story'

const CARDS: readonly Card[] = ['5S', '6H', '6D', 'TD', '9C', '8C', '7C', 'TS', 'KD', 'QH', 'JH', '4S']

/** What a dealer reads from the table's opening to the end of a round in which every player stands. */
function readings(id: GameId): readonly string[] {
  const table = new DryRound(id)
  const told: string[] = []
  const cards = [...CARDS]
  const read = () => {
    const { number, steps } = roundSteps(table.state)
    told.push(`${number}/${steps.length} ${nextStepSaid(nextStep(table.state), table.state)(story)}`)
  }
  read()
  table.begin()
  while (table.state.game.phase !== 'over') {
    read()
    const { wants } = table
    if (wants.kind === 'bets') table.give({ do: 'close' })
    else if (wants.kind === 'card') table.deal([cards.shift() ?? 'AS'])
    else if (wants.kind === 'bonus') table.give({ do: 'bonusFault' })
    else table.give({ do: 'timeout' })
  }
  read()
  return told
}

describe('what the dealer does next (FL-4)', () => {
  it('at mini baccarat', () => {
    expect(readings('mini-baccarat')).toEqual([
      '1/8 Open betting',
      '2/8 Betting is open: close it when it is time',
      '3/8 Player: first card',
      '4/8 Banker: first card',
      '5/8 Player: second card',
      '6/8 Banker: second card',
      '7/8 Player: third card',
      '9/8 Open betting',
    ])
  })

  it('at speed baccarat, face down before betting closes (SB-1)', () => {
    expect(readings('speed-baccarat').slice(0, 6)).toEqual([
      '1/9 Open betting',
      '2/9 Player: first card, face down',
      '3/9 Banker: first card, face down',
      '4/9 Player: second card, face down',
      '5/9 Banker: second card, face down',
      '6/9 Betting is open: close it when it is time',
    ])
  })

  it('at ventuno (VE-2)', () => {
    expect(readings('ventuno')).toEqual([
      '1/7 Open betting',
      '2/9 Betting is open: close it when it is time',
      '3/9 Seat 2: first card',
      '4/9 Dealer: first card',
      '5/9 Seat 2: second card',
      '6/9 Dealer: second card, face down',
      '7/9 Seat 2 decides: wait',
      '7/9 Seat 2: third card',
      '7/9 Seat 2 decides: wait',
      '8/9 Dealer: third card',
      '10/9 Open betting',
    ])
  })

  it('at dragon tiger (DT-1)', () => {
    expect(readings('dragon-tiger')).toEqual([
      '1/5 Open betting',
      '2/5 Betting is open: close it when it is time',
      '3/5 Dragon: one card',
      '4/5 Tiger: one card',
      '6/5 Open betting',
    ])
  })

  it.each(GAME_IDS)('at %s never goes back, and ends after the last step', (id) => {
    const numbers = readings(id).map((text) => Number(text.split('/')[0]))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(numbers[0]).toBe(1)
  })

  it('is to sign on where nobody deals, and to wait where the table stands still', () => {
    const table = new DryRound('mini-baccarat')
    const alarm = { kind: 'unreadable', text: 'The code could not be read.', solvedBy: 'dealer' } as const
    table.happen({ type: 'paused', why: 'fault', text: 'A fault.', alarm })
    expect(nextStep(table.state).do).toBe('solve')
    table.happen({ type: 'paused', why: 'supervisor', text: 'Wait.' })
    expect(nextStep(table.state).do).toBe('supervisor')
    table.happen({ type: 'paused', why: 'closed', text: 'Closed.' })
    expect(nextStep(table.state).do).toBe('closed')
    table.happen({ type: 'resumed' })
    table.happen({ type: 'cutCardOut', seat: 0 })
    expect(nextStep(table.state).do).toBe('changeShoe')
    table.happen({ type: 'shoeRevealed', shoe: 1, seed: null })
    expect(nextStep(table.state).do).toBe('openShoe')
    table.happen({ type: 'cutOffered', shoe: 2, to: null, next: [] })
    expect(nextStep(table.state).do).toBe('waitForCut')
    table.happen({ type: 'dealer', dealer: null })
    expect(nextStep(table.state).do).toBe('signOn')
  })
})
