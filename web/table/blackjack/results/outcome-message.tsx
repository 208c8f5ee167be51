import { Trophy } from 'lucide-react'
import { units } from '#ui/draw/place'
import { useCountUp } from '#ui/draw/use-count-up'
import { classes } from '#ui/kit/classes'
import { useFormats, useWords } from '#web/i18n/language'
import type { Outcome, ToldResult } from '#web/table/blackjack/results/outcome'
import css from '#web/table/blackjack/results/outcome-message.module.css'
import { headlineOf } from '#web/table/status/headline'

interface Props {
  readonly outcome: Outcome
  readonly currency: string
  /** Hands and not seats. */
  readonly shared: boolean
  /** A phone has no room for a reason beside its bet: it stands below. */
  readonly brief?: boolean
  /** How high it may be, in the stage's units; what is more is scrolled. */
  readonly room: number
}

/** More bets than this stand in two columns, where there is room. */
const MOST_IN_A_COLUMN = 5
/** More than this may have to be scrolled there. */
const MOST_ON_A_PHONE = 2

/** What the round brought, and why: each bet in a short sentence. */
export function OutcomeMessage({ outcome, currency, shared, brief = false, room }: Props) {
  const { blackjack: words } = useWords()
  const { net } = useFormats()
  const { results } = outcome
  const isOneSeat = new Set(results.map(({ seat }) => seat)).size === 1
  const isMany = results.length > MOST_IN_A_COLUMN
  const where = ({ seat, hand, behind, bet }: ToldResult) => {
    const place = shared ? words.hand(seat) : words.seat(seat)
    const at = isSplit(results, seat) && bet === 'main' ? `${place} (${hand + 1})` : place
    const what = bet !== 'main' ? words.spots[bet] : behind ? words.spots.behind : null
    return [brief && isOneSeat && what !== null ? null : at, what].filter((part) => part !== null).join(' · ')
  }
  return (
    <section
      className={classes(
        css.message,
        outcome.ending === 'won' && css.won,
        brief ? css.brief : isMany && !shared && css.many,
      )}
      style={{ maxHeight: units(room) }}
      role="status"
      aria-live="assertive"
    >
      <Title outcome={outcome} currency={currency} />
      {/* Whoever has many bets scrolls, by keys too. */}
      <ul
        className={css.lines}
        tabIndex={results.length > (brief ? MOST_ON_A_PHONE : MOST_IN_A_COLUMN) ? 0 : undefined}
      >
        {results.map((result) => (
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

function isSplit(results: readonly ToldResult[], seat: number): boolean {
  return results.some((result) => result.bet === 'main' && result.seat === seat && result.hand > 0)
}

function Title({ outcome, currency }: Pick<Props, 'outcome' | 'currency'>) {
  const words = useWords()
  const { money } = useFormats()
  const isWon = outcome.ending === 'won'
  const counted = useCountUp(isWon ? outcome.net : 0)
  const headline = headlineOf(words, outcome)
  if (headline === null) return null
  const { name, cents } = headline
  return (
    <h2 className={css.title}>
      {isWon && <Trophy size={20} aria-hidden />}
      <span>{name}</span>
      <strong aria-hidden>{money(isWon ? counted : cents, currency)}</strong>
      <span className="unseen">{money(cents, currency)}</span>
    </h2>
  )
}
