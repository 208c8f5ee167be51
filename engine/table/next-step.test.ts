import { describe, expect, it } from 'vitest'
import type { Card } from '#engine/cards/card'
import { evolveTable } from '#engine/table/evolve'
import { isToBurn, nextStep, wantedCard } from '#engine/table/next-step'
import { roundSteps } from '#engine/table/round-steps'
import { withoutTakenBack } from '#engine/table/taken-back'
import type { TableEvent } from '#engine/table/types'
import { DryRound } from '#tests/live/dry-round'

const PLAIN = { place: null, faceDown: false, players: [] }

function burning(): DryRound {
  const table = new DryRound('mini-baccarat')
  const live = { decks: [1, 2], burns: true }
  table.happen({ type: 'shoeOpened', shoe: 2, cut: 99, by: null, burned: null, burnedCount: 0, live })
  return table
}

describe('the card that a dealer scans now', () => {
  it('SH-5: is the one to burn at the beginning of a shoe that burns, then none between rounds', () => {
    const table = burning()
    expect(isToBurn(table.state)).toBe(true)
    expect(wantedCard(table.state)).toEqual({ burn: true })
    expect(nextStep(table.state)).toEqual({ do: 'burn', ...PLAIN })
    const later = { ...table.state, shoe: table.state.shoe && { ...table.state.shoe, rounds: 1 } }
    expect(isToBurn(later)).toBe(false)
    table.happen({ type: 'burned', card: '4S', deck: 1, count: 5 })
    expect(wantedCard(table.state)).toBeNull()
    expect(nextStep(table.state)).toEqual({ do: 'openBetting', ...PLAIN })
    expect(isToBurn(new DryRound('mini-baccarat').state)).toBe(false)
  })

  it('has its place, and lies face down where the rules say so (VE-2)', () => {
    const table = new DryRound('ventuno')
    table.begin()
    expect(wantedCard(table.state)).toBeNull()
    table.deal(['5S', '6H', '6D'])
    const hole = { place: { seat: 0, hand: 0, card: 2 }, faceDown: true }
    expect(wantedCard(table.state)).toEqual({ burn: false, ...hole })
    expect(nextStep(table.state)).toEqual({ do: 'card', ...hole, players: [] })
    const { shoe: _none, ...rest } = table.state
    expect(wantedCard({ ...rest, shoe: null })).toBeNull()
    expect(nextStep({ ...rest, shoe: null }).do).toBe('burn')
  })
})

describe('for whom everybody waits', () => {
  it('is who decides, at which hand', () => {
    const table = new DryRound('ventuno')
    table.begin()
    table.deal(['5S', '6H', '6D', 'TD'])
    expect(nextStep(table.state)).toEqual({
      do: 'waitForDecision',
      place: { seat: 2, hand: 0, card: 0 },
      faceDown: false,
      players: ['ann'],
    })
  })

  it('is who is asked for insurance, and that is a step of the round (BJ-9)', () => {
    const table = new DryRound('ventuno')
    table.begin()
    table.deal(['5S', 'AH', '6D', 'TD'])
    expect(nextStep(table.state)).toEqual({ ...PLAIN, do: 'waitForInsurance', players: ['ann'] })
    const { steps, number } = roundSteps(table.state)
    expect(steps[number - 1]).toEqual({ do: 'insurance', place: null, faceDown: false, done: false })
    expect(steps.map(({ done }) => done)).toEqual(steps.map((_, index) => index < number - 1))
  })

  it('is a supervisor where an alarm says no other, and the round’s step stays what it is', () => {
    const table = new DryRound('dragon-tiger')
    table.begin()
    const paused = (solvedBy: 'dealer' | 'supervisor'): TableEvent => ({
      type: 'paused',
      why: 'fault',
      text: 'A fault.',
      alarm: { kind: 'called', text: 'Help.', solvedBy },
    })
    const steps = (['dealer', 'supervisor'] as const).map((who) => {
      const state = evolveTable(table.state, paused(who))
      return [nextStep(state).do, roundSteps(state).number]
    })
    expect(steps).toEqual([
      ['solve', 2],
      ['supervisor', 2],
    ])
  })
})

describe('how far a round is', () => {
  it('goes by the place of the card, whatever was dealt before', () => {
    const table = new DryRound('mini-baccarat')
    expect(roundSteps(table.state).number).toBe(1)
    table.begin()
    const cards: readonly Card[] = ['2S', 'KS', '3S', '5S', '6S']
    const numbers = cards.map((card) => {
      table.deal([card])
      return roundSteps(table.state).number
    })
    expect(numbers).toEqual([4, 5, 6, 7, 7])
  })

  it('is the end when it is over, the beginning when the next one has no card', () => {
    const table = new DryRound('dragon-tiger')
    table.begin()
    table.deal(['9S', '8S'])
    expect(roundSteps(table.state)).toMatchObject({ number: 6, steps: Array(5).fill({ done: true }) })
    table.begin()
    table.give({ do: 'cancel' })
    expect(roundSteps(table.state)).toMatchObject({ number: 1, steps: Array(5).fill({ done: false }) })
  })
})

describe('FL-1: a round as it counts', () => {
  it('has neither cards that were taken back, nor what was read of them; what players did stays', () => {
    const table = new DryRound('speed-baccarat')
    table.begin()
    const before = table.events.length
    table.deal(['4S', '2H'])
    table.give({ do: 'bet', player: 'bob', bet: 'player', amount: 500 })
    table.takeBack(1)
    table.deal(['9S'])
    table.takeBack(0)
    const told = withoutTakenBack(
      'speed-baccarat',
      table.events.slice(before).map((event) => ({ event })),
    ).map(({ event }) => (event.type === 'corrected' ? `corrected ${event.back}` : event.type))
    expect(told).toEqual([
      'scanned',
      'dealt',
      'scanned',
      'placed',
      'corrected 0',
      'scanned',
      'dealt',
      'corrected 0',
    ])
  })
})
