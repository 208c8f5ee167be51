import { StackMark } from '#ui/draw/chips/stack'
import { classes } from '#ui/kit/classes'
import { useFormats, useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/seats/company.module.css'
import type { Company } from '#web/table/blackjack/spots/stake-places'
import type { StakeView } from '#web/table/blackjack/spots/stake-view'
import type { PlatePlace } from '#web/table/blackjack/stage/plan'

interface Props {
  /** On which side of the plate it hangs. */
  readonly side: PlatePlace['company']
  readonly company: Company
  /** What this player has behind the seat, or on a box of another. */
  readonly mine: StakeView | null
  readonly currency: string
}

const CHIP = 24

/** Bets behind a seat, beside its plate, as one small stack with their number; the amount at hover or hold. */
export function CompanyStack({ side, company, mine, currency }: Props) {
  const { blackjack: words } = useWords()
  const { money } = useFormats()
  const count = company.count + (mine === null ? 0 : 1)
  if (count === 0) return null
  const cents = company.cents + (mine?.cents ?? 0)
  const name = words.behindName(count, money(cents, currency, true))
  return (
    <span
      className={classes(css.company, mine !== null && css.mine, mine?.pending === true && css.pending)}
      data-side={side}
      role="img"
      aria-label={name}
      title={name}
    >
      <svg className={css.chips} viewBox="-13 -15 26 28" width="26" height="28" aria-hidden="true">
        <StackMark cents={cents} size={CHIP} state={mine?.pending === true ? 'pending' : 'accepted'} />
      </svg>
      {words.behindCount(count)}
      {mine !== null && <strong>{money(mine.cents, currency, true)}</strong>}
    </span>
  )
}
