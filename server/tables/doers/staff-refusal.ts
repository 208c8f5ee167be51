import { type Refusal, refuse } from '#engine/round/refusal'
import type { StaffAnswerReason } from '#protocol/wire/reasons'

/** Why an order of staff was not done. */
export type StaffRefusal = Refusal<StaffAnswerReason>

export function refuseStaff(reason: StaffAnswerReason, text: string): StaffRefusal {
  return refuse(reason, text)
}

export const OTHER_ROUND = refuseStaff('gone', 'That round is over: a settled one can be voided.')
