import { SendHorizontal } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import css from '#console/supervisor/talk/composer.module.css'
import { IconButton } from '#ui/kit/icon-button'

interface Props {
  readonly label: string
  readonly send: string
  /** What is wrong with the line; null when it was said. */
  readonly onSay: (text: string) => Promise<string | null>
}

/** One line to write. What is refused stays, with the reason. */
export function Composer({ label, send, onSay }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSent || text.trim() === '') return
    setSent(true)
    const problem = await onSay(text.trim())
    setSent(false)
    setWrong(problem)
    if (problem === null) setText('')
  }
  return (
    <form className={css.composer} onSubmit={(event) => void submit(event)}>
      <p id={id} role="alert">
        {wrong}
      </p>
      <div className={css.row}>
        <input
          aria-label={label}
          placeholder={label}
          aria-describedby={id}
          aria-invalid={wrong !== null}
          autoComplete="off"
          dir="auto"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <IconButton
          type="submit"
          label={send}
          icon={<SendHorizontal />}
          disabled={isSent || text.trim() === ''}
        />
      </div>
    </form>
  )
}
