import { expect, it } from 'vitest'
import { startBaccarat } from '#engine/baccarat/game'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { NO_LIMITS } from '#engine/round/limits'
import { closingNext } from '#web/table/baccarat/spots/closing-next'

it('SB-5: the bonus bets close first, then the pairs', () => {
  const at = (shoeRound: number) => closingNext({ ...startBaccarat(SPEED_BACCARAT, NO_LIMITS), shoeRound })
  expect(at(42)).toEqual({ row: 'bonus', after: 44 })
  expect(at(44)).toEqual({ row: 'bonus', after: 44 })
  expect(at(45)).toEqual({ row: 'pairs', after: 60 })
  expect(at(61)).toBeNull()
  expect(closingNext(startBaccarat(MINI_BACCARAT, NO_LIMITS))).toBeNull()
})
