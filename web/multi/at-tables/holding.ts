import { isRecent, noteRound, roundsOf } from '#web/multi/at-tables/rounds'
import { isOfPanel, lineOf } from '#web/multi/at-tables/tables'
import { isInPlay } from '#web/multi/money/at-stake'
import { holdTable } from '#web/net/house'
import { useOrders } from '#web/state/orders'
import { usePerson } from '#web/state/person'
import { openTableSession } from '#web/state/table-sessions'
import { onTableEvents, placeOf } from '#web/state/tables'
import { recallBets } from '#web/table/dock/dock-state'

/** Without a stake for so long, and out of sight: the table is only looked at again. */
const IDLE_MILLIS = 20_000
const LOOK_MILLIS = 5_000
/** Below what the house lets one socket hear, and with room for tables that are open otherwise. */
const MOST_HELD = 56

interface Held {
  readonly leave: () => void
  /** When the player was last seen to have something there. */
  usedAt: number
}

/** The tables that the panel is at. All others cost a line of the lobby each. */
const held = new Map<string, Held>()
const inSight = new Set<string>()
let timer: ReturnType<typeof setInterval> | undefined
let openPanels = 0

function me(): string {
  return usePerson.getState().person?.player ?? ''
}

/** A chip is to be laid there: from now on the table is told in full. False where there is no room for one more. */
export function bring(table: string): boolean {
  const player = me()
  const known = held.get(table)
  if (known === undefined && !makeRoom()) return false
  const line = lineOf(table)
  if (line !== null) noteRound(player, table, { laid: line.round ?? 0 })
  if (known === undefined) hold(table, player)
  else known.usedAt = Date.now()
  return true
}

/** One window hears so many tables: the one that was longest without chips goes. */
function makeRoom(): boolean {
  if (held.size < MOST_HELD) return true
  const { orders } = useOrders.getState()
  const idle = [...held].filter(([table]) => !isInPlay(table, placeOf(table), me(), orders))
  const [oldest] = idle.toSorted(([, one], [, other]) => one.usedAt - other.usedAt)
  if (oldest === undefined) return false
  letGo(...oldest)
  return true
}

function letGo(table: string, { leave }: Held): void {
  held.delete(table)
  leave()
}

function hold(table: string, player: string): void {
  held.set(table, { leave: holdTable(table), usedAt: Date.now() })
  recallBets(player, table)
  void openTableSession(table)
  timer ??= setInterval(leaveIdle, LOOK_MILLIS)
}

/** After a reload: tables where chips may lie, or whose last bets can be repeated, are joined again. */
export function bringBack(): void {
  const player = me()
  for (const [table, rounds] of Object.entries(roundsOf(player))) {
    const line = lineOf(table)
    if (line !== null && !held.has(table) && isRecent(rounds, line.round)) hold(table, player)
  }
}

function leaveIdle(): void {
  const { orders } = useOrders.getState()
  const now = Date.now()
  for (const [table, known] of held) {
    if (isInPlay(table, placeOf(table), me(), orders)) known.usedAt = now
    const isSeen = openPanels > 0 && inSight.has(table)
    if (isSeen || now - known.usedAt < IDLE_MILLIS) continue
    letGo(table, known)
  }
  if (held.size > 0) return
  clearInterval(timer)
  timer = undefined
}

/** Which tiles can be seen: a table in sight is kept. */
export function setInSight(table: string, isSeen: boolean): void {
  if (isSeen) inSight.add(table)
  else inSight.delete(table)
}

/** While a panel is open, and for as long as chips lie anywhere, rounds are followed. Returns how to stop. */
export function openPanel(): () => void {
  openPanels++
  const stop = onTableEvents((table, events, state) => {
    const closed = events.find((event) => event.type === 'closed')
    if (closed === undefined || !isOfPanel(state.id)) return
    const player = me()
    const isOwn = closed.taken.some((bet) => bet.player === player)
    if (isOwn && state.round !== null) noteRound(player, table, { played: state.round.number })
  })
  return () => {
    openPanels--
    stop()
  }
}
