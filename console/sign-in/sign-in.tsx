import { type FormEvent, useRef, useState } from 'react'
import { useNextLanguage, useWords } from '#console/i18n/language'
import { enter } from '#console/net/session'
import css from '#console/sign-in/sign-in.module.css'
import { Mark } from '#ui/draw/mark'
import { Button } from '#ui/kit/button'
import { Field } from '#ui/kit/field'
import type { Problem } from '#ui/net/http'

export function SignIn() {
  const words = useWords()
  const { signIn, common } = words
  const next = useNextLanguage()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isWaiting) return
    setWaiting(true)
    const refused = await enter(name.trim(), password)
    setWaiting(false)
    setProblem(refused)
    if (refused === null) return
    setPassword('')
    form.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus()
  }
  return (
    <main className={css.page}>
      <form ref={form} className={css.form} onSubmit={(event) => void submit(event)}>
        <header className={css.head}>
          <Mark size={40} />
          <h1>{signIn.title}</h1>
          <p>{signIn.lead}</p>
        </header>
        <Field
          label={signIn.name}
          value={name}
          onChange={setName}
          autoComplete="username"
          autoFocus
          required
        />
        <Field
          label={signIn.password}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          required
        />
        <p className={css.problem} role="alert">
          {problem !== null && sentence(problem, signIn.problems, common)}
        </p>
        <Button type="submit" look="main" disabled={isWaiting}>
          {isWaiting ? signIn.entering : signIn.enter}
        </Button>
        <Button look="quiet" size="small" onClick={next.speak}>
          {next.name}
        </Button>
      </form>
    </main>
  )
}

function sentence(
  { status, error }: Problem,
  problems: Readonly<Record<string, string>>,
  common: { readonly offlineProblem: string; readonly unknownProblem: string },
): string {
  return problems[error] ?? (status === 0 ? common.offlineProblem : common.unknownProblem)
}
