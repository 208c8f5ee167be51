import type { TableEvent } from '#engine/table/types'
import type { Store } from '#server/store/open'
import type { Faults } from '#tests/fuzz/faults'

type Db = Store['db']

/** The name of the command that somebody sent under an id; null when nobody knows. */
type Ordered = (sender: string, id: string) => string | null

/** Done at one version: by whom, and what each of them had ordered. */
type Deeds = ReadonlyMap<string, readonly (string | null)[]>

/**
 * Nobody moved anybody else's chips, and nothing was done twice: of whatever a player did at a table, the next answer
 * that says "done" went to that very player, and for each such answer there is no more in the log than its command
 * brings. Returns how much was looked at.
 */
export async function checkHands(db: Db, ordered: Ordered, faults: Faults): Promise<number> {
  let moved = 0
  const tables = await db.selectFrom('tables').select('id').execute()
  for (const { id } of tables) {
    const doers = await deedsAt(db, id, ordered)
    const versions = [...doers.keys()].sort((a, b) => a - b)
    const events = await eventsAt(db, id)
    const found = new Map<string, number>()
    let next = 0
    for (const [index, event] of events.entries()) {
      const player = doerOf(event, events, index)
      if (player === null) continue
      moved++
      while ((versions[next] ?? Number.POSITIVE_INFINITY) <= index) next++
      const version = versions[next] ?? 0
      const commands = doers.get(version)?.get(player)
      const key = `${version} ${player} ${event.type}`
      const times = (found.get(key) ?? 0) + 1
      found.set(key, times)
      const what = `${id}, version ${index + 1}: ${JSON.stringify(event)}`
      if (commands === undefined) faults.note(`${player} did not order this: ${what}`)
      else if (times > mostOf(commands, event.type)) {
        faults.note(`${player} ordered ${commands.join(' and ')}, and this was done ${times} times: ${what}`)
      }
    }
  }
  return moved
}

/** Often enough for chips that go back at once, with those that cannot stand without them. */
const ALL = Number.POSITIVE_INFINITY
const DECISION = { acted: 1 }

/** What a command brings at most, as far as only a command can bring it. */
const BRINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  sit: { seated: 1 },
  bet: { placed: 1 },
  back: { placed: 1 },
  takeBack: { takenBack: ALL },
  clear: { takenBack: ALL },
  confirm: { confirmed: 1 },
  autoConfirm: { autoConfirm: 1 },
  zeroCommission: { zeroCommission: 1, takenBack: ALL },
  sideBets: { sideBets: 1, takenBack: ALL },
  dealNow: { ready: 1 },
  follow: { chose: 1 },
  hit: DECISION,
  stand: DECISION,
  double: DECISION,
  split: DECISION,
  cut: { shoeOpened: 1 },
}

function mostOf(commands: readonly (string | null)[], type: string): number {
  return commands.reduce((sum, name) => sum + (name === null ? ALL : (BRINGS[name]?.[type] ?? 0)), 0)
}

/** To whom "done" was said, by the version at which it was, and for what. */
async function deedsAt(db: Db, table: string, ordered: Ordered): Promise<ReadonlyMap<number, Deeds>> {
  const rows = await db
    .selectFrom('answers')
    .select(['player_id', 'command_id', 'answer'])
    .where('table_id', '=', table)
    .execute()
  const deeds = new Map<number, Map<string, (string | null)[]>>()
  for (const { player_id, command_id, answer } of rows) {
    const { ok, upto } = JSON.parse(answer) as { readonly ok: boolean; readonly upto?: number }
    if (!ok || upto === undefined) continue
    const here = deeds.get(upto) ?? new Map<string, (string | null)[]>()
    deeds.set(upto, here)
    here.set(player_id, [...(here.get(player_id) ?? []), ordered(player_id, command_id)])
  }
  return deeds
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
