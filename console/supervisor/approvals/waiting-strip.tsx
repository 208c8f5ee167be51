import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSpoken, useWords } from '#console/i18n/language'
import { useApprovals } from '#console/state/approvals'
import { useFloor } from '#console/state/floor'
import { useSession } from '#console/state/session'
import css from '#console/supervisor/approvals/waiting-strip.module.css'
import { leftWords } from '#console/supervisor/floor/ages'
import { shortRound } from '#console/supervisor/floor/condition'
import { decide } from '#console/supervisor/orders/send'
import { openDialog } from '#console/supervisor/state'
import { useTableName } from '#console/supervisor/table/use-names'
import { HTTP } from '#protocol/http'
import type { Approval, ApprovalOver } from '#protocol/staff/approvals'
import { Button } from '#ui/kit/button'
import { type ToastKind, toast } from '#ui/kit/toast'
import { serverNow } from '#ui/net/clock'
import { ask, isProblem } from '#ui/net/http'
import { useEvery } from '#ui/net/use-clock'

/** What waits for a second person, and how it ended: above everything, in every view. */
export function WaitingStrip() {
  const { approvals } = useWords().supervisor
  const waiting = useApprovals(({ waiting: all }) => all)
  const mayAlone = useAloneAllowed()
  useToldEnds()
  return (
    <section className={css.strip} aria-label={approvals.title} aria-live="polite">
      {waiting.length > 0 && (
        <>
          <h2 className={css.title}>
            <Users aria-hidden />
            {approvals.title}
          </h2>
          <ul className={css.list}>
            {waiting.map((approval) => (
              <Waiting key={approval.approval} approval={approval} mayAlone={mayAlone} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The house's rule, asked once. */
function useAloneAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false)
  useEffect(() => {
    void ask(HTTP.approvals, 'GET', '/api/staff/approvals').then((answer) => {
      if (!isProblem(answer)) setAllowed(answer.secondPerson === 'alone-with-password')
    })
  }, [])
  return isAllowed
}

function Waiting({ approval, mayAlone }: { readonly approval: Approval; readonly mayAlone: boolean }) {
  const { supervisor } = useWords()
  const { approvals } = supervisor
  const me = useSession(({ member }) => (typeof member === 'object' ? (member?.name ?? null) : null))
  const table = useTableName(approval.table)
  const isMine = approval.by === me
  const takeBack = async () => {
    const wrong = await decide(approval.approval, false)
    if (wrong !== null) toast('stop', supervisor.problem, wrong, true)
  }
  return (
    <li className={css.waiting}>
      <p className={css.what}>
        <strong>{approvals.what[approval.command.do]}</strong>
        <span>
          {table} · {shortRound(approval.round)}
        </span>
      </p>
      <p className={css.why}>
        <span>{isMine ? approvals.mine : approvals.by(approval.by)}</span>
        <q>{approval.command.reason}</q>
      </p>
      <Left until={approval.until} />
      {isMine ? (
        <>
          {mayAlone && (
            <Button size="small" onClick={() => openDialog({ ask: 'alone', approval })}>
              {approvals.alone}
            </Button>
          )}
          <Button size="small" onClick={() => void takeBack()}>
            {approvals.takeBack}
          </Button>
        </>
      ) : (
        <Button size="small" look="outline" onClick={() => openDialog({ ask: 'agree', approval })}>
          {approvals.decide}
        </Button>
      )}
    </li>
  )
}

function Left({ until }: { readonly until: number }) {
  const { approvals } = useWords().supervisor
  useEvery(1_000)
  return (
    <span className={css.left} aria-live="off">
      {approvals.left(leftWords(until - serverNow()))}
    </span>
  )
}

const KINDS: Readonly<Record<ApprovalOver['end'], ToastKind>> = {
  done: 'good',
  refused: 'warning',
  withdrawn: 'info',
  gone: 'warning',
  failed: 'stop',
}

/** How an order that waited came to its end is told to both who had to do with it, wherever they look. */
function useToldEnds(): void {
  useEffect(
    () =>
      useApprovals.subscribe(({ over }, before) => {
        if (over !== null && over !== before.over) tell(over)
      }),
    [],
  )
}

function tell(over: ApprovalOver): void {
  const { approvals } = useSpoken.getState().words.supervisor
  const { member } = useSession.getState()
  const me = typeof member === 'object' ? member?.name : null
  const isAbout = over.by === me || over.second === me
  const table = useFloor.getState().tables?.find((one) => one.table === over.table)?.name ?? over.table
  const text = approvals.endText(approvals.what[over.command.do], table, over.by)
  const second = over.second === null ? '' : ` ${approvals.secondWas(over.second)}`
  const why = over.end === 'failed' ? ` ${over.text}` : ''
  toast(KINDS[over.end], approvals.ends[over.end], `${text}${second}${why}`, isAbout && over.end === 'failed')
}
