import type { TableEvent } from '#engine/table/types'
import type { Store } from '#server/store/open'
import type { Faults } from '#tests/fuzz/faults'

type Db = Store['db']

/**
 * Nobody moved anybody else's chips: of whatever a player did at a table, the next answer that says "done" went to
 * that very player. Returns how much was looked at.
 */
export async function checkHands(db: Db, faults: Faults): Promise<number> {
  let moved = 0
  const tables = await db.selectFrom('tables').select('id').execute()
  for (const { id } of tables) {
    const doers = await doersAt(db, id)
    const versions = [...doers.keys()].sort((a, b) => a - b)
    const events = await eventsAt(db, id)
    let next = 0
    for (const [index, event] of events.entries()) {
      const player = doerOf(event, events, index)
      if (player === null) continue
      moved++
      while ((versions[next] ?? Number.POSITIVE_INFINITY) <= index) next++
      if (doers.get(versions[next] ?? 0)?.has(player)) continue
      faults.note(`${id}, version ${index + 1}: ${player} did not order this: ${JSON.stringify(event)}`)
    }
  }
  return moved
}

/** To whom "done" was said, by the version at which it was. */
async function doersAt(db: Db, table: string): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = await db
    .selectFrom('answers')
    .select(['player_id', 'answer'])
    .where('table_id', '=', table)
    .execute()
  const doers = new Map<number, Set<string>>()
  for (const { player_id, answer } of rows) {
    const { ok, upto } = JSON.parse(answer) as { readonly ok: boolean; readonly upto?: number }
    if (ok && upto !== undefined) doers.set(upto, (doers.get(upto) ?? new Set()).add(player_id))
  }
  return doers
}

/** A table's log from its first version on: the event at index 0 is version 1. */
async function eventsAt(db: Db, table: string): Promise<readonly TableEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select('body')
    .where('table_id', '=', table)
    .orderBy('version')
    .execute()
  return rows.map(({ body }) => JSON.parse(body) as TableEvent)
}

/** Who did it, where only a command of theirs can have done it. */
function doerOf(event: TableEvent, events: readonly TableEvent[], index: number): string | null {
  switch (event.type) {
    case 'seated':
    case 'confirmed':
    case 'autoConfirm':
    case 'zeroCommission':
    case 'sideBets':
    case 'chose':
    case 'ready':
      return event.player
    case 'placed':
      return 'spot' in event ? event.spot.player : event.player
    case 'takenBack':
      if (!('spot' in event)) return event.player
      return isSeatGivenUp(event.spot.seat, events, index) ? null : event.spot.player
    case 'acted':
      return event.cause === 'player' ? event.by : null
    case 'shoeOpened':
      return event.by
    default:
      return null
  }
}

/** With a seat, or with the leave to bet behind it, all chips go that lie there (VE-10, VE-14). */
function isSeatGivenUp(seat: number, events: readonly TableEvent[], index: number): boolean {
  const then = events.slice(index, index + 50).find(({ type }) => type !== 'takenBack')
  return (then?.type === 'unseated' || then?.type === 'behindAllowed') && then.seat === seat
}
