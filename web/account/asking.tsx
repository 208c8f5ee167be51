import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { isProblem, type Problem } from '#ui/net/http'
import css from '#web/account/problem-line.module.css'
import type { Words } from '#web/i18n/language'
import { useWords } from '#web/i18n/language'

interface Asking {
  readonly busy: boolean
  /** What went wrong the last time, in words. */
  readonly problem: string | null
  readonly setProblem: (problem: string | null) => void
  /** Asks the house, once at a time; the answer, or null when it was a problem. */
  readonly run: <Answer>(ask: () => Promise<Answer | Problem>) => Promise<Answer | null>
}

/** A button that asks the house for something. */
export function useAsking(): Asking {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function run<Answer>(ask: () => Promise<Answer | Problem>): Promise<Answer | null> {
    if (busy) return null
    setBusy(true)
    setProblem(null)
    const answer = await ask()
    setBusy(false)
    if (!isProblem(answer)) return answer
    setProblem(problemWords(words, answer))
    return null
  }
  return { busy, problem, setProblem, run }
}

/** Why the house did not do it, in the player's language; what has no words of its own gets general ones. */
export function problemWords(words: Words, { error }: Pick<Problem, 'error'>): string {
  const known: Readonly<Record<string, string>> = words.account.problems
  return Object.hasOwn(known, error)
    ? (known[error] ?? words.common.unknownProblem)
    : words.common.unknownProblem
}

/** What went wrong, above the button that would try again. */
export function ProblemLine({ text }: { readonly text: string | null }) {
  return (
    <p role="alert" className={css.line} data-shown={text !== null}>
      {text !== null && <CircleAlert aria-hidden />}
      {text}
    </p>
  )
}
