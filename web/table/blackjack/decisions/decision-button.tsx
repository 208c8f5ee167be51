import { Minus, Plus, Split } from 'lucide-react'
import type { Decision } from '#engine/blackjack/types'
import { classes } from '#ui/kit/classes'
import { useFormats, useWords } from '#web/i18n/language'
import { type Choice, type Deciding, decisionOn } from '#web/table/blackjack/decisions/choices'
import css from '#web/table/blackjack/decisions/decision-button.module.css'
import { useOnePress } from '#web/table/blackjack/decisions/use-one-press'
import { order } from '#web/table/chips/order'

interface Props {
  readonly table: string
  readonly deciding: Deciding
  readonly choice: Choice
  readonly currency: string
  /** Round with its word below, or a large plate for thumbs. */
  readonly look: 'round' | 'plate'
}

/** One of the four decisions: always in its place, off when it cannot be, with the reason (TP-13). */
export function DecisionButton({ table, deciding, choice, currency, look }: Props) {
  const words = useWords()
  const { money } = useFormats()
  const { blackjack } = words
  const { decision, why, free } = choice
  const adds = decision === 'double' || decision === 'split'
  const price = free ? blackjack.free : money(deciding.cost, currency, true)
  const reason = why === null ? undefined : words.reasons[why]
  const stored = deciding.early === decision
  const { busy, press } = useOnePress(table, `hand/${deciding.seat}/${deciding.hand}`)
  return (
    <button
      type="button"
      className={classes(css[look], css[decision], !deciding.onTurn && css.early, stored && css.stored)}
      disabled={why !== null}
      aria-disabled={busy || undefined}
      title={reason}
      aria-label={[blackjack.decisions[decision], adds && why === null ? price : null, reason]
        .filter((part) => part !== null && part !== undefined)
        .join(', ')}
      aria-pressed={deciding.onTurn ? undefined : stored}
      onClick={() => press(() => order(table, decisionOn(deciding, decision)))}
    >
      <span className={css.sign}>{SIGNS[decision]}</span>
      <span className={css.word}>
        {blackjack.decisions[decision]}
        {adds && why === null && <small className={free ? css.free : undefined}>{price}</small>}
      </span>
    </button>
  )
}

const SIGNS: Readonly<Record<Decision, React.ReactNode>> = {
  hit: <Plus aria-hidden />,
  stand: <Minus aria-hidden />,
  double: <b>2×</b>,
  split: <Split aria-hidden />,
}
