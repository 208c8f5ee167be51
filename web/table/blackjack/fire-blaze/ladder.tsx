import type { CSSProperties } from 'react'
import { type BonusLevel, type FireBlazeRules, LEVELS } from '#engine/blackjack/fire-blaze/types'
import { LEVEL_NAMES } from '#protocol/story/blackjack/side-why'
import { classes } from '#ui/kit/classes'
import { useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/fire-blaze/ladder.module.css'

interface Props {
  readonly rules: FireBlazeRules
  readonly level: BonusLevel
}

/** The five levels, from below; the one that is played stands out. On phones they lie in a line. */
export function Ladder({ rules, level }: Props) {
  const { fireBlaze: words } = useWords()
  const at = LEVELS.indexOf(level)
  return (
    <ol
      className={css.ladder}
      aria-label={words.ladder}
      style={{ '--climbed': at / (LEVELS.length - 1) } as CSSProperties}
    >
      {LEVELS.map((name, index) => (
        <li
          key={name}
          className={classes(css.level, index < at && css.passed, index === at && css.now)}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={css.node} />
          <span className={css.name}>{LEVEL_NAMES[name]}</span>
          <span className={css.points}>{words.points(rules.levels[name].points)}</span>
        </li>
      ))}
    </ol>
  )
}
