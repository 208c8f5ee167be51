import { type FormEvent, useState } from 'react'
import css from '#console/dealer/dialogs/dialogs.module.css'
import { useWords } from '#console/i18n/language'
import { heardChat, type StaffRemark } from '#console/state/chat'
import { HTTP } from '#protocol/http'
import { Button } from '#ui/kit/button'
import { Dialog } from '#ui/kit/dialog'
import { Field } from '#ui/kit/field'
import { ask, isProblem } from '#ui/net/http'

interface Props {
  readonly remark: StaffRemark
  readonly onClose: () => void
}

const MOST_LETTERS = 200

/** Takes a remark out of everybody's sight, for a reason that is kept. */
export function HideDialog({ remark, onClose }: Props) {
  const { dealer, common } = useWords()
  const { chat } = dealer
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const hide = async (reason: string) => {
    if (isWaiting || reason.trim() === '') return
    setWaiting(true)
    const answer = await ask(HTTP.chatHid, 'POST', '/api/staff/chat/hide', {
      line: remark.line,
      reason: reason.trim(),
    })
    setWaiting(false)
    if (isProblem(answer)) {
      setProblem(answer.status === 0 ? common.offlineProblem : answer.text || common.unknownProblem)
      return
    }
    heardChat({ type: 'chatHidden', room: answer.table, line: answer.line })
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void hide(typed)
  }
  return (
    <Dialog title={chat.hideTitle} onClose={onClose}>
      <form className={css.form} onSubmit={submit}>
        <p className={css.lead}>
          <b>{remark.name}</b>: {remark.text}
        </p>
        <p className={css.lead}>{chat.hideLead}</p>
        <div className={css.quick}>
          {chat.hideReasons.map((reason) => (
            <Button key={reason} disabled={isWaiting} onClick={() => void hide(reason)}>
              {reason}
            </Button>
          ))}
        </div>
        <Field
          label={chat.hideReason}
          value={typed}
          onChange={setTyped}
          maxLength={MOST_LETTERS}
          problem={problem}
          autoComplete="off"
        />
        <Button type="submit" look="stop" className={css.large} disabled={isWaiting || typed.trim() === ''}>
          {chat.hideSend}
        </Button>
      </form>
    </Dialog>
  )
}
