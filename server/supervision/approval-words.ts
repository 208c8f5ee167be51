import type { ApprovalEnd } from '#protocol/staff/approvals'
import type { StaffAnswerReason } from '#protocol/wire/reasons'
import type { KeptApproval } from '#server/supervision/approval-book'
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
