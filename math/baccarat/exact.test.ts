import { describe, expect, it } from 'vitest'
import { type BaccaratRules, MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import type { BetId } from '#math/baccarat/bet-ids'
import { betIdsOf } from '#math/baccarat/bet-ids'
import { DOCUMENTED_RTP } from '#math/baccarat/documented'
import { exactBaccarat } from '#math/baccarat/exact'
import { freshCards } from '#math/counts'
import type { ExactBet } from '#math/exact'

const GAMES: readonly BaccaratRules[] = [MINI_BACCARAT, SPEED_BACCARAT]
const MINI = exactBaccarat(MINI_BACCARAT)
const SPEED = exactBaccarat(SPEED_BACCARAT)

const TOTAL = 4_998_398_275_503_360n
const PLAYER = 2_230_518_282_592_256n
const BANKER = 2_292_252_566_437_888n
const TIE = 475_627_426_473_216n

function of(bets: ReadonlyMap<BetId, ExactBet>, bet: BetId): ExactBet {
  const exact = bets.get(bet)
  if (exact === undefined) throw new Error(`no figures for ${bet}`)
  return exact
}

function won(bets: ReadonlyMap<BetId, ExactBet>, bet: BetId): bigint {
  return of(bets, bet).combinations.won
}

/** In hundredths of a per cent. */
function rounded(rtp: number): number {
  return Math.round(rtp * 10_000)
}

describe('the documented returns', () => {
  it.each([...MINI])('of mini-baccarat hold for %s (MB-4)', (bet, { plain }) => {
    const documented = rounded(DOCUMENTED_RTP['mini-baccarat'][bet] ?? Number.NaN)
    // The rulebook cuts this one off where it rounds all others: 94.717… is printed as 94.71.
    expect(bet === 'small' ? Math.floor(plain.rtp * 10_000) : rounded(plain.rtp)).toBe(documented)
  })

  it.each([...SPEED])('of speed-baccarat hold for %s (SB-8)', (bet, { plain }) => {
    expect(rounded(plain.rtp)).toBe(rounded(DOCUMENTED_RTP['speed-baccarat'][bet] ?? Number.NaN))
  })

  it.each(GAMES)('are those of all bets and no other: $id', (rules) => {
    expect(Object.keys(DOCUMENTED_RTP[rules.id]).sort()).toEqual([...betIdsOf(rules)].sort())
    expect([...exactBaccarat(rules).keys()]).toEqual(betIdsOf(rules))
  })
})

describe('eight decks', () => {
  it('come in the orders that are known (BA-6)', () => {
    for (const bets of [MINI, SPEED]) {
      for (const { combinations } of bets.values()) expect(combinations.total).toBe(TOTAL)
      expect(of(bets, 'player').combinations).toMatchObject({ won: PLAYER, pushed: TIE, lost: BANKER })
      expect(of(bets, 'banker').combinations).toMatchObject({ won: BANKER, pushed: TIE, lost: PLAYER })
      expect(of(bets, 'tie').combinations).toMatchObject({ won: TIE, pushed: 0n, lost: PLAYER + BANKER })
    }
  })

  it('give each of the main bets its return as a fraction (BA-6)', () => {
    const { rtp } = of(MINI, 'banker')
    expect(rtp.n * TOTAL * 20n).toBe(rtp.d * (BANKER * 39n + TIE * 20n))
    expect(of(MINI, 'tie').rtp.n * TOTAL).toBe(of(MINI, 'tie').rtp.d * TIE * 9n)
    expect(of(MINI, 'player').combinations.byPayout).toEqual(
      new Map([
        ['1:1', PLAYER],
        ['push', TIE],
        ['lose', BANKER],
      ]),
    )
  })

  it('pair as by hand: 31 of 415, and 7 of 415 for the same suit (BA-7)', () => {
    for (const bet of ['playerPair', 'bankerPair'] as const)
      expect(of(MINI, bet).hitRate).toEqual({ n: 31n, d: 415n })
    // Two sides, less what both have at once: another card's pair, or the other cards of the same kind.
    const perfect = 52n * 8n * 7n
    const both = 52n * 51n * (8n * 7n) ** 2n + 52n * (8n * 7n * 6n * 5n)
    expect(won(MINI, 'perfectPair')).toBe((2n * perfect * 414n * 413n - both) * 412n * 411n)
    const pair = 13n * 32n * 31n
    const bothPair = 13n * 12n * (32n * 31n) ** 2n + 13n * (32n * 31n * 30n * 29n)
    expect(won(MINI, 'eitherPair')).toBe((2n * pair * 414n * 413n - bothPair) * 412n * 411n)
  })

  it('are big or small, one of them always (MB-1)', () => {
    expect(won(MINI, 'big') + won(MINI, 'small')).toBe(TOTAL)
    expect([...of(MINI, 'big').combinations.byPayout.keys()].sort()).toEqual(['27:50', 'lose'])
    expect([...of(MINI, 'small').combinations.byPayout.keys()].sort()).toEqual(['3:2', 'lose'])
  })

  it('pay a bonus by natural or margin, and push for both sides alike (SB-2)', () => {
    const [player, banker] = [of(SPEED, 'playerBonus'), of(SPEED, 'bankerBonus')]
    expect(player.combinations.pushed).toBe(banker.combinations.pushed)
    expect([...player.combinations.byPayout.keys()].sort()).toEqual(
      ['10:1', '1:1', '2:1', '30:1', '4:1', '6:1', 'lose', 'push'].sort(),
    )
  })

  it('cost Banker without commission half of what Super 6 wins by (SB-3, SB-4)', () => {
    const zero = of(SPEED, 'bankerZeroCommission').combinations
    expect(zero.won).toBe(BANKER)
    expect(zero.byPayout.get('1:2')).toBe(won(SPEED, 'super6'))
    expect(zero.byPayout.get('1:1')).toBe(BANKER - won(SPEED, 'super6'))
    expect(of(SPEED, 'super6').combinations.byPayout.get('15:1')).toBe(won(SPEED, 'super6'))
  })

  it('give the same figures in both games for the bets of both (SB-8)', () => {
    const shared = [...SPEED].filter(([bet]) => MINI.has(bet))
    expect(shared.length).toBe(7)
    expect(shared.map(([, exact]) => exact)).toEqual(shared.map(([bet]) => of(MINI, bet)))
  })
})

describe('every bet of any shoe', () => {
  it.each([1, 6, 8, 187])('of %i decks adds up', (decks) => {
    let orders = 1n
    for (let gone = 0; gone < 6; gone++) orders *= BigInt(52 * decks - gone)
    for (const rules of GAMES) {
      const bets = exactBaccarat(rules, freshCards(decks))
      expect(bets.size).toBe(betIdsOf(rules).length)
      for (const { combinations, rtp, hitRate, variance, plain } of bets.values()) {
        const { total, byPayout } = combinations
        expect(total).toBe(orders)
        expect(combinations.won + combinations.pushed + combinations.lost).toBe(orders)
        expect([...byPayout.values()].reduce((sum, count) => sum + count, 0n)).toBe(orders)
        expect(hitRate.n * total).toBe(hitRate.d * combinations.won)
        expect(plain.rtp + plain.houseEdge).toBeCloseTo(1, 14)
        expect(plain.rtp).toBeCloseTo(Number(rtp.n) / Number(rtp.d), 14)
        expect(plain.standardDeviation ** 2).toBeCloseTo(Number(variance.n) / Number(variance.d), 12)
      }
    }
  })

  it('has the variance of what it returns', () => {
    // Of an unpaid or nine times paid tie: 81 p (1 − p).
    const p = Number(TIE) / Number(TOTAL)
    expect(of(MINI, 'tie').plain.standardDeviation).toBeCloseTo(9 * Math.sqrt(p * (1 - p)), 12)
  })

  it('follows the rule record: other odds, other figures', () => {
    const even: BaccaratRules = {
      ...MINI_BACCARAT,
      pays: { ...MINI_BACCARAT.pays, banker: [1, 1], tie: [9, 1] },
    }
    const bets = exactBaccarat(even)
    expect(of(bets, 'banker').rtp.n * TOTAL).toBe(of(bets, 'banker').rtp.d * (BANKER * 2n + TIE))
    expect(of(bets, 'tie').rtp.n * TOTAL).toBe(of(bets, 'tie').rtp.d * TIE * 10n)
    expect(of(bets, 'player')).toEqual(of(MINI, 'player'))
  })

  it('is sure where only one round can be', () => {
    const sixFours = freshCards(0).map((_, place) => (place === 3 ? 6 : 0))
    const bets = exactBaccarat(SPEED_BACCARAT, sixFours)
    expect(of(bets, 'tie').rtp).toEqual({ n: 9n, d: 1n })
    expect(of(bets, 'player').rtp).toEqual({ n: 1n, d: 1n })
    expect(of(bets, 'perfectPair').rtp).toEqual({ n: 26n, d: 1n })
    // Natural eights on both sides: the bonus bets push (SB-2).
    expect(of(bets, 'playerBonus').combinations.pushed).toBe(720n)
    expect(of(bets, 'super6').rtp).toEqual({ n: 0n, d: 1n })
    expect(of(bets, 'tie').variance).toEqual({ n: 0n, d: 1n })
  })
})
