import { gameOf } from '#engine/families'
import type { GameId } from '#engine/games'
import { isHouseEvent } from '#engine/table/events'
import type { TableEvent } from '#engine/table/types'

interface Told {
  readonly event: TableEvent
}

/**
 * A round as it counts (FL-1): cards that were taken back are gone with what followed from them, and the correction
 * itself takes nothing back any more. So whoever reads it later can fold it from a plain state.
 */
export function withoutTakenBack<Item extends Told>(game: GameId, round: readonly Item[]): readonly Item[] {
  let told: readonly Item[] = round.slice(0, 0)
  for (const item of round) {
    const { event } = item
    if (event.type !== 'corrected') told = [...told, item]
    else told = [...before(game, told, event.back), { ...item, event: { ...event, back: 0 } }]
  }
  return told
}

/** All but the last cards, and what came of them. */
function before<Item extends Told>(game: GameId, told: readonly Item[], back: number): readonly Item[] {
  const dealt = told.flatMap(({ event }, index) => (event.type === 'dealt' ? [index] : []))
  const from = back === 0 ? told.length : (dealt[dealt.length - back] ?? told.length)
  return told.filter(({ event }, index) => index < from || stays(game, event))
}

function stays(game: GameId, event: TableEvent): boolean {
  if (isHouseEvent(event)) return event.type !== 'scanned'
  return event.type !== 'dealt' && gameOf(game).correction(event) !== 'follows'
}
