import { memo } from 'react'
import type { PanelFields } from '#protocol/lobby/table'
import { useFormats, useWords } from '#web/i18n/language'
import css from '#web/multi/tile/tile-statistics.module.css'

interface Props {
  readonly name: string
  readonly statistics: PanelFields['statistics']
}

/** MP-8, extra statistics: how the shoe has gone, in one line. */
export const TileStatistics = memo(function TileStatistics({ name, statistics }: Props) {
  const { multi, roads: words } = useWords()
  const { number } = useFormats()
  const { player, ties, banker, playerPairs, bankerPairs, naturals } = statistics
  const facts = [
    { key: 'P', name: words.winners.P, short: words.letters.P, count: player },
    { key: 'T', name: words.winners.T, short: words.letters.T, count: ties },
    { key: 'B', name: words.winners.B, short: words.letters.B, count: banker },
    { key: 'pairs-P', name: words.playerPairsName, short: words.playerPairs, count: playerPairs },
    { key: 'pairs-B', name: words.bankerPairsName, short: words.bankerPairs, count: bankerPairs },
    { key: 'naturals', name: words.naturals, short: words.naturals, count: naturals },
  ]
  return (
    <dl className={css.statistics} aria-label={multi.statistics(name)}>
      {facts.map((fact) => (
        <div key={fact.key} className={css.fact} data-of={fact.key}>
          <dt>
            <abbr title={fact.name}>{fact.short}</abbr>
          </dt>
          <dd>{number(fact.count)}</dd>
        </div>
      ))}
    </dl>
  )
})
