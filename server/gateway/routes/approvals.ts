import type { FastifyInstance, FastifyReply } from 'fastify'
import { SUPERVISION_BODIES } from '#protocol/http/supervision'
import type { ApprovalEnd } from '#protocol/staff/approvals'
import { forWhom, staffOf } from '#server/gateway/http/access'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import { refuseAs } from '#server/gateway/http/refuse-as'
import type { StaffMember } from '#server/people/staff/member'
import type { StaffSignIns } from '#server/people/staff/sign-ins'
import type { Supervision } from '#server/supervision/open'
import type { StaffAnswer } from '#server/tables/ports'

const LIST = '/api/staff/approvals'
const ONE = '/api/staff/approvals/:approval'

interface Parts {
  readonly supervision: Supervision
  readonly staff: Pick<StaffSignIns, 'confirm' | 'othersOnDuty'>
}

/** What a second person has to agree to: it is listed, and decided about. */
export function approvalRoutes(app: FastifyInstance, { supervision, staff }: Parts): void {
  const { approvals, secondPerson } = supervision

  app.get(LIST, forWhom('supervisor', 'polled'), () =>
    Promise.resolve({ secondPerson, waiting: approvals.waiting }),
  )
  onlyMethods(app, LIST, ['GET'])

  app.post<{ Params: { approval: string } }>(ONE, forWhom('supervisor'), async (request, reply) => {
    const body = bodyOf(SUPERVISION_BODIES.decide, request, reply)
    if (body === null) return reply
    const by = staffOf(request)
    const { approval } = request.params
    const { yes, password } = body
    const isOwn = (await approvals.askerOf(approval))?.id === by.id
    if (!yes)
      return told(reply, approval, isOwn ? 'withdrawn' : 'refused', await approvals.decide(by, approval, yes))
    if (password === undefined)
      return told(reply, approval, 'done', await approvals.decide(by, approval, yes))
    const alone = await asTwo(by, approval, password)
    if (typeof alone !== 'string') return refuseAs(reply, alone)
    return told(reply, approval, 'done', await approvals.decide(by, approval, yes, alone))
  })
  onlyMethods(app, ONE, ['POST'])

  /** As whom somebody agrees with themselves: only where the house allows it, and nobody else is there to ask. */
  async function asTwo(by: StaffMember, approval: string, password: string) {
    if ((await approvals.askerOf(approval))?.id !== by.id) return NOT_OWN
    if (secondPerson !== 'alone-with-password') return NOT_ALONE
    const others = await staff.othersOnDuty(by)
    if (others.length > 0) {
      const text = `${others.join(', ')} could agree: ask them.`
      return { status: 409, reason: 'second-on-duty', text } as const
    }
    const isRight = await staff.confirm(by, password)
    return isRight === true ? `${by.name} (alone, by password)` : isRight
  }
}

const NOT_OWN = {
  status: 409,
  reason: 'not-yours',
  text: 'A password is for your own orders: to agree to another’s, leave it out.',
} as const

const NOT_ALONE = {
  status: 409,
  reason: 'same-person',
  text: 'You ordered this yourself: in this house somebody else has to agree, always.',
} as const

function told(reply: FastifyReply, approval: string, end: ApprovalEnd, answer: StaffAnswer) {
  if (!answer.ok) return refuse(reply, answer.reason === 'gone' ? 404 : 409, answer.reason, answer.text)
  return { approval, end, text: end === 'done' ? 'It is done.' : 'It will not be done.' }
}
