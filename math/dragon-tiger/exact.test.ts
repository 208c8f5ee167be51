import { describe, expect, it } from 'vitest'
import { type Card, DECK } from '#engine/cards/card'
import { parseCards } from '#engine/cards/notation'
import { DRAGON_TIGER } from '#engine/dragon-tiger/rules'
import { exactDragonTiger } from '#math/dragon-tiger/exact'
import { PLAIN_STAKE, PlainTable } from '#math/dragon-tiger/plain'

describe('DT-4: the returns from eight decks', () => {
  const bets = exactDragonTiger(DRAGON_TIGER)

  it('are exact fractions: half of a stake is a half', () => {
    expect(bets.get('dragon')?.rtp).toEqual({ n: 799n, d: 830n })
    expect(bets.get('tiger')?.rtp).toEqual({ n: 799n, d: 830n })
    expect(bets.get('tie')?.rtp).toEqual({ n: 372n, d: 415n })
    expect(bets.get('suitedTie')?.rtp).toEqual({ n: 357n, d: 415n })
  })

  it('come of so many orders of two cards', () => {
    const { total, won, pushed, lost, byPayout } = bets.get('dragon')?.combinations ?? {}
    expect([total, won, pushed, lost]).toEqual([172_640n, 79_872n, 0n, 92_768n])
    expect(byPayout).toEqual(
      new Map([
        ['back 1:2', 12_896n],
        ['lose', 79_872n],
        ['1:1', 79_872n],
      ]),
    )
    expect(bets.get('suitedTie')?.combinations.won).toBe(2_912n)
  })
})

describe('the returns from any cards', () => {
  it.each(['AS AS AH KD', '5S 5S 5S', 'TS JS QS KS TS', '2H 9D'])('%s: are what the engine pays', (text) => {
    const cards = parseCards(text)
    const paid = new Map<string, number>()
    let orders = 0
    for (const order of ordersOfTwo(cards)) {
      const left = [...order]
      const table = new PlainTable(DRAGON_TIGER)
      for (const [bet, cents] of table.play(1, () => left.shift() as Card)) {
        paid.set(bet, (paid.get(bet) ?? 0) + cents)
      }
      orders += 1
    }
    expect(orders).toBe(cards.length * (cards.length - 1))
    const unseen = DECK.map((card) => cards.filter((other) => other === card).length)
    for (const [bet, { rtp }] of exactDragonTiger(DRAGON_TIGER, unseen)) {
      expect(BigInt(paid.get(bet) ?? -1) * rtp.d, bet).toBe(BigInt(PLAIN_STAKE * orders) * rtp.n)
    }
  })

  it('need two cards', () => {
    expect(() =>
      exactDragonTiger(
        DRAGON_TIGER,
        DECK.map((_, place) => (place === 0 ? 1 : 0)),
      ),
    ).toThrow(/takes 2 cards; here are 1/)
    expect(() => exactDragonTiger(DRAGON_TIGER, [1])).toThrow(/52 whole counts/)
  })
})

function* ordersOfTwo(cards: readonly Card[]): Generator<readonly Card[]> {
  for (const [place, one] of cards.entries()) {
    for (const other of cards.toSpliced(place, 1)) yield [one, other]
  }
}
