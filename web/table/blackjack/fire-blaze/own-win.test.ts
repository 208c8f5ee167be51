import { expect, it } from 'vitest'
import type { Side } from '#engine/blackjack/types'
import type { Cents } from '#engine/money/cents'
import { ownWin, playersIn } from '#web/table/blackjack/fire-blaze/own-win'

const side = (
  player: string,
  seat: number,
  cash: number,
  golden = 0,
  bet: Side['bet'] = 'fireBlaze',
): Side => ({
  player,
  seat,
  bet,
  cash: cash as Cents,
  golden: golden as Cents,
  free: 0 as Cents,
})
const SIDES = [
  side('ada', 1, 1_000),
  side('ada', 2, 500),
  side('bo', 1, 200),
  side('cy', 1, 900, 0, 'perfectPairs'),
]

it('grows with the total, the stakes of both hands together', () => {
  expect(ownWin(SIDES, 'ada', 0)).toEqual({ stake: 1_500, win: 0 })
  expect(ownWin(SIDES, 'ada', 103)).toEqual({ stake: 1_500, win: 154_500 })
})

it('is nobody else’s, and of no other bet', () => {
  expect(ownWin(SIDES, 'cy', 10)).toBeNull()
  expect(ownWin(SIDES, 'dan', 10)).toBeNull()
  expect(playersIn(SIDES)).toBe(2)
})

it('keeps golden chips, which bring only what they win', () => {
  expect(ownWin([side('ada', 1, 0, 1_000)], 'ada', 10)).toEqual({ stake: 1_000, win: 9_000 })
})
