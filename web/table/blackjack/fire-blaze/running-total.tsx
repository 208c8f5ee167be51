import type { BonusLevel, LevelRules } from '#engine/blackjack/fire-blaze/types'
import type { TableState } from '#engine/table/types'
import { LEVEL_NAMES } from '#protocol/story/blackjack/side-why'
import { useFormats, useWords } from '#web/i18n/language'
import type { Beat } from '#web/table/blackjack/fire-blaze/beats'
import type { OwnWin } from '#web/table/blackjack/fire-blaze/own-win'
import css from '#web/table/blackjack/fire-blaze/running-total.module.css'

interface Props {
  readonly beat: Beat
  readonly level: BonusLevel
  readonly rules: LevelRules
  readonly own: OwnWin | null
  readonly currency: TableState['currency']
}

/** The multiplier as it grows, and what it is worth to this player. */
export function RunningTotal({ beat, level, rules, own, currency }: Props) {
  const { fireBlaze: words } = useWords()
  const { money } = useFormats()
  const { total } = beat.bonus
  const isMost = total === rules.range[1]
  return (
    <div className={css.running}>
      <h3 className={css.caps}>{words.total}</h3>
      <p className={css.total}>
        <span className={css.sign}>×</span>
        <span key={total} className={css.figure}>
          {total}
        </span>
      </p>
      <p className={css.win} data-over={beat.kind === 'over'}>
        {own === null ? (isMost ? words.most(LEVEL_NAMES[level]) : '') : money(own.win, currency)}
      </p>
      <p className={css.stake}>
        {own === null ? words.noStake : words.stake(money(own.stake, currency, true), total)}
      </p>
    </div>
  )
}
