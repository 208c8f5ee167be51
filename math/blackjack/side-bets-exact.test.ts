import { describe, expect, it } from 'vitest'
import { type BlackjackRules, FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { perfectPairs } from '#engine/blackjack/side-bets/perfect-pairs'
import { twentyOnePlusThree } from '#engine/blackjack/side-bets/twenty-one-plus-three'
import { type Card, DECK } from '#engine/cards/card'
import type { Odds } from '#engine/money/odds'
import { dealerTree, END_22, endIndex } from '#math/blackjack/dealer'
import { dealerEnds } from '#math/blackjack/dealer-ends'
import { VALUES } from '#math/blackjack/hands'
import { type CountedSideBet, exactSideBets } from '#math/blackjack/side-bets-exact'
import { fresh } from '#math/blackjack/standing'
import { type Fraction, fraction, minus, plus, times, toNumber, ZERO } from '#math/fraction'

function betOf(rules: BlackjackRules, decks: number, bet: CountedSideBet) {
  const exact = exactSideBets({ rules, decks }).get(bet)
  if (exact === undefined) throw new Error(`${rules.id} has no ${bet}`)
  return exact
}

/** The engine's word on every draw of so many cards, one after another. */
function enumerated(decks: number, draw: number, judge: (cards: readonly Card[]) => Odds | null) {
  const ways = new Map<Odds | null, number>()
  const visit = (cards: readonly Card[], weight: number) => {
    if (cards.length === draw) {
      const odds = judge(cards)
      ways.set(odds, (ways.get(odds) ?? 0) + weight)
      return
    }
    for (const card of DECK) {
      const left = decks - cards.filter((other) => other === card).length
      if (left > 0) visit([...cards, card], weight * left)
    }
  }
  visit([], 1)
  const all = BigInt([...ways.values()].reduce((sum, count) => sum + count, 0))
  let rtp: Fraction = ZERO
  let hit: Fraction = ZERO
  let square: Fraction = ZERO
  for (const [odds, count] of ways) {
    if (odds === null) continue
    const chance = fraction(BigInt(count), all)
    const back = fraction(BigInt(odds[0] + odds[1]), BigInt(odds[1]))
    hit = plus(hit, chance)
    rtp = plus(rtp, times(chance, back))
    square = plus(square, times(chance, times(back, back)))
  }
  return { rtp, hit, standardDeviation: Math.sqrt(toNumber(minus(square, times(rtp, rtp)))) }
}

describe('side bets counted by combinations', () => {
  it.each([1, 2, 8])('are what the engine judges, draw by draw, of %d decks (BJ-12)', (decks) => {
    const judged = enumerated(decks, 2, (cards) => perfectPairs(VENTUNO, cards))
    expect(betOf(VENTUNO, decks, 'perfectPairs')).toEqual(judged)
  })

  it.each([1, 8])('are what the engine judges, draw by draw, of %d decks (BJ-13)', (decks) => {
    const judged = enumerated(decks, 3, (cards) => twentyOnePlusThree(VENTUNO, cards as [Card, Card, Card]))
    expect(betOf(VENTUNO, decks, 'twentyOnePlusThree')).toEqual(judged)
  })

  it('return what the rulebook prints (VE-16)', () => {
    for (const rules of [VENTUNO, MEGA_FIRE_BLAZE]) {
      expect((100 * toNumber(betOf(rules, 8, 'perfectPairs').rtp)).toFixed(2)).toBe('95.90')
      expect((100 * toNumber(betOf(rules, 8, 'twentyOnePlusThree').rtp)).toFixed(2)).toBe('96.30')
    }
  })

  it('are those of the game, in its order', () => {
    expect([...exactSideBets({ rules: VENTUNO, decks: 8 }).keys()]).toEqual([
      'perfectPairs',
      'twentyOnePlusThree',
    ])
    expect([...exactSideBets({ rules: MEGA_FIRE_BLAZE, decks: 8 }).keys()]).toEqual([
      'perfectPairs',
      'twentyOnePlusThree',
    ])
    expect([...exactSideBets({ rules: FREE_BET, decks: 6 }).keys()]).toEqual(['push22'])
  })

  it('add up where two kinds pay by the same odds', () => {
    const { perfect } = VENTUNO.perfectPairs
    const rules = { ...VENTUNO, perfectPairs: { perfect, coloured: perfect, mixed: perfect } }
    const { hit, rtp } = betOf(rules, 8, 'perfectPairs')
    expect(hit).toEqual(fraction(31n, 415n))
    expect(rtp).toEqual(times(hit, fraction(26n, 1n)))
  })
})

describe('push 22 (FB-13)', () => {
  it.each([1, 6])('is hit as often as the dealer ends with 22, of %d decks', (decks) => {
    const game = { rules: FREE_BET, decks }
    const unseen = Float64Array.from({ length: VALUES + 1 }, (_, value) => fresh(game, value))
    const ends = dealerEnds(dealerTree(FREE_BET), unseen)
    let chance = 0
    for (let up = 1; up <= VALUES; up++) chance += ends[endIndex(up, END_22)] ?? 0
    const { hit, rtp, standardDeviation } = betOf(FREE_BET, decks, 'push22')
    expect(toNumber(hit)).toBeCloseTo(chance, 14)
    expect(rtp).toEqual(times(hit, fraction(12n, 1n)))
    expect(standardDeviation).toBeCloseTo(12 * Math.sqrt(chance * (1 - chance)), 12)
  })

  it('is hit more often by a dealer who draws to soft 17', () => {
    const soft = betOf({ ...FREE_BET, hitsSoft17: true }, 6, 'push22')
    expect(toNumber(soft.hit)).toBeGreaterThan(toNumber(betOf(FREE_BET, 6, 'push22').hit))
  })
})
