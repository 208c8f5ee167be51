import { canonical } from '#engine/record/canonical'
import type { Approval } from '#protocol/staff/approvals'
import type { SecondedCommand } from '#protocol/staff/from-supervisor'
import type { StaffMember } from '#server/people/staff/member'
import { type KeptApproval, toldApproval } from '#server/supervision/approval-book'
import { NOT_WAITING, needsSecond } from '#server/supervision/approval-words'
import type { StaffAnswer } from '#server/tables/ports'

export interface Asking {
  readonly by: StaffMember
  /** The same id gets the same answer. */
  readonly order: string
  readonly table: string
  readonly command: SecondedCommand
}

/** An answer, and what waits because of it. */
export interface Asked {
  readonly answer: StaffAnswer
  readonly waiting: Approval | null
}

export function isSame(one: KeptApproval, { table, command }: Asking): boolean {
  return one.table === table && one.command.round === command.round && one.command.do === command.do
}

export const SAID_NO: StaffAnswer = { ok: true, upto: 0 }

/** Sent again by whoever decided it: the same answer, or what is being carried out. */
export function decidedBefore(
  kept: KeptApproval,
  by: StaffMember,
  yes: boolean,
  second: string,
): StaffAnswer | KeptApproval {
  const { state, answer } = kept
  const isSecond = kept.second === second
  if (yes) return isSecond && state !== 'refused' ? (answer ?? kept) : NOT_WAITING
  const isSaid = state === 'withdrawn' ? kept.by.id === by.id : state === 'refused' && isSecond
  return isSaid ? SAID_NO : NOT_WAITING
}

export function idReused({ order }: Asking): Asked {
  const text = `The id ${order} was used for another order: make a new one for each.`
  return { answer: { ok: false, reason: 'id-reused', text }, waiting: null }
}

export function askedBefore(known: KeptApproval, asking: Asking): Asked {
  if (known.table !== asking.table || canonical(known.command) !== canonical(asking.command)) {
    return idReused(asking)
  }
  if (known.state === 'waiting') return { answer: needsSecond(known), waiting: toldApproval(known) }
  return { answer: known.answer ?? NOT_WAITING, waiting: null }
}
