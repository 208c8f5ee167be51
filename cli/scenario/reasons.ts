import type { Reason } from '#engine/round/refusal'

/** The reasons that a scenario's file knows: its contract is older than the finer ones. */
export const FILE_REASONS = [
  'balance',
  'own-limit',
  'limit-min',
  'limit-max',
  'unit',
  'closed',
  'no-seat',
  'seat-taken',
  'not-your-turn',
  'not-offered',
  'own-seat',
  'opposite-bets',
  'needs-main',
  'exceeds-main',
  'bad-input',
] as const satisfies readonly Reason[]

export type FileReason = (typeof FILE_REASONS)[number]

const BY_FINER: Readonly<Record<Exclude<Reason, FileReason>, FileReason>> = {
  'not-in-game': 'not-offered',
  'not-asked': 'not-offered',
  'other-cards': 'not-offered',
  'no-chips': 'not-offered',
  'mixed-chips': 'not-offered',
  'no-behind': 'not-offered',
  'seats-held': 'not-offered',
  'whole-insurance': 'not-offered',
  'zero-commission': 'not-offered',
  'switched-off': 'not-offered',
  staked: 'not-offered',
}

export function fileReason(reason: Reason): FileReason {
  return isFileReason(reason) ? reason : BY_FINER[reason]
}

function isFileReason(reason: Reason): reason is FileReason {
  return (FILE_REASONS as readonly string[]).includes(reason)
}
