import { describe, expect, it } from 'vitest'
import { drawBonus } from '#engine/blackjack/fire-blaze/bonus'
import { firePoints } from '#engine/blackjack/fire-blaze/points'
import { LEVELS } from '#engine/blackjack/fire-blaze/types'
import { totalOf } from '#engine/blackjack/hand'
import { MEGA_FIRE_BLAZE } from '#engine/blackjack/rules'
import { type Card, DECK } from '#engine/cards/card'
import { openStream, type Stream } from '#engine/cards/stream'
import { chanceOf, moment, variance } from '#math/blackjack/fire-blaze/distribution'
import { fireBlazeReturn } from '#math/blackjack/fire-blaze/return'
import { freshShoe } from '#math/counts'
import { toNumber } from '#math/fraction'

const ROUNDS = 100_000
const BONUSES = 20_000
const STANDARD_ERRORS = 4.5
/** Fewer expected than this are counted together with the next. */
const LEAST_EXPECTED = 20

const { fireBlaze, dealerHitsTo } = MEGA_FIRE_BLAZE
if (fireBlaze === null) throw new Error('Mega Fire Blaze has its bonus')
const exact = fireBlazeReturn(MEGA_FIRE_BLAZE, freshShoe(8))

function stream(seed: number): Stream {
  const key = new Uint8Array(32)
  new DataView(key.buffer).setUint32(0, seed)
  return openStream(key)
}

describe('points of rounds that are dealt', () => {
  it('come as often as the exact chances say, whatever the players take', () => {
    const counts = new Map<number, number>()
    const shoe = new Array<readonly Card[]>(8).fill(DECK).flat()
    const random = stream(1)
    for (let round = 0; round < ROUNDS; round++) {
      const points = dealtPoints(shoe, random)
      counts.set(points, (counts.get(points) ?? 0) + 1)
    }
    const cells = [...exact.points].map(([points, chance]) => ({
      observed: counts.get(points) ?? 0,
      expected: ROUNDS * toNumber(chance),
    }))
    expect(cells.reduce((sum, { observed }) => sum + observed, 0)).toBe(ROUNDS)
    expect(misfit(cells)).toBeLessThan(STANDARD_ERRORS)
  })

  /** MF-2; both hands take cards to 17, so that many lie between the first deal and the dealer's draws. */
  function dealtPoints(shoe: Card[], random: Stream): number {
    let at = 0
    const next = (): Card => {
      const from = at + random.below(shoe.length - at)
      const [card, other] = [shoe[from], shoe[at]]
      if (card === undefined || other === undefined) throw new Error('the shoe is empty')
      shoe[from] = other
      shoe[at++] = card
      return card
    }
    const [one, two, up] = [next(), next(), next()]
    const hands = [
      [one, next()],
      [two, next()],
    ]
    const dealer = [up, next()]
    for (const hand of hands) while (totalOf(hand) < 17) hand.push(next())
    while (totalOf(dealer) <= dealerHitsTo) dealer.push(next())
    return fireBlaze === null ? 0 : firePoints(fireBlaze, dealer, hands)
  }
})

describe.each(LEVELS)('bonuses of %s that are drawn', (name) => {
  const level = exact.levels.get(name)
  if (level === undefined) throw new Error(`${name} is a level`)
  const { total } = level
  const totals = Array.from({ length: BONUSES }, (_, seed) => {
    return drawBonus(fireBlaze, name, stream(seed)).at(-1)?.total ?? 0
  })

  it('have the exact mean', () => {
    const mean = totals.reduce((sum, one) => sum + one, 0) / BONUSES
    const error = Math.sqrt(toNumber(variance(total)) / BONUSES)
    expect(Math.abs(mean - toNumber(moment(total)))).toBeLessThan(STANDARD_ERRORS * error)
  })

  it('have the exact distribution', () => {
    const counts = new Array<number>(total.weights.length).fill(0)
    for (const one of totals) counts[one] = (counts[one] ?? 0) + 1
    const cells = counts.map((observed, value) => ({
      observed,
      expected: BONUSES * toNumber(chanceOf(total, value)),
    }))
    expect(misfit(cells)).toBeLessThan(STANDARD_ERRORS)
  })
})

interface Cell {
  readonly observed: number
  readonly expected: number
}

/** Pearson's chi-square as standard errors of a normal distribution (Wilson and Hilferty's cube root). */
function misfit(cells: readonly Cell[]): number {
  const merged: Cell[] = []
  let [observed, expected] = [0, 0]
  for (const cell of cells) {
    observed += cell.observed
    expected += cell.expected
    if (expected < LEAST_EXPECTED) continue
    merged.push({ observed, expected })
    ;[observed, expected] = [0, 0]
  }
  const last = merged.pop()
  if (last) merged.push({ observed: last.observed + observed, expected: last.expected + expected })
  const chi = merged.reduce((sum, cell) => sum + (cell.observed - cell.expected) ** 2 / cell.expected, 0)
  const freedom = merged.length - 1
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread)
}
