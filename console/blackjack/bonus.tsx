import css from '#console/blackjack/bonus.module.css'
import { useWords } from '#console/i18n/language'
import type { State } from '#engine/blackjack/types'

/** MF-16: how far the bonus is, or that it failed. */
export function Bonus({ game: { fireBlaze } }: { readonly game: State }) {
  const { table } = useWords().supervisor
  if (fireBlaze?.level == null) return null
  return (
    <p className={css.bonus}>
      <strong>{table.bonus}</strong>{' '}
      {fireBlaze.failed ? table.bonusFailed : table.bonusLevel(fireBlaze.level, fireBlaze.points)}
    </p>
  )
}
