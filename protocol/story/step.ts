import { isHouseEvent } from '#engine/table/events'
import { purseAt } from '#engine/table/purses'
import type { GameEvent, TableEvent, TableState } from '#engine/table/types'
import { tellerOf } from '#protocol/story/families'
import type { Say } from '#protocol/story/say'
import type { Staker } from '#protocol/story/teller'

/** One event in a player's words, the table being as it is after it; null for what is not worth any. */
export function stepSaid(event: TableEvent, after: TableState, player: string): Say | null {
  return isHouseEvent(event)
    ? houseStep(event)
    : tellerOf(after.id).step(event, after.game, (whose) => stakerAt(after, whose, player))
}

function houseStep(event: Exclude<TableEvent, GameEvent>): Say | null {
  switch (event.type) {
    case 'roundBegan':
      return ({ house }) => house.began(event.code)
    case 'paused':
    case 'resumed':
    case 'corrected':
    case 'cardsSwapped':
      return ({ house }) => house[event.type]
    case 'announced':
      return ({ house }) => house.announced(event.text)
    case 'dealer': {
      const { dealer } = event
      return dealer === null ? null : ({ house }) => house.dealer(dealer.shown)
    }
    case 'cutCardOut':
      return ({ house }) => house.cutCard
    default:
      return null
  }
}

function stakerAt(state: TableState, player: string, reader: string): Staker {
  const { currency } = purseAt(state, player)
  if (player === reader) return { who: null, currency }
  const name = state.people[player]?.name
  return { who: (words) => name ?? words.somebody, currency }
}
