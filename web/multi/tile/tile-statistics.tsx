import { memo } from 'react'
import type { PanelFields } from '#protocol/lobby/table'
import { useFormats, useWords } from '#web/i18n/language'
import css from '#web/multi/tile/tile-statistics.module.css'
import { countsOf } from '#web/roads/shoe'
import type { SideWords } from '#web/roads/side-words'

interface Props {
  readonly sides: SideWords
  readonly name: string
  readonly statistics: PanelFields['statistics']
}

/** MP-8, extra statistics: how the shoe has gone, in one line. */
export const TileStatistics = memo(function TileStatistics({ sides, name, statistics }: Props) {
  const { multi } = useWords()
  const { number } = useFormats()
  const { player, ties, banker } = statistics
  const { winners, letters } = sides
  const facts = [
    { of: 'P', name: winners.P, short: letters.P, count: player },
    { of: 'T', name: winners.T, short: letters.T, count: ties },
    { of: 'B', name: winners.B, short: letters.B, count: banker },
    ...countsOf(sides, statistics),
  ]
  return (
    <dl className={css.statistics} aria-label={multi.statistics(name)}>
      {facts.map((fact) => (
        <div key={fact.of} className={css.fact} data-of={fact.of}>
          <dt>
            <abbr title={fact.name}>{fact.short}</abbr>
          </dt>
          <dd>{number(fact.count)}</dd>
        </div>
      ))}
    </dl>
  )
})
