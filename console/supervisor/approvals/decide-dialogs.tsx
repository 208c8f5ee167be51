import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useWords } from '#console/i18n/language'
import css from '#console/supervisor/approvals/decide-dialogs.module.css'
import { leftWords } from '#console/supervisor/floor/ages'
import { decide, decideAlone, type Outcome } from '#console/supervisor/orders/send'
import { closeDialog } from '#console/supervisor/state'
import { useTableName } from '#console/supervisor/table/use-names'
import type { Approval } from '#protocol/staff/approvals'
import { Button } from '#ui/kit/button'
import { Dialog } from '#ui/kit/dialog'
import { Field } from '#ui/kit/field'
import { serverNow } from '#ui/net/clock'
import { useEvery } from '#ui/net/use-clock'

interface Props {
  readonly approval: Approval
}

/** The second person reads all of it before they agree. */
export function AgreeDialog({ approval }: Props) {
  const { approvals, orders } = useWords().supervisor
  const { wrong, isSent, send } = useDecision()
  const answer = (yes: boolean) => void send(() => decide(approval.approval, yes))
  return (
    <DecideDialog
      approval={approval}
      lead={orders.leads[approval.command.do]}
      buttons={
        <>
          <Button disabled={isSent} onClick={() => answer(false)}>
            {approvals.refuse}
          </Button>
          <Button look="stop" disabled={isSent} onClick={() => answer(true)}>
            {approvals.agree}
          </Button>
        </>
      }
    >
      <p className={css.note}>{approvals.lead}</p>
      <p className={css.wrong} role="alert">
        {wrong}
      </p>
    </DecideDialog>
  )
}

/** Where the house allows it and nobody else is there: the own order, by the password. */
export function AloneDialog({ approval }: Props) {
  const { approvals } = useWords().supervisor
  const form = useId()
  const [password, setPassword] = useState('')
  const { wrong, isSent, send } = useDecision()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSent && password !== '') void send(() => decideAlone(approval.approval, password))
  }
  return (
    <DecideDialog
      approval={approval}
      lead={approvals.aloneLead}
      buttons={
        <Button type="submit" form={form} look="stop" disabled={isSent}>
          {approvals.confirm}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field
          label={approvals.password}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          problem={wrong}
          required
        />
      </form>
    </DecideDialog>
  )
}

/** One answer at a time; when it is taken the dialog is gone. */
function useDecision() {
  const [wrong, setWrong] = useState<Outcome>(null)
  const [isSent, setSent] = useState(false)
  const send = async (answer: () => Promise<Outcome>) => {
    setSent(true)
    const outcome = await answer()
    setSent(false)
    setWrong(outcome)
    if (outcome === null) closeDialog()
  }
  return { wrong, isSent, send }
}

interface DialogProps extends Props {
  /** What will happen. */
  readonly lead: string
  readonly buttons: ReactNode
  readonly children: ReactNode
}

function DecideDialog({ approval, lead, buttons, children }: DialogProps) {
  const { approvals, orders } = useWords().supervisor
  return (
    <Dialog
      title={approvals.what[approval.command.do]}
      onClose={closeDialog}
      footer={
        <>
          <Button look="quiet" onClick={closeDialog}>
            {orders.keep}
          </Button>
          {buttons}
        </>
      }
    >
      <div className={css.body}>
        <p>{lead}</p>
        <Facts approval={approval} />
        {children}
      </div>
    </Dialog>
  )
}

function Facts({ approval: { table, round, by, command, until } }: Props) {
  const { facts } = useWords().supervisor.approvals
  const name = useTableName(table)
  useEvery(1_000)
  return (
    <dl className={css.facts}>
      <dt>{facts.table}</dt>
      <dd>{name}</dd>
      <dt>{facts.round}</dt>
      <dd>{round}</dd>
      <dt>{facts.who}</dt>
      <dd>{by}</dd>
      <dt>{facts.why}</dt>
      <dd>{command.reason}</dd>
      <dt>{facts.until}</dt>
      <dd>{leftWords(until - serverNow())}</dd>
    </dl>
  )
}
