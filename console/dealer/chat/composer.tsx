import { type FormEvent, useRef, useState } from 'react'
import css from '#console/dealer/chat/chat.module.css'
import { sayRemark } from '#console/dealer/chat/send'
import { useWords } from '#console/i18n/language'
import { REMARK_CHARACTERS } from '#protocol/chat'
import { Button } from '#ui/kit/button'
import { Field } from '#ui/kit/field'

interface Props {
  readonly table: string
  readonly autoFocus: boolean
  readonly onSaid?: () => void
}

export function Composer({ table, autoFocus, onSaid }: Props) {
  const { dealer } = useWords()
  const { chat } = dealer
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isWaiting || text.trim() === '') return
    setWaiting(true)
    const refused = await sayRemark(table, text.trim(), dealer)
    setWaiting(false)
    setProblem(refused)
    if (refused !== null) return
    setText('')
    // The keys are the reader's again.
    form.current?.querySelector('input')?.blur()
    onSaid?.()
  }
  return (
    <form ref={form} className={css.composer} onSubmit={(event) => void submit(event)}>
      <Field
        label={chat.reply}
        value={text}
        onChange={setText}
        problem={problem}
        maxLength={REMARK_CHARACTERS}
        autoComplete="off"
        data-first={autoFocus || undefined}
        data-reply
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      <Button type="submit" disabled={isWaiting || text.trim() === ''}>
        {chat.say}
      </Button>
    </form>
  )
}
