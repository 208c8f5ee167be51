import { placeAt, units } from '#web/draw/place'
import { StackMark } from '#web/draw/stack'
import { useFormats, useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/company.module.css'
import type { SeatPlace } from '#web/table/blackjack/plan'
import type { Company, StakePlace } from '#web/table/blackjack/stake-places'
import type { StakeView } from '#web/table/blackjack/stake-view'
import { classes } from '#web/ui/classes'

interface Props {
  readonly place: SeatPlace
  readonly company: Company
  /** What this player has behind the seat, or on a box of another. */
  readonly mine: StakeView | null
  readonly currency: string
}

const CHIP = 28

/** Bets behind a seat as one small stack with their number; the amount at hover or hold. */
export function CompanyStack({ place, company, mine, currency }: Props) {
  const { blackjack: words } = useWords()
  const { money } = useFormats()
  const count = company.count + (mine === null ? 0 : 1)
  if (count === 0) return null
  const cents = company.cents + (mine?.cents ?? 0)
  const total = money(cents, currency, true)
  const at: StakePlace = { ...place.behind, size: CHIP }
  return (
    <span
      className={classes(css.company, mine !== null && css.mine, mine?.pending === true && css.pending)}
      style={placeAt(at.x, at.y)}
      role="img"
      aria-label={words.behindName(count, total)}
      title={words.behindName(count, total)}
    >
      <svg
        className={css.chips}
        viewBox="0 0 1 1"
        style={{ width: units(1), height: units(1) }}
        aria-hidden="true"
      >
        <StackMark cents={cents} size={CHIP} state={mine?.pending === true ? 'pending' : 'accepted'} />
      </svg>
      <span className={css.count}>
        {words.behindCount(count)}
        {mine !== null && <strong>{money(mine.cents, currency, true)}</strong>}
      </span>
    </span>
  )
}
