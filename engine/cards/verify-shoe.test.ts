import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from '#engine/cards/card'
import { openShoe } from '#engine/cards/shoe'
import { parseSeed } from '#engine/cards/shuffle'
import { type ShoeClaim, verifyShoe } from '#engine/cards/verify-shoe'
import { GAMES } from '#engine/games'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const COMMITMENT = 'd50cb82ea80b51765386f7ac6e6a1626147ef8831c90407541c618097daeb7f3'
const { order } = openShoe(GAMES['mini-baccarat'].shoe, { seed: parseSeed(SEED), number: 1, cut: 208 })

/** A true record of a mini-baccarat shoe: 6H turned up, six more burned, 60 cards dealt. */
const TRUE_CLAIM: ShoeClaim = {
  game: 'mini-baccarat',
  commitment: COMMITMENT,
  seed: SEED,
  number: 1,
  cut: 208,
  dealt: order.slice(7, 67),
  burned: order.slice(0, 7),
}

function found(change: Partial<ShoeClaim>): string[] {
  return verifyShoe({ ...TRUE_CLAIM, ...change })
}

/** The true record with one card put in the place of another. */
function dealtWith(index: number, card: Card): Card[] {
  return TRUE_CLAIM.dealt.map((real, place) => (place === index ? card : real))
}

describe('checking a shoe (FA-2)', () => {
  it('finds nothing in a true record', () => {
    expect(verifyShoe(TRUE_CLAIM)).toEqual([])
    expect(found({ dealt: order.slice(7) })).toEqual([])
    expect(found({ dealt: [] })).toEqual([])
    expect(found({ commitment: COMMITMENT.toUpperCase(), seed: SEED.toUpperCase() })).toEqual([])
  })

  it('takes the burned cards whole, or the turned one alone, or none recorded (SH-5)', () => {
    const { burned: _, ...unrecorded } = TRUE_CLAIM
    expect(verifyShoe(unrecorded)).toEqual([])
    expect(found({ burned: ['6H'] })).toEqual([])
  })

  it('finds another seed than the one promised', () => {
    const [first, ...others] = found({ seed: `ff${SEED.slice(2)}` })
    expect(first).toMatch(
      new RegExp(`^The revealed seed's commitment is [0-9a-f]{64}, but ${COMMITMENT} was published.$`),
    )
    expect(others.length).toBeGreaterThan(0)
  })

  it('finds a false promise over a true shoe', () => {
    expect(found({ commitment: 'abc' })).toEqual([
      `The revealed seed's commitment is ${COMMITMENT}, but abc was published.`,
    ])
  })

  it('finds one changed card and says which', () => {
    expect(TRUE_CLAIM.dealt[4]).toBe('2C')
    expect(found({ dealt: dealtWith(4, 'KH') })).toEqual([
      'Card 5 dealt was recorded as KH, but the shoe has 2C there.',
    ])
  })

  it('finds any changed card', () => {
    fc.assert(
      fc.property(fc.nat({ max: 59 }), fc.constantFrom<Card>('AS', '9D', 'KC'), (index, card) => {
        expect(found({ dealt: dealtWith(index, card) })).toHaveLength(
          TRUE_CLAIM.dealt[index] === card ? 0 : 1,
        )
      }),
    )
  })

  it('finds a skipped card and counts the rest (SH-7)', () => {
    expect(found({ dealt: order.slice(8, 14) })).toEqual([
      'Card 1 dealt was recorded as 6D, but the shoe has 6C there.',
      '6 of 6 cards dealt differ.',
    ])
  })

  it('finds a card too many', () => {
    expect(found({ dealt: [...order.slice(7), 'AS'] })).toEqual([
      'Card 410 dealt was recorded as AS, but the shoe has no card there.',
    ])
  })

  it('finds another cut, number or game', () => {
    expect(found({ cut: 209 })).not.toEqual([])
    expect(found({ number: 2 })).not.toEqual([])
    expect(found({ game: 'free-bet' })).not.toEqual([])
  })

  it('finds false burned cards (SH-5)', () => {
    const real = '6H 6C 3C 6D 3C 2S 8H'
    const sentence = (claimed: string) => [`The burned cards were ${real}, but ${claimed} were recorded.`]
    expect(found({ burned: ['7H'] })).toEqual(sentence('7H'))
    expect(found({ burned: ['6H', '6C'] })).toEqual(sentence('6H 6C'))
    expect(found({ burned: [] })).toEqual(sentence('none'))
    expect(found({ burned: order.slice(0, 8) })).toEqual(sentence(`${real} 6C`))
  })

  it('follows the table where burning is set otherwise (SH-5)', () => {
    expect(found({ burn: false, burned: [], dealt: order.slice(0, 20) })).toEqual([])
    expect(found({ burn: false, burned: ['6H'], dealt: order.slice(0, 20) })).toEqual([
      'The burned cards were none, but 6H were recorded.',
    ])
    expect(found({ game: 'ventuno', burn: true })).toEqual([])
    expect(found({ game: 'ventuno', burned: [], dealt: order.slice(0, 20) })).toEqual([])
  })

  it('says what no shoe can have', () => {
    expect(found({ seed: 'abc' })).toEqual(['A seed has 64 hexadecimal digits; this text has 3 characters.'])
    expect(found({ cut: 51 })).toEqual(['A cut lifts a whole number of cards from 52 to 364, not 51.'])
    expect(found({ number: 2 ** 53 })).toEqual([
      "A shoe's number is whole, from 1 to 9007199254740991, not 9007199254740992.",
    ])
  })

  it.each(['poker', 'toString', '__proto__'])("knows no game '%s'", (game) => {
    expect(found(JSON.parse(`{"game":"${game}"}`))).toEqual([`No game is called '${game}'.`])
  })
})
