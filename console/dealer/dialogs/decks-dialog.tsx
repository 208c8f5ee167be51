import { type FormEvent, useState } from 'react'
import { useRefused } from '#console/dealer/actions/refusals'
import { order } from '#console/dealer/actions/send'
import { readDecks, writeDecks } from '#console/dealer/dialogs/deck-numbers'
import css from '#console/dealer/dialogs/dialogs.module.css'
import { useWords } from '#console/i18n/language'
import { Button } from '#ui/kit/button'
import { Dialog } from '#ui/kit/dialog'
import { Field } from '#ui/kit/field'

interface Props {
  readonly table: string
  /** Those that the coming shoe is made of unless others are written. */
  readonly decks: readonly number[]
  readonly withdrawn: readonly number[]
  readonly onClose: () => void
}

export function DecksDialog({ table, decks, withdrawn, onClose }: Props) {
  const { decks: words } = useWords().dealer
  const refused = useRefused(({ text }) => text)
  const [typed, setTyped] = useState(() => writeDecks(decks))
  const [problem, setProblem] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = readDecks(typed)
    if (wanted === null) return setProblem(words.wrong)
    if (wanted.length !== decks.length) return setProblem(words.count(decks.length, wanted.length))
    const old = wanted.find((deck) => withdrawn.includes(deck))
    if (old !== undefined) return setProblem(words.withdrawn(old))
    setWaiting(true)
    const isDone = await order(table, { do: 'openShoe', decks: wanted })
    setWaiting(false)
    if (isDone) onClose()
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className={css.form} onSubmit={(event) => void send(event)}>
        <p className={css.lead}>{words.lead(decks.length)}</p>
        <Field
          label={words.field}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setProblem(null)
          }}
          hint={words.hint}
          problem={problem}
          autoComplete="off"
          data-first
        />
        <p className={css.problem} role="alert">
          {refused}
        </p>
        <Button type="submit" look="main" className={css.large} disabled={isWaiting}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  )
}
