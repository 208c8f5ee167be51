import { type FormEvent, useState } from 'react'
import css from '#console/dealer/dialogs/dialogs.module.css'
import { useWords } from '#console/i18n/language'
import { relieve } from '#console/net/session'
import { Button } from '#ui/kit/button'
import { Dialog } from '#ui/kit/dialog'
import { Field } from '#ui/kit/field'

/** The next dealer signs in here, while the one before still deals. */
export function NextDealer({ onClose }: { readonly onClose: () => void }) {
  const words = useWords()
  const { next } = words.dealer
  const { signIn, common } = words
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isWaiting) return
    setWaiting(true)
    const refused = await relieve(name.trim(), password)
    setWaiting(false)
    if (refused === null) return onClose()
    const known: Readonly<Record<string, string>> = signIn.problems
    setProblem(known[refused.error] ?? (refused.status === 0 ? common.offlineProblem : common.unknownProblem))
    setPassword('')
  }
  return (
    <Dialog title={next.title} onClose={onClose}>
      <form className={css.form} onSubmit={(event) => void submit(event)}>
        <p className={css.lead}>{next.lead}</p>
        <Field label={signIn.name} value={name} onChange={setName} autoComplete="off" data-first required />
        <Field
          label={signIn.password}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="off"
          required
        />
        <p className={css.problem} role="alert">
          {problem}
        </p>
        <Button type="submit" look="main" className={css.large} disabled={isWaiting}>
          {isWaiting ? signIn.entering : next.enter}
        </Button>
      </form>
    </Dialog>
  )
}
