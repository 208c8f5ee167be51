import { describe, expect, it } from 'vitest'
import { FREE_BET, MEGA_FIRE_BLAZE } from '#engine/blackjack/rules'
import type { Card } from '#engine/cards/card'
import { evolveTable } from '#engine/table/evolve'
import { isToBurn, nextStep, wantedCard } from '#engine/table/next-step'
import { roundSteps } from '#engine/table/round-steps'
import { withoutTakenBack } from '#engine/table/taken-back'
import type { TableEvent } from '#engine/table/types'
import { withGame } from '#engine/table/with-game'
import { bet, decline } from '#tests/blackjack/commands'
import { table } from '#tests/blackjack/table'
import { DryRound } from '#tests/live/dry-round'

const PLAIN = { place: null, faceDown: false, players: [] }

function burning(): DryRound {
  const dry = new DryRound('mini-baccarat')
  const live = { decks: [1, 2], burns: true }
  dry.happen({ type: 'shoeOpened', shoe: 2, cut: 99, by: null, burned: null, burnedCount: 0, live })
  return dry
}

describe('the card that a dealer scans now', () => {
  it('SH-5: is the one to burn at the beginning of a shoe that burns, then none between rounds', () => {
    const dry = burning()
    expect(isToBurn(dry.state)).toBe(true)
    expect(wantedCard(dry.state)).toEqual({ burn: true })
    expect(nextStep(dry.state)).toEqual({ do: 'burn', ...PLAIN })
    const later = { ...dry.state, shoe: dry.state.shoe && { ...dry.state.shoe, rounds: 1 } }
    expect(isToBurn(later)).toBe(false)
    dry.happen({ type: 'burned', card: '4S', deck: 1, count: 5 })
    expect(wantedCard(dry.state)).toBeNull()
    expect(nextStep(dry.state)).toEqual({ do: 'openBetting', ...PLAIN })
    expect(isToBurn(new DryRound('mini-baccarat').state)).toBe(false)
  })

  it('has its place, and lies face down where the rules say so (VE-2)', () => {
    const dry = new DryRound('ventuno')
    dry.begin()
    expect(wantedCard(dry.state)).toBeNull()
    dry.deal(['5S', '6H', '6D'])
    const hole = { place: { seat: 0, hand: 0, card: 2 }, faceDown: true }
    expect(wantedCard(dry.state)).toEqual({ burn: false, ...hole })
    expect(nextStep(dry.state)).toEqual({ do: 'card', ...hole, players: [] })
    const { shoe: _none, ...rest } = dry.state
    expect(wantedCard({ ...rest, shoe: null })).toBeNull()
    expect(nextStep({ ...rest, shoe: null }).do).toBe('burn')
  })
})

describe('for whom everybody waits', () => {
  it('is who decides, at which hand', () => {
    const dry = new DryRound('ventuno')
    dry.begin()
    dry.deal(['5S', '6H', '6D', 'TD'])
    expect(nextStep(dry.state)).toEqual({
      do: 'waitForDecision',
      place: { seat: 2, hand: 0, card: 0 },
      faceDown: false,
      players: ['ann'],
    })
  })

  it('is who is asked for insurance, and that is a step of the round (BJ-9)', () => {
    const dry = new DryRound('ventuno')
    dry.begin()
    dry.deal(['5S', 'AH', '6D', 'TD'])
    expect(nextStep(dry.state)).toEqual({ ...PLAIN, do: 'waitForInsurance', players: ['ann'] })
    const { steps, number } = roundSteps(dry.state)
    expect(steps[number - 1]).toEqual({ do: 'insurance', place: null, faceDown: false, done: false })
    expect(steps.map(({ done }) => done)).toEqual(steps.map((_, index) => index < number - 1))
  })

  it('is who has an offer to answer, and for a bonus nobody (FB-6, MF-14)', () => {
    const offered = table(FREE_BET)
      .with(bet('ann', 1, 100))
      .dealt('AS AH KS')
      .with(decline('ann', 1))
    const offers = withGame(new DryRound('free-bet').state, offered.state)
    expect(nextStep(offers)).toEqual({ ...PLAIN, do: 'waitForOffers', players: ['ann'] })
    expect(roundSteps(offers).steps[roundSteps(offers).number - 1]?.do).toBe('hands')
    const won = table(MEGA_FIRE_BLAZE).dealt('9S 9H AD TS TH AC 5C')
    const bonus = withGame(new DryRound('mega-fire-blaze').state, won.state)
    expect(nextStep(bonus)).toEqual({ ...PLAIN, do: 'bonus' })
    expect(roundSteps(bonus).steps[roundSteps(bonus).number - 1]?.do).toBe('bonus')
  })

  it('is a supervisor where an alarm says no other, and the round’s step stays what it is', () => {
    const dry = new DryRound('dragon-tiger')
    dry.begin()
    const paused = (solvedBy: 'dealer' | 'supervisor'): TableEvent => ({
      type: 'paused',
      why: 'fault',
      text: 'A fault.',
      alarm: { kind: 'called', text: 'Help.', solvedBy },
    })
    const steps = (['dealer', 'supervisor'] as const).map((who) => {
      const state = evolveTable(dry.state, paused(who))
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
    const dry = new DryRound('mini-baccarat')
    expect(roundSteps(dry.state).number).toBe(1)
    dry.begin()
    const cards: readonly Card[] = ['2S', 'KS', '3S', '5S', '6S']
    const numbers = cards.map((card) => {
      dry.deal([card])
      return roundSteps(dry.state).number
    })
    expect(numbers).toEqual([4, 5, 6, 7, 7])
  })

  it('is the end when it is over, the beginning when the next one has no card', () => {
    const dry = new DryRound('dragon-tiger')
    dry.begin()
    dry.deal(['9S', '8S'])
    expect(roundSteps(dry.state)).toMatchObject({ number: 6, steps: Array(5).fill({ done: true }) })
    dry.begin()
    dry.give({ do: 'cancel' })
    expect(roundSteps(dry.state)).toMatchObject({ number: 1, steps: Array(5).fill({ done: false }) })
  })
})

describe('where no dealer brings the cards', () => {
  it('is nothing to burn, nothing to scan, and somebody to sign on', () => {
    const { live: _none, ...automatic } = new DryRound('mini-baccarat').state
    expect(nextStep(automatic).do).toBe('signOn')
    expect(roundSteps(automatic).number).toBe(1)
    const house = { type: 'shoeOpened', shoe: 2, cut: 99, by: null, burned: null, burnedCount: 0 } as const
    for (const state of [evolveTable(automatic, house), { ...automatic, shoe: null }]) {
      expect(isToBurn(state)).toBe(false)
    }
  })
})

describe('FL-1: a round as it counts', () => {
  it('has no cards that were taken back, and none read after them; what was done beside stays', () => {
    const dry = new DryRound('speed-baccarat')
    dry.begin()
    const before = dry.events.length
    dry.deal(['4S', '2H'])
    dry.give({ do: 'bet', player: 'bob', bet: 'player', amount: 500 })
    dry.happen({ type: 'announced', text: 'One moment.', by: null })
    dry.takeBack(2)
    dry.deal(['9S'])
    dry.takeBack(0)
    const told = withoutTakenBack(
      'speed-baccarat',
      dry.events.slice(before).map((event) => ({ event })),
    ).map(({ event }) => (event.type === 'corrected' ? `corrected ${event.back}` : event.type))
    expect(told).toEqual(['scanned', 'placed', 'announced', 'corrected 0', 'scanned', 'dealt', 'corrected 0'])
  })
})
