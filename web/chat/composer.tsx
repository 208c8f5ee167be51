import { SendHorizontal } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { REMARK_CHARACTERS } from '#protocol/chat'
import { IconButton } from '#ui/kit/icon-button'
import { useConnection } from '#ui/net/connection'
import css from '#web/chat/composer.module.css'
import { remarkLength } from '#web/chat/remarks'
import { useWords } from '#web/i18n/language'

interface Props {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onSay: () => void
  readonly field: RefObject<HTMLInputElement | null>
}

/** From here on it is worth knowing how much is left. */
const FEW = 40

/** One line to write; the house cleans and checks it, and says so where it does not take it. */
export function Composer({ text, onText, onSay, field }: Props) {
  const { chat: words } = useWords()
  const isLost = useConnection(({ state }) => state === 'lost')
  const left = REMARK_CHARACTERS - remarkLength(text)
  const note = isLost ? words.offline : left < 0 ? words.over(-left) : left < FEW ? words.left(left) : null
  const id = useId()
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        if (left >= 0 && text.trim() !== '') onSay()
      }}
    >
      <p id={id} className={css.note} data-over={left < 0} role="status">
        {note}
      </p>
      <div className={css.row}>
        <input
          ref={field}
          className={css.field}
          aria-label={words.say}
          placeholder={words.say}
          aria-describedby={id}
          aria-invalid={left < 0}
          autoComplete="off"
          enterKeyHint="send"
          dir="auto"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        <IconButton
          type="submit"
          className={css.send}
          label={words.send}
          icon={<SendHorizontal />}
          disabled={left < 0 || text.trim() === ''}
        />
      </div>
    </form>
  )
}
