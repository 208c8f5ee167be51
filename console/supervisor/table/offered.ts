import type { Words } from '#console/i18n/language'
import { gameOf } from '#engine/families'
import type { TableState } from '#engine/table/types'
import type { SupervisorCommand } from '#protocol/staff/from-supervisor'

/** An order at a table that has a button of its own. */
export type TableOrder = Exclude<SupervisorCommand['do'], 'unseat'> | 'closeTable' | 'openTable'

type OffReason = keyof Words['supervisor']['orders']['off']

export const ORDER_GROUPS: readonly {
  readonly group: keyof Words['supervisor']['orders']['groups']
  readonly orders: readonly TableOrder[]
}[] = [
  { group: 'game', orders: ['pause', 'resume', 'broadcast'] },
  { group: 'cards', orders: ['rescanCard', 'replaceCard', 'moveCard', 'swapCards'] },
  { group: 'money', orders: ['cancelRound', 'failBonus', 'voidRound', 'setLimits'] },
  { group: 'table', orders: ['removeDealer', 'closeTable', 'openTable'] },
]

/** Not even shown where the table could never do it. */
export function isShown(order: TableOrder, state: TableState, isClosed: boolean): boolean {
  switch (order) {
    case 'rescanCard':
    case 'replaceCard':
    case 'moveCard':
    case 'removeDealer':
      return state.live !== undefined
    case 'failBonus':
      return gameOf(state.id).drawsBeside(state.game)
    case 'closeTable':
      return !isClosed
    case 'openTable':
      return isClosed
    case 'pause':
      return state.paused === null || state.paused.why === 'fault'
    case 'resume':
      return state.paused !== null
    default:
      return true
  }
}

/** Why an order would be refused now; null when it would not. The table itself has the last word. */
export function whyOff(order: TableOrder, { live, paused, game }: TableState): OffReason | null {
  const cards = game.phase === 'over' ? 0 : (live?.dealt ?? 0)
  switch (order) {
    case 'pause':
      return paused === null || paused.why === 'fault' ? null : 'alreadyPaused'
    case 'resume':
      if (paused === null) return 'notPaused'
      return paused.why === 'closed' ? 'closed' : null
    case 'rescanCard':
    case 'replaceCard':
      if (live === undefined) return 'automatic'
      return cards === 0 ? 'noCards' : null
    case 'moveCard':
      if (live === undefined) return 'automatic'
      return cards === 0 ? 'noCards' : cards === 1 ? 'oneCard' : null
    case 'cancelRound':
      return game.phase === 'over' ? 'noRound' : null
    case 'failBonus':
      return game.phase === 'bonus' ? null : 'noBonus'
    case 'removeDealer':
      return live?.dealer == null ? 'noDealer' : null
    case 'voidRound':
    case 'setLimits':
    case 'swapCards':
    case 'broadcast':
    case 'closeTable':
    case 'openTable':
      return null
    default:
      return order satisfies never
  }
}
