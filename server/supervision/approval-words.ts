import { canonical } from '#engine/record/canonical'
import type { Approval, ApprovalEnd } from '#protocol/staff/approvals'
import type { SecondedCommand } from '#protocol/staff/from-supervisor'
import type { StaffAnswerReason } from '#protocol/wire/reasons'
import type { StaffMember } from '#server/people/staff/member'
import { type KeptApproval, toldApproval } from '#server/supervision/approval-book'
import type { StaffAnswer } from '#server/tables/ports'

const WHAT: Readonly<Record<KeptApproval['command']['do'], string>> = {
  cancelRound: 'cancel round',
  failBonus: 'give up the bonus of round',
  voidRound: 'void round',
}

/** `cancel round speed-1-…`. */
export function whatOf({ command }: Pick<KeptApproval, 'command'>): string {
  return `${WHAT[command.do]} ${command.round}`
}

export function refused(reason: StaffAnswerReason, text: string): StaffAnswer {
  return { ok: false, reason, text }
}

export function needsSecond(waiting: KeptApproval): StaffAnswer {
  return refused('needs-second', `To ${whatOf(waiting)} another supervisor has to agree: they are asked.`)
}

/** Two supervisors want the same at once. */
export function askedAlready(waiting: KeptApproval): StaffAnswer {
  return refused('needs-second', `${waiting.by.name} has asked to ${whatOf(waiting)} already: agree to that.`)
}

export const TOO_MANY = refused('too-many', 'Too much waits for a second person: decide about that first.')

export const SAME_PERSON = refused(
  'same-person',
  'You ordered this yourself: somebody else has to agree. You may take it back.',
)

export const NOT_WAITING = refused(
  'gone',
  'This waits for nobody any more: it was decided, or took too long.',
)

export const ASKER_LEFT = refused('gone', 'Whoever ordered this may not order it any more: order it anew.')

/** One sentence for everybody who watches. */
export function endText(ended: KeptApproval, end: ApprovalEnd, answer: StaffAnswer | null): string {
  const what = whatOf(ended)
  const { by, second } = ended
  switch (end) {
    case 'done':
      return `${by.name} had ${second} agree to ${what}: it is done.`
    case 'refused':
      return `${by.name} wanted to ${what}: a second person said no.`
    case 'withdrawn':
      return `${by.name} does not want to ${what} any more.`
    case 'gone':
      return `${by.name} wanted to ${what}: nobody agreed in time.`
    case 'failed':
      return `${by.name} had ${second} agree to ${what}, but it could not be done. ${
        answer?.ok === false ? answer.text : ''
      }`.trim()
    default:
      return end satisfies never
  }
}

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
