import { useState } from 'react'
import { isProblem, type Problem } from '#ui/net/http'
import { problemWords } from '#web/account/problem-words'
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
  const run = async <Answer>(ask: () => Promise<Answer | Problem>): Promise<Answer | null> => {
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
