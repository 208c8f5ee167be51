import type { StaffAnswerReason } from '#protocol/wire/reasons'

/** Why an order of staff was not done: a stable code, and what to do. */
export interface StaffRefusal {
  readonly reason: StaffAnswerReason
  readonly text: string
}

export function refuseStaff(reason: StaffAnswerReason, text: string): StaffRefusal {
  return { reason, text }
}

export const OTHER_ROUND = refuseStaff('gone', 'That round is over: a settled one can be voided.')
