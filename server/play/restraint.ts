import type { Allowance } from '#engine/round/posting'
import { OverAllowance } from '#server/play/allowance'
import type { Allowances } from '#server/play/allowances'
import type { TableSessions } from '#server/play/sessions/table-sessions'
import type { Restraint } from '#server/tables/restraint'

/** Players' own limits, and what one regulated session may see in all, as one. */
export function restraintOf(allowances: Allowances, sessions: TableSessions | null = null): Restraint {
  return {
    riders: sessions === null ? [allowances.rider] : [allowances.rider, sessions.rider],
    need: (players) => allowances.need(players),
    refresh: (players) => allowances.refresh(players),
    of: (player, table, session) =>
      tightened(allowances.of(player), sessions?.bonusRoom(player, table, session) ?? null),
    isOver: (error) => {
      if (!(error instanceof OverAllowance)) return false
      allowances.learn(error.facts)
      return true
    },
    stored: (batch) => allowances.stored(batch),
  }
}

/** TP-18: golden chips count as money taken to the table. */
function tightened(allowance: Allowance | null, bonusRoom: number | null): Allowance | null {
  if (bonusRoom === null || (allowance !== null && allowance.golden <= bonusRoom)) return allowance
  const text = `This session may see ${bonusRoom} cents of golden chips more: stake less, or end it and open another.`
  if (allowance === null) return { cash: Number.MAX_SAFE_INTEGER, golden: bonusRoom, text }
  return { ...allowance, golden: bonusRoom }
}
