import { describe, expect, it } from 'vitest'
import type { Card } from '#engine/cards/card'
import type { GameId } from '#engine/games'
import type { GameCommand } from '#engine/table/types'
import { fetchedParts } from '#web/families/testing/fetched-parts'
import type { Provable } from '#web/history/proof/check'
import { dealtCards } from '#web/history/proof/dealt-cards'
import { agrees, type Proof, proofOf } from '#web/history/proof/fairness'
import { ANN, DealingTable } from '#web/history/testing/dealt-round'

const SEED = 'c0ffee'.padEnd(64, '7')

const BETS: Readonly<Record<GameId, readonly GameCommand[]>> = {
  ventuno: [
    { do: 'sit', player: ANN, seat: 3 },
    { do: 'bet', player: ANN, seat: 3, bet: 'main', amount: 1_000 },
  ],
  'free-bet': [{ do: 'bet', player: ANN, seat: 3, bet: 'main', amount: 1_000 }],
  'mega-fire-blaze': [
    { do: 'bet', player: ANN, seat: 1, bet: 'main', amount: 1_000 },
    { do: 'bet', player: ANN, seat: 1, bet: 'fireBlaze', amount: 100 },
  ],
  'mini-baccarat': [
    { do: 'autoConfirm', player: ANN, on: true },
    { do: 'bet', player: ANN, bet: 'banker', amount: 1_000 },
  ],
  'speed-baccarat': [{ do: 'bet', player: ANN, bet: 'player', amount: 1_000 }],
  'dragon-tiger': [{ do: 'bet', player: ANN, bet: 'dragon', amount: 1_000 }],
}

/** The third round of a real shoe. */
function third(game: GameId, seed = SEED): Provable {
  const table = new DealingTable(game, seed)
  const bets = BETS[game].filter((command) => command.do === 'bet')
  table.play(...BETS[game])
  table.play(...bets)
  return table.play(...bets)
}

/** With the part of its family. */
function proved(round: Provable): Proof {
  return proofOf(round, fetchedParts(round.game).history)
}

function failed(round: Provable): readonly string[] {
  return proved(round).checks.flatMap(({ name, state }) => (state === 'failed' ? [name] : []))
}

function withFairness(round: Provable, change: Partial<Provable['fairness']>): Provable {
  return { ...round, fairness: { ...round.fairness, ...change } }
}

/** The same record with another card at the first open place. */
function exchanged(round: Provable): Provable {
  const at = round.events.findIndex((event) => 'card' in event && event.card !== null)
  const event = round.events[at]
  if (event === undefined || !('card' in event)) throw new Error('No card lies open.')
  const card: Card = event.card === 'AS' ? 'KD' : 'AS'
  return { ...round, events: round.events.with(at, { ...event, card }) }
}

describe.each(Object.keys(BETS) as GameId[])('the proof of a round of %s (FA-2)', (game) => {
  it('agrees with the shoe that was dealt', () => {
    const round = third(game)
    const { checks, cards } = proved(round)
    expect(failed(round)).toEqual([])
    expect(checks.every(({ state }) => state === 'done')).toBe(true)
    expect(cards).toHaveLength(round.fairness.cards)
    expect(cards[0]?.place).toBe(round.fairness.firstCard)
    expect(cards.every(agrees)).toBe(true)
    expect(cards.filter(({ card }) => card !== null).length).toBeGreaterThan(1)
  })

  it('waits for the seed, and checks at once what can be', () => {
    const states = proved(withFairness(third(game), { seed: null })).checks.map(
      ({ name, state }) => `${name} ${state}`,
    )
    expect(states.slice(0, 5)).toEqual([
      'promise done',
      'cut done',
      'seed waits',
      'shuffle waits',
      'cards waits',
    ])
  })

  it('fails for a card that was exchanged', () => {
    const round = third(game)
    expect(failed(exchanged(round))).toEqual(['cards'])
  })

  it('fails for another seed', () => {
    expect(failed(withFairness(third(game), { seed: '1'.repeat(64) }))).toEqual(
      expect.arrayContaining(['seed', 'cards']),
    )
  })

  it('fails for another commitment or cut than was told', () => {
    expect(failed(withFairness(third(game), { commitment: '0'.repeat(64) }))).toEqual(['promise', 'seed'])
    expect(failed(withFairness(third(game), { cut: 52 }))).toEqual(expect.arrayContaining(['cut', 'cards']))
    expect(failed(withFairness(third(game), { cut: 1 }))).toContain('cut')
  })

  it('fails for a text that is no seed', () => {
    expect(failed(withFairness(third(game), { seed: 'x' }))).toEqual(
      expect.arrayContaining(['seed', 'shuffle', 'cards']),
    )
  })
})

describe('burned cards (SH-5)', () => {
  it('are counted in the rebuilt order', () => {
    const round = third('mini-baccarat')
    expect(round.fairness.burned).toBeGreaterThan(1)
    expect(failed(withFairness(round, { burned: round.fairness.burned + 1 }))).toEqual(['shuffle', 'cards'])
  })
})

describe('the Fire Blaze bonus (MF-16)', () => {
  /** Plays until a bonus comes. */
  function withBonus(): Provable {
    const table = new DealingTable('mega-fire-blaze', SEED)
    for (let left = 40; left > 0; left--) {
      const round = table.play(...BETS['mega-fire-blaze'])
      if (round.events.some(({ type }) => type === 'bonusDrawn')) return round
    }
    throw new Error('No bonus came.')
  }

  it('is drawn again from its own stream', () => {
    const round = withBonus()
    expect(proved(round).checks.at(-1)).toEqual({ name: 'bonus', state: 'done' })
    expect(proved(withFairness(round, { seed: null })).checks.at(-1)?.state).toBe('waits')
  })

  it('fails for a spin that was changed', () => {
    const round = withBonus()
    const events = round.events.map((event) =>
      event.type === 'bonusDrawn' ? { ...event, spins: event.spins.slice(1) } : event,
    )
    expect(failed({ ...round, events })).toEqual(['bonus'])
  })
})

describe('dealt cards', () => {
  it('know what lay face down by its turning', () => {
    const cards = dealtCards('mini-baccarat', [
      { type: 'dealt', to: 'player', card: null, faceDown: true },
      { type: 'dealt', to: 'banker', card: null, faceDown: true },
      { type: 'dealt', to: 'player', card: null, faceDown: true },
      { type: 'turned', side: 'player', index: 1, card: '9D' },
      { type: 'turned', side: 'player', index: 0, card: 'KC' },
      { type: 'dealt', to: 'banker', card: '4S', faceDown: false },
    ])
    expect(cards).toEqual(['KC', null, '9D', '4S'])
  })

  it('know the dealer’s hole card when it was turned, and not otherwise', () => {
    const hole = { type: 'dealt', seat: 0, hand: 0, card: null, faceDown: true } as const
    expect(dealtCards('ventuno', [hole, { type: 'turned', card: 'AS' }])).toEqual(['AS'])
    expect(dealtCards('ventuno', [hole])).toEqual([null])
  })
})
