import { gameOf } from '#engine/families'
import type { Posting } from '#engine/round/posting'
import { isHouseEvent } from '#engine/table/events'
import type { TableEvent, TableState } from '#engine/table/types'

const NONE: readonly Posting[] = []

/** The money that an event moves at a table: what the house does there moves none. */
export function postingsOf({ id }: Pick<TableState, 'id'>, event: TableEvent): readonly Posting[] {
  return isHouseEvent(event) ? NONE : gameOf(id).postings(event)
}
