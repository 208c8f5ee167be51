import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK } from '#engine/cards/card'
import { GAME_IDS } from '#engine/games'
import type { Variant } from '#tests/leak/dry-story'
import { faceDownIn, stillInShoe, toldTwice } from '#tests/leak/twice-told'

/** Free Bet deals no hole card by its own rules; its rule record could, and then it would lie face down as well. */
const VARIANTS: readonly (Variant & { readonly name: string })[] = [
  { name: 'ventuno', game: 'ventuno' },
  { name: 'mega-fire-blaze', game: 'mega-fire-blaze' },
  { name: 'free-bet', game: 'free-bet', hole: true },
  { name: 'speed-baccarat', game: 'speed-baccarat' },
  { name: 'ventuno, dealt by hand', game: 'ventuno', live: true },
  { name: 'mega-fire-blaze, dealt by hand', game: 'mega-fire-blaze', live: true },
  { name: 'speed-baccarat, dealt by hand', game: 'speed-baccarat', live: true },
]
const STORIES = Number(process.env.SABOT_LEAK_STORIES ?? 40)
/** Always the same stories: how many of them come to a turned card is no matter of luck. */
const DRAWN = { numRuns: STORIES, seed: 5 }

const shoe = fc.nat(1e9).map((number) => number.toString(16).padStart(64, '0'))
const game = fc.constantFrom(...GAME_IDS)
const another = fc.constantFrom(...DECK)

describe('FA-5: the same round with another face-down card', () => {
  it.each(VARIANTS)('is the same to the last byte for everybody until it is turned, at $name', (variant) => {
    let [rounds, steps, turned, ordered] = [0, 0, 0, 0]
    fc.assert(
      fc.property(shoe, fc.nat(1e9), fc.nat(1e3), another, (seed, luck, pick, card) => {
        const story = { variant, seed, luck }
        const faceDown = faceDownIn(story)
        const chosen = faceDown[pick % faceDown.length]
        fc.pre(chosen !== undefined && chosen.card !== card)
        const { looks, orders, isTold, differs } = toldTwice(story, chosen, card)
        expect(differs).toBe('')
        rounds += 1
        steps += looks
        ordered += orders
        if (isTold) turned += 1
      }),
      DRAWN,
    )
    expect(rounds).toBe(STORIES)
    expect(steps).toBeGreaterThan(2 * STORIES)
    expect(turned).toBeGreaterThan(STORIES / 2)
    expect(ordered).toBeGreaterThan(STORIES / 10)
    process.stderr.write(`${variant.name}: ${rounds} rounds, ${steps} looks at a card that lay face down, `)
    process.stderr.write(`${ordered} of them after an order of staff's\n`)
  })

  it('is the same as long as the card is burned, or still in the shoe', () => {
    let [looks, told] = [0, 0]
    fc.assert(
      fc.property(game, shoe, fc.nat(1e9), fc.nat(30), another, (id, seed, luck, place, card) => {
        const story = { variant: { game: id }, seed, luck }
        const chosen = stillInShoe(story, place)
        fc.pre(chosen !== null && chosen.card !== card)
        const outcome = toldTwice(story, chosen, card)
        expect(outcome.differs).toBe('')
        looks += outcome.looks
        if (outcome.isTold) told += 1
      }),
      DRAWN,
    )
    expect(looks).toBeGreaterThan(STORIES)
    expect(told).toBeGreaterThan(STORIES / 10)
    expect(told).toBeLessThan(STORIES)
  })
})
