import { Trophy } from 'lucide-react'
import { useCountUp } from '#web/draw/use-count-up'
import { useFormats, useWords } from '#web/i18n/language'
import type { Outcome, ToldResult } from '#web/table/blackjack/outcome'
import css from '#web/table/blackjack/outcome-message.module.css'
import { classes } from '#web/ui/classes'

interface Props {
  readonly outcome: Outcome
  readonly currency: string
  /** Hands and not seats. */
  readonly shared: boolean
  /** A phone shows the largest results in one line each. */
  readonly brief?: boolean
}

const MOST_LINES = 6
const MOST_BRIEF = 3

/** What the round brought, and why: each bet in a short sentence. */
export function OutcomeMessage({ outcome, currency, shared, brief = false }: Props) {
  const { blackjack: words } = useWords()
  const { money, net } = useFormats()
  const isWin = outcome.net > 0
  const counted = useCountUp(isWin ? outcome.net : 0)
  const pushed = !isWin && outcome.results.every(({ outcome: how }) => how === 'push' || how === 'refund')
  const isOneSeat = new Set(outcome.results.map(({ seat }) => seat)).size === 1
  const where = ({ seat, behind, bet }: ToldResult) => {
    const at = brief && isOneSeat ? null : shared ? words.hand(seat) : words.seat(seat)
    const what = bet !== 'main' ? words.spots[bet] : behind ? words.spots.behind : null
    return [at, what].filter((part) => part !== null).join(' · ')
  }
  return (
    <section
      className={classes(css.message, isWin && css.won, brief && css.brief)}
      role="status"
      aria-live="assertive"
    >
      <h2 className={css.title}>
        {isWin ? (
          <>
            <Trophy size={20} aria-hidden />
            <span>{words.youWin}</span>
            <strong aria-hidden>{money(counted, currency)}</strong>
            <span className="unseen">{money(outcome.net, currency)}</span>
          </>
        ) : (
          <span>{pushed ? words.youPush : words.youLose}</span>
        )}
      </h2>
      <ul className={css.lines}>
        {outcome.results.slice(0, brief ? MOST_BRIEF : MOST_LINES).map((result) => (
          <li key={result.key} className={classes(css.line, result.net > 0 && css.good)}>
            <span className={css.where}>{where(result)}</span>
            <span className={css.why}>{result.why}</span>
            <span className={css.net}>{net(result.net, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
