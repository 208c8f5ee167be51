import { describe, expect, it } from 'vitest'
import type { GameId } from '#engine/games'
import type { Setup } from '#math/numbers'
import { ChangeError } from '#math/returns/change-values'
import { changedSetup } from '#math/returns/changes'
import { houseSetup } from '#math/returns/setup'
import { setupWithUnseen } from '#math/returns/unseen'

function changed(id: GameId, ...changes: readonly string[]): Setup {
  return changedSetup(
    houseSetup(id),
    changes.map((text) => {
      const [key = '', value = ''] = text.split('=')
      return { key, value }
    }),
  )
}

describe('a changed rule', () => {
  it.each([
    ['ventuno', 'hitsSoft17=true', { rules: { hitsSoft17: true } }],
    ['ventuno', 'doubleAfterSplit=yes', { rules: { doubleAfterSplit: true } }],
    ['ventuno', 'blackjackPays=6:5', { rules: { blackjackPays: [6, 5] } }],
    ['ventuno', 'deal=european', { rules: { deal: 'european' } }],
    ['ventuno', 'decks=6', { decks: 6 }],
    ['ventuno', 'sideBets=', { rules: { sideBets: [] } }],
    ['ventuno', 'charlie=7', { rules: { charlie: 7 } }],
    ['ventuno', 'dealerPushes=22', { rules: { dealerPushes: 22 } }],
    ['ventuno', 'perfectPairs.mixed=5:1', { rules: { perfectPairs: { mixed: [5, 1], coloured: [12, 1] } } }],
    ['free-bet', 'freeDoubles=10,11', { rules: { freeDoubles: [10, 11] } }],
    ['mini-baccarat', 'pays.tie=9:1', { rules: { pays: { tie: [9, 1], player: [1, 1] } } }],
    ['mini-baccarat', 'decks=6', { unseen: new Array(52).fill(6) }],
    ['speed-baccarat', 'zeroCommission=false', { rules: { zeroCommission: false } }],
    ['dragon-tiger', 'tieReturns=1:1', { rules: { tieReturns: [1, 1] } }],
    ['dragon-tiger', 'pays.tie=8:1', { rules: { pays: { tie: [8, 1], dragon: [1, 1] } } }],
  ] as const)('of %s, %s, is in its record', (id, change, expected) => {
    expect(changed(id, change)).toMatchObject(expected)
  })

  it('pays for one margin of the bonus bets, or nothing (SB-2)', () => {
    const { rules } = changed('speed-baccarat', 'bonusMarginPays.9=50:1', 'bonusMarginPays.4=lose')
    expect(rules).toMatchObject({ bonusMarginPays: { 9: [50, 1], 8: [10, 1], 4: null } })
  })
})

describe('a change that cannot be made', () => {
  it.each([
    ['ventuno', 'foo=1', /^'foo' is no rule of ventuno; these can be tried: decks, sideBets, .*flush\.$/],
    ['ventuno', 'seats=3', /^'seats' changes no return that is computed; these can be tried/],
    ['ventuno', 'toString=1', /^'toString' is no rule of ventuno/],
    ['mini-baccarat', 'hitsSoft17=true', /^'hitsSoft17' is no rule of mini-baccarat/],
    ['ventuno', 'hitsSoft17=1', /^hitsSoft17 is true or false, not '1'\.$/],
    ['ventuno', 'decks=0', /^decks is a whole number from 1 to 32, not '0'\.$/],
    ['speed-baccarat', 'decks=33', /^decks is a whole number from 1 to 32/],
    ['ventuno', 'decks=1.5', /^decks is a whole number/],
    ['ventuno', 'blackjackPays=1.5', /^blackjackPays is odds such as 6:5, not '1\.5'\.$/],
    ['ventuno', 'blackjackPays=3:0', /is odds such as/],
    ['ventuno', 'blackjackPays=9999999:1', /is odds such as/],
    ['ventuno', 'deal=asian', /^deal is american or european, not 'asian'\.$/],
    ['ventuno', 'charlie=2', /^charlie is 0 for none, or 3 cards and more/],
    ['ventuno', 'dealerPushes=21', /^dealerPushes is 0 or 22/],
    ['ventuno', 'dealerHitsTo=15', /^dealerHitsTo is a whole number from 16 to 20/],
    ['ventuno', 'handsPerSeat=5', /^handsPerSeat is a whole number from 2 to 4/],
    ['ventuno', 'sideBets=fireBlaze', /^ventuno has no Fire Blaze bonus/],
    ['ventuno', 'sideBets=push22,push22', /^sideBets names something twice/],
    ['mega-fire-blaze', 'hitsSoft17=true', /^Fire Blaze points are counted for a dealer who stands/],
  ] as const)('of %s, %s, is told in one sentence', (id, change, message) => {
    expect(() => changed(id, change)).toThrow(ChangeError)
    expect(() => changed(id, change)).toThrow(message)
  })

  it('goes once the bet that stands in its way is left out, in either order', () => {
    const [soft, bets] = ['hitsSoft17=true', 'sideBets=perfectPairs']
    expect(changed('mega-fire-blaze', soft, bets)).toEqual(changed('mega-fire-blaze', bets, soft))
  })
})

describe('a shoe that is partly dealt', () => {
  const unseen = (id: GameId, key: string, value: string) => setupWithUnseen(houseSetup(id), [{ key, value }])

  it('has so many of these cards, and of the others as many as before', () => {
    expect(unseen('mini-baccarat', '2S', '3')).toMatchObject({ unseen: [8, 3, ...new Array(50).fill(8)] })
  })

  it.each([
    ['ventuno', 'AS', '1', /^Unseen cards can be given where nobody decides anything; ventuno/],
    ['mini-baccarat', '1S', '1', /^'1S' is no card/],
    ['mini-baccarat', 'AS', '9', /^AS can be left 0 to 8 times in this shoe, not '9'/],
    ['mini-baccarat', 'AS', '-1', /^AS can be left 0 to 8/],
  ] as const)('%s %s=%s is refused', (id, key, value, message) => {
    expect(() => unseen(id, key, value)).toThrow(message)
  })

  it('cannot be too small for a round (BA-2)', () => {
    const empty = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'].flatMap((rank) =>
      ['S', 'H', 'D', 'C'].map((suit) => ({ key: `${rank}${suit}`, value: '0' })),
    )
    expect(() => setupWithUnseen(houseSetup('mini-baccarat'), empty)).toThrow(/may take 6 cards; here are 0/)
  })
})
