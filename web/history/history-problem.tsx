import { Button } from '#ui/kit/button'
import type { Problem } from '#ui/net/http'
import css from '#web/history/history-problem.module.css'
import { useWords } from '#web/i18n/language'

/** The house did not answer as hoped. */
export function HistoryProblem({
  problem,
  onAgain,
}: {
  readonly problem: Problem
  readonly onAgain: () => void
}) {
  const { common } = useWords()
  return (
    <div className={css.problem} role="alert">
      <p>{problem.error === 'offline' ? common.offlineProblem : common.unknownProblem}</p>
      <Button onClick={onAgain}>{common.retry}</Button>
    </div>
  )
}

/** Nothing is there, and why. */
export function HistoryEmpty({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={css.problem}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  )
}
