import type { TableState } from '#engine/table/types'
import type { Words } from '#web/i18n/language'
import type { Status } from '#web/table/status/status'

/** What is said when the status line changes: the clock at open and at its last seconds, never in between. */
export function stageCall(
  { senses, status }: Words,
  { text, tone, until }: Status,
  { game }: TableState,
  now: number,
): string {
  // Cards and turns are told one by one.
  if (text === status.dealing || game.phase === 'turns') return ''
  const seconds = until === null ? 0 : Math.ceil((until - now) / 1_000)
  const spoken = text.charAt(0) + text.slice(1).toLowerCase()
  return seconds > 0 && tone !== 'plain' ? senses.withSeconds(spoken, seconds) : spoken
}
