import * as v from 'valibot'
import type { SecondedCommand } from '#protocol/staff/from-supervisor'
import { commandId, having, millis, oneOf, tableId, words } from '#protocol/wire/fields'

const ORDER = {
  approval: commandId,
  table: tableId,
  /** The round that it is about, and no other. */
  round: words,
  by: words,
  command: having<SecondedCommand>(['do', 'reason'], 'a command'),
}

/** An order that waits for a second person. */
export const approval = v.object({ ...ORDER, at: millis, until: millis })

/** How it ended: carried out, refused by the second person, taken back, too late, or not to be carried out any more. */
export const APPROVAL_ENDS = ['done', 'refused', 'withdrawn', 'gone', 'failed'] as const

export const approvalOver = v.object({
  type: v.literal('approvalOver'),
  ...ORDER,
  end: oneOf(APPROVAL_ENDS),
  second: v.nullable(words),
  text: words,
})

export type Approval = Readonly<v.InferOutput<typeof approval>>
export type ApprovalOver = Readonly<v.InferOutput<typeof approvalOver>>
export type ApprovalEnd = (typeof APPROVAL_ENDS)[number]
