import { Users } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useWords } from '#console/i18n/language'
import css from '#console/supervisor/orders/order-dialog.module.css'
import type { Outcome } from '#console/supervisor/orders/send'
import { closeDialog } from '#console/supervisor/state'
import { Button } from '#ui/kit/button'
import { Dialog } from '#ui/kit/dialog'
import { Field } from '#ui/kit/field'

interface Props {
  readonly title: string
  /** What will happen, in plain words. */
  readonly lead: string
  /** What it is about: the table, the player. */
  readonly about?: string | undefined
  /** Null where none is asked for. */
  readonly reason: { readonly most: number; readonly quick: readonly string[] } | null
  /** Money moves back. */
  readonly second?: boolean
  readonly danger?: boolean
  /** What is still missing is said beside the fields. */
  readonly ready?: boolean
  readonly shape?: 'dialog' | 'form' | 'wide'
  readonly children?: ReactNode
  readonly onSend: (reason: string) => Promise<Outcome>
}

const LEAST_REASON = 3

/** Every order that is asked about: what happens, why, and what came of it. Nothing typed is lost by a refusal. */
export function OrderDialog(props: Props) {
  const { title, lead, about, reason, second = false, danger = false, ready = true, children, onSend } = props
  const { supervisor, common } = useWords()
  const { orders } = supervisor
  const form = useId()
  const [why, setWhy] = useState('')
  const [wrong, setWrong] = useState<Outcome>(null)
  const [isSent, setSent] = useState(false)
  const [isTried, setTried] = useState(false)
  const isUnder = useRef(false)
  const isReasoned = reason === null || why.trim().length >= LEAST_REASON
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    // It may be further down than what is seen.
    if (!isReasoned) event.currentTarget.querySelector<HTMLInputElement>('[data-reason]')?.focus()
    if (isUnder.current || !ready || !isReasoned) return
    isUnder.current = true
    setSent(true)
    const outcome = await onSend(why.trim())
    isUnder.current = false
    setSent(false)
    setWrong(outcome)
    if (outcome === null) closeDialog()
  }
  return (
    <Dialog
      title={title}
      onClose={closeDialog}
      shape={props.shape ?? 'dialog'}
      footer={
        <>
          <Button look="quiet" onClick={closeDialog}>
            {orders.keep}
          </Button>
          <Button type="submit" form={form} look={danger ? 'stop' : 'outline'} disabled={isSent || !ready}>
            {isSent ? orders.sending : title}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={(event) => void submit(event)}>
        {about !== undefined && <p className={css.about}>{about}</p>}
        <p className={css.lead}>{lead}</p>
        {second && (
          <p className={css.second}>
            <Users aria-hidden />
            {orders.second}
          </p>
        )}
        {children}
        {reason !== null && (
          <>
            <Field
              label={orders.reason}
              value={why}
              onChange={setWhy}
              maxLength={reason.most}
              autoComplete="off"
              data-reason
              hint={orders.reasonHint(LEAST_REASON, reason.most)}
              problem={isTried && !isReasoned ? orders.reasonShort(LEAST_REASON) : null}
            />
            <fieldset className={css.quick}>
              <legend className="unseen">{orders.quick}</legend>
              {reason.quick.map((text) => (
                <Button key={text} size="small" onClick={() => setWhy(text)}>
                  {text}
                </Button>
              ))}
            </fieldset>
          </>
        )}
        <p className={css.wrong} role="alert">
          {wrong}
        </p>
        {isSent && <p className="unseen">{common.loading}</p>}
      </form>
    </Dialog>
  )
}
