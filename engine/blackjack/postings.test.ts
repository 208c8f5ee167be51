import { describe, expect, it } from 'vitest'
import { BLACKJACK } from '#engine/blackjack/game'
import { FREE_BET, VENTUNO } from '#engine/blackjack/rules'
import type { Event } from '#engine/blackjack/types'
import {
  back,
  bet,
  CANCEL,
  CLOSE,
  decline,
  double,
  evenMoney,
  golden,
  insure,
  sit,
} from '#tests/blackjack/commands'
import { table } from '#tests/blackjack/table'

function moved(events: readonly Event[]) {
  return events.map((event) => [event.type, BLACKJACK.postings(event)])
}

describe('money that events move (MO-4, MO-7)', () => {
  it('chips are taken with the close, and a bet behind an empty seat comes back with it (VE-10)', () => {
    const staked = table(VENTUNO).with(sit('ann', 1), sit('bob', 2), bet('ann', 1, 100), back('ann', 2, 50))
    expect(moved(staked.with(golden('ann', 1, 20, 'perfectPairs')).must(CLOSE))).toEqual([
      [
        'closed',
        [
          { player: 'ann', purse: 'cash', amount: -100 },
          { player: 'ann', purse: 'cash', amount: -50 },
          { player: 'ann', purse: 'golden', amount: -20 },
        ],
      ],
      ['paid', [{ player: 'ann', purse: 'cash', amount: 50 }]],
    ])
  })

  it('a bet moves none, insurance and a paid double theirs, a free double none', () => {
    const paid = table(FREE_BET)
    expect(moved(paid.must(bet('ann', 1, 100)))).toEqual([['placed', []]])
    paid.dealt('9S AD 8S')
    expect(moved(paid.must(insure('ann', 1, 30)))).toEqual([
      ['insured', [{ player: 'ann', purse: 'cash', amount: -30 }]],
      ['insuranceClosed', []],
      ['turnOpened', []],
    ])
    expect(moved(paid.must(double('ann', 1)))).toEqual([
      ['acted', [{ player: 'ann', purse: 'cash', amount: -100 }]],
    ])
    const free = table(FREE_BET)
      .with(bet('ann', 1, 100))
      .dealt('5S 7D 4S')
    expect(moved(free.must(double('ann', 1)))).toEqual([['acted', []]])
  })

  it('FL-1: a cancelled round gives stakes back and takes payments back', () => {
    const natural = table(FREE_BET).with(bet('ann', 1, 100), golden('bob', 1, 40), bet('cleo', 2, 10))
    natural.dealt('AS 9S TD KS 8S')
    expect(moved(natural.must(evenMoney('ann', 1)))).toEqual([
      ['paid', [{ player: 'ann', purse: 'cash', amount: 200 }]],
    ])
    expect(moved(natural.must(CANCEL))).toEqual([
      [
        'cancelled',
        [
          { player: 'ann', purse: 'cash', amount: 100 },
          { player: 'bob', purse: 'golden', amount: 40 },
          { player: 'cleo', purse: 'cash', amount: 10 },
          { player: 'ann', purse: 'cash', amount: -200 },
        ],
      ],
    ])
  })

  it('a no moves none', () => {
    const asked = table(FREE_BET)
      .with(bet('ann', 1, 100), bet('bob', 1, 100))
      .dealt('9S AD 8S')
    expect(moved(asked.must(decline('ann')))).toEqual([['declined', []]])
  })
})
