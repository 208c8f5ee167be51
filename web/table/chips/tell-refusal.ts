import type { AnswerReason } from '#protocol/wire/reasons'
import { toast } from '#ui/kit/toast'
import { useSpoken } from '#web/i18n/language'
import { useLobby } from '#web/state/lobby'
import { openOverlay } from '#web/state/overlay'
import { useTables } from '#web/state/tables'
import { changeDock } from '#web/table/dock/dock-state'

/** What is refused within this time is told in one go. */
const GATHER_MILLIS = 250

let waiting: readonly { readonly table: string; readonly reason: AnswerReason }[] = []

/**
 * Says in the player's language why something was not done; where several tables are played, at which (MP-4). The
 * status line has its own words for a balance that is too small (SB-7).
 */
export function tellRefusal(table: string, reason: AnswerReason): void {
  // Where money is taken to the table first (TP-18), the cashier is where that is done.
  if (reason === 'no-session') openOverlay('cashier')
  if (reason === 'balance') changeDock(table, { shortAt: Date.now() })
  if (isAlone(table)) {
    toast('stop', useSpoken.getState().words.reasons[reason])
    return
  }
  waiting = [...waiting, { table, reason }]
  if (waiting.length === 1) setTimeout(tellAll, GATHER_MILLIS)
}

/** The window shows this table and no other. */
function isAlone(table: string): boolean {
  const places = Object.keys(useTables.getState().places)
  return places.length < 2 && location.pathname === `/tables/${table}`
}

/** A refusal at many tables stays until it is read: no other place tells it. */
function tellAll(): void {
  const { words } = useSpoken.getState()
  const lines = refusalLines(
    waiting.map(({ table, reason }) => [tableName(table), words.reasons[reason]] as const),
  )
  waiting = []
  const [first] = lines
  if (first === undefined) return
  if (lines.length === 1) toast('stop', first)
  else toast('stop', words.multi.refused, lines.join(' '), true)
}

/** `Rialto, Amalfi: Betting is closed.`: the same reason is told once, with all of its tables. */
export function refusalLines(
  refusals: readonly (readonly [table: string, why: string])[],
): readonly string[] {
  const tables = new Map<string, Set<string>>()
  for (const [table, why] of refusals) tables.set(why, (tables.get(why) ?? new Set()).add(table))
  return [...tables].map(([why, names]) => `${[...names].join(', ')}: ${why}`)
}

function tableName(table: string): string {
  return useLobby.getState().known?.tables.get(table)?.name ?? table
}
