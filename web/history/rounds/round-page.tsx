import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { HTTP } from '#protocol/http'
import type { RoundAnswer } from '#protocol/http/history'
import { Button } from '#ui/kit/button'
import { isProblem } from '#ui/net/http'
import { HistoryProblem } from '#web/history/history-problem'
import { ProofView } from '#web/history/proof/proof-view'
import { Replay } from '#web/history/replay/replay'
import { BetsList } from '#web/history/rounds/bets-list'
import { RoundHead } from '#web/history/rounds/round-head'
import css from '#web/history/rounds/round-page.module.css'
import { useAnswer } from '#web/history/use-answer'
import { useWords } from '#web/i18n/language'

interface Props {
  readonly code: string
  /** Where it takes the list's place. */
  readonly onBack?: () => void
}

/** TP-7: a round with its cards, bets and results, to be seen again and to be checked. */
export function RoundPage({ code, onBack }: Props) {
  const words = useWords()
  const { answer, again } = useAnswer(HTTP.round, `/api/rounds/${code}`)
  const top = useRef<HTMLDivElement>(null)
  const takesPlace = onBack !== undefined
  useEffect(() => {
    if (takesPlace) top.current?.focus()
  }, [takesPlace])
  return (
    <div ref={top} tabIndex={-1} className={css.page} aria-busy={answer === null}>
      {onBack !== undefined && (
        <Button look="quiet" className={css.back} onClick={onBack}>
          <ArrowLeft size={18} aria-hidden /> {words.history.back}
        </Button>
      )}
      {answer === null && <p className={css.loading}>{words.common.loading}</p>}
      {isProblem(answer) && <HistoryProblem problem={answer} onAgain={again} />}
      {answer !== null && !isProblem(answer) && <Round round={answer} onAgain={again} />}
    </div>
  )
}

function Round({ round, onAgain }: { readonly round: RoundAnswer; readonly onAgain: () => void }) {
  return (
    <article className={css.round}>
      <RoundHead round={round} />
      <Replay key={round.code} round={round} />
      <BetsList bets={round.bets} currency={round.currency} />
      <ProofView round={round} onAgain={onAgain} />
    </article>
  )
}
