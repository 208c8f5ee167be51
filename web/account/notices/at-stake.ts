import type { TableState } from '#engine/table/types'
import { stakesOf } from '#web/table/chips/spot'
import { standing } from '#web/table/chips/standing'

/** Whether a dialog over this table could cost the player something: chips lie there or a hand is being played. */
export function isAtStake({ game }: Pick<TableState, 'game'>, me: string): boolean {
  if (game.phase === 'over') return false
  if (game.phase === 'betting') return stakesOf(game, me, '', []).length > 0
  return standing(game, me).staked > 0
}
