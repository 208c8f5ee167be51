import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coupOf } from '#engine/baccarat/coup'
import { type BaccaratRules, MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { nextCardTo } from '#engine/baccarat/tableau'
import { verdictOn } from '#engine/baccarat/verdict'
import { type Card, DECK } from '#engine/cards/card'
import { parseCards } from '#engine/cards/notation'
import { oddsText } from '#engine/money/odds'
import { type BetId, betIdsOf } from '#math/baccarat/bet-ids'
import { exactBaccarat } from '#math/baccarat/exact'
import { PLAIN_STAKE, PlainTable } from '#math/baccarat/plain'

type Payouts = Map<BetId, Map<string, bigint>>

const GAMES: readonly BaccaratRules[] = [MINI_BACCARAT, SPEED_BACCARAT]

function countsOf(cards: readonly Card[]): readonly number[] {
  return DECK.map((card) => cards.filter((other) => other === card).length)
}

/** Deals every order card by card, as the engine asks for them, and asks it for every bet in every round. */
function dealEveryOrder(rules: BaccaratRules, counts: readonly number[]): Payouts {
  const left = [...counts]
  const size = left.reduce((sum, count) => sum + count, 0)
  const payouts: Payouts = new Map(betIdsOf(rules).map((bet) => [bet, new Map()]))

  function deal(player: readonly Card[], banker: readonly Card[], ways: number): void {
    const to = nextCardTo(player, banker)
    if (to === null) {
      judge(player, banker, ways)
      return
    }
    for (const [place, card] of DECK.entries()) {
      const count = left[place] ?? 0
      if (count === 0) continue
      left[place] = count - 1
      if (to === 'player') deal([...player, card], banker, ways * count)
      else deal(player, [...banker, card], ways * count)
      left[place] = count
    }
  }

  /** A round of fewer cards stands for all orders of those that would have come. */
  function judge(player: readonly Card[], banker: readonly Card[], ways: number): void {
    let orders = ways
    for (let gone = player.length + banker.length; gone < 6; gone++) orders *= size - gone
    const coup = coupOf(player, banker)
    for (const [bet, byPayout] of payouts) {
      const zero = bet === 'bankerZeroCommission'
      const verdict = verdictOn(rules, zero ? 'banker' : bet, coup, zero)
      const name = typeof verdict === 'string' ? verdict : oddsText(verdict)
      byPayout.set(name, (byPayout.get(name) ?? 0n) + BigInt(orders))
    }
  }

  deal([], [], 1)
  return payouts
}

function sameAsExact(rules: BaccaratRules, counts: readonly number[]): void {
  const exact = exactBaccarat(rules, counts)
  const dealt = dealEveryOrder(rules, counts)
  expect([...dealt.keys()]).toEqual([...exact.keys()])
  expect(dealt.size).toBeGreaterThan(0)
  for (const [bet, byPayout] of dealt) {
    const found = [...(exact.get(bet)?.combinations.byPayout ?? [])].filter(([, count]) => count > 0n)
    expect(new Map(found), bet).toEqual(byPayout)
  }
}

describe.each(GAMES)('$id, from any small shoe', (rules) => {
  it.each([
    'AS AS AS AS AS AS AS AS AS AS AS AS',
    'AS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C',
    'KS KS KS KH KH QS QS QH TD TD 9C 8C',
    '6S 6S 6H 7S 7H 5S 5S 5D 4S 4H KS KS KS KS AS AS',
    '3S 3S 8H 8H 8D 8C 4C 4C TS TH JS QS KS',
    '2S 3S 4S 5S 6S 7S',
  ])('%s: counts what dealing every order gives (BA-6, BA-7, MB-1, SB-2, SB-3, SB-4)', (cards) => {
    sameAsExact(rules, countsOf(parseCards(cards)))
  })

  it('counts what dealing every order gives, whatever the cards (BA-6, BA-7, MB-1, SB-2, SB-3, SB-4)', () => {
    const some = fc.uniqueArray(fc.nat({ max: DECK.length - 1 }), { minLength: 3, maxLength: 6 })
    const shoe = some.chain((places) =>
      fc
        .array(fc.integer({ min: 2, max: 3 }), { minLength: places.length, maxLength: places.length })
        .map((counts) => DECK.map((_, place) => counts[places.indexOf(place)] ?? 0)),
    )
    fc.assert(
      fc.property(shoe, (counts) => sameAsExact(rules, counts)),
      { numRuns: 15, seed: 20_240_607 },
    )
  })

  it('returns what the whole engine pays over every order of six cards of seven (MO-2)', () => {
    const cards = parseCards('AS AS 6H 6D KS 8C 3D')
    const table = new PlainTable(rules)
    const paid = new Map<BetId, number>()
    for (const order of ordersOfSix(cards)) {
      let next = 0
      for (const [bet, cents] of table.play(1, () => order[next++] as Card)) {
        paid.set(bet, (paid.get(bet) ?? 0) + cents)
      }
    }
    const stakes = BigInt(PLAIN_STAKE * 5_040)
    const exact = exactBaccarat(rules, countsOf(cards))
    expect(paid.size).toBe(exact.size)
    for (const [bet, { rtp }] of exact) expect(BigInt(paid.get(bet) ?? -1) * rtp.d, bet).toBe(stakes * rtp.n)
  })
})

function* ordersOfSix(cards: readonly Card[], dealt: readonly Card[] = []): Generator<readonly Card[]> {
  if (dealt.length === 6) {
    yield dealt
    return
  }
  for (const [place, card] of cards.entries()) yield* ordersOfSix(cards.toSpliced(place, 1), [...dealt, card])
}
