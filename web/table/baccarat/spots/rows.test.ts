import { describe, expect, it } from 'vitest'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { rowsOf } from '#web/table/baccarat/spots/rows'

const bets = (...given: Parameters<typeof rowsOf>) => rowsOf(...given).map((row) => row.bets)

describe('the rows of spots', () => {
  it('hold every bet that the game offers, once', () => {
    expect(bets(SPEED_BACCARAT, []).flat().sort()).toEqual([...SPEED_BACCARAT.offers].sort())
    expect(bets(MINI_BACCARAT, []).flat().sort()).toEqual([...MINI_BACCARAT.offers].sort())
  })

  it('MB-1: Small and Big take the place of the bonus bets', () => {
    expect(bets(MINI_BACCARAT, []).at(-1)).toEqual(['small', 'big'])
  })

  it('SB-10: a group that is switched off is not shown', () => {
    expect(bets(SPEED_BACCARAT, ['bonus']).at(-1)).toEqual(['super6'])
    expect(bets(SPEED_BACCARAT, ['pairs'])[0]).toEqual(['playerPair', 'bankerPair'])
  })
})
