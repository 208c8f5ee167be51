import { memo } from 'react'
import type { Winner } from '#engine/roads/result'
import { classes } from '#ui/kit/classes'
import { useFormats, useWords } from '#web/i18n/language'
import { countsOf, type Statistics } from '#web/roads/shoe'
import css from '#web/roads/shoe-statistics.module.css'
import type { SideWords } from '#web/roads/side-words'
import { usePart } from '#web/table/frame/frame'

interface Props {
  readonly sides: SideWords
  readonly statistics: Statistics
  /** Pairs and naturals too. */
  readonly more?: boolean
}

const LOOKS: Readonly<Record<Winner, string | undefined>> = { P: css.player, T: css.tie, B: css.banker }

/** How the shoe has gone: a bar of shares and the counts. */
export const ShoeStatistics = memo(function ShoeStatistics({ sides, statistics, more = true }: Props) {
  const { roads: words } = useWords()
  const { number, percent } = useFormats()
  const { player, ties, banker } = statistics
  const hands = player + ties + banker
  const winners: readonly (readonly [Winner, number])[] = [
    ['P', player],
    ['T', ties],
    ['B', banker],
  ]
  const counts = [...countsOf(sides, statistics), { name: words.hands, short: words.hands, count: hands }]
  return (
    <section className={css.statistics} aria-label={words.statistics} {...usePart()}>
      <div className={css.bar} aria-hidden="true">
        {winners.map(([winner, count]) => (
          <span key={winner} className={classes(css.share, LOOKS[winner])} style={{ flexGrow: count }} />
        ))}
      </div>
      <dl className={css.winners}>
        {winners.map(([winner, count]) => (
          <div
            key={winner}
            className={classes(css.winner, LOOKS[winner])}
            title={hands === 0 ? undefined : percent(count / hands)}
          >
            <dt>{sides.winners[winner]}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      {more && (
        <dl className={css.counts}>
          {counts.map(({ name, short, count }) => (
            <div key={name} className={css.count}>
              <dt>
                <abbr title={name}>{short}</abbr>
              </dt>
              <dd>{number(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
})
