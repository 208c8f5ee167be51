import { type FormEvent, useState } from 'react'
import { useRefused } from '#console/dealer/actions/refusals'
import { order } from '#console/dealer/actions/send'
import css from '#console/dealer/dialogs/dialogs.module.css'
import { useWords } from '#console/i18n/language'
import { Button } from '#ui/kit/button'
import { Dialog } from '#ui/kit/dialog'
import { Field } from '#ui/kit/field'

interface Props {
  readonly table: string
  readonly onClose: () => void
}

const MOST_LETTERS = 500

/** One press calls, with a reason that everybody knows; anything else is written. */
export function CallDialog({ table, onClose }: Props) {
  const { call } = useWords().dealer
  const refused = useRefused(({ text }) => text)
  const [typed, setTyped] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const say = async (text: string) => {
    if (isWaiting || text.trim() === '') return
    setWaiting(true)
    const isDone = await order(table, { do: 'call', text: text.trim() })
    setWaiting(false)
    if (isDone) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void say(typed)
  }
  return (
    <Dialog title={call.title} onClose={onClose}>
      <form className={css.form} onSubmit={submit}>
        <p className={css.lead}>{call.lead}</p>
        <div className={css.quick}>
          {call.reasons.map((reason, index) => (
            <Button
              key={reason}
              data-first={index === 0 || undefined}
              disabled={isWaiting}
              onClick={() => void say(reason)}
            >
              {reason}
            </Button>
          ))}
        </div>
        <Field
          label={call.own}
          value={typed}
          onChange={setTyped}
          maxLength={MOST_LETTERS}
          autoComplete="off"
        />
        <p className={css.problem} role="alert">
          {refused}
        </p>
        <Button type="submit" look="stop" className={css.large} disabled={isWaiting || typed.trim() === ''}>
          {call.send}
        </Button>
      </form>
    </Dialog>
  )
}
