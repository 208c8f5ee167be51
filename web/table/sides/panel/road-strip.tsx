import { useState } from 'react'
import type { Side } from '#engine/roads/result'
import type { TableState } from '#engine/table/types'
import { classes } from '#ui/kit/classes'
import { useWords } from '#web/i18n/language'
import { BeadPlate } from '#web/roads/bead-plate'
import { BigRoad } from '#web/roads/big-road'
import { DerivedRoad } from '#web/roads/derived-road'
import { ProbeButtons } from '#web/roads/probe-buttons'
import { statisticsOf } from '#web/roads/shoe'
import { useSides } from '#web/roads/use-sides'
import { openPanel } from '#web/state/panel'
import { useFrame, usePart } from '#web/table/frame/frame'
import css from '#web/table/sides/panel/road-strip.module.css'

interface Props {
  readonly state: TableState
  /** On tablets, with all roads side by side. */
  readonly large?: boolean
}

/** The roads where there is no room beside the table: swiped through, and a tap opens them all. */
export function RoadStrip({ state, large = false }: Props) {
  const words = useWords()
  const { table } = useFrame()
  const [probe, setProbe] = useState<Side | null>(null)
  const { results } = state
  const { player, banker, ties } = statisticsOf(results)
  const sides = useSides(state.id)
  const road = { results, probe }
  const part = usePart()
  if (sides === null) return null
  return (
    <section className={classes(css.strip, large && css.big)} aria-label={words.cloth.roads} {...part}>
      <button
        type="button"
        className={css.pages}
        title={words.cloth.allRoads}
        onClick={() => openPanel(table, 'roads')}
      >
        <span className={css.page}>
          <BigRoad sides={sides} {...road} cell={large ? 19 : 12} />
          <span className={css.derived}>
            <DerivedRoad {...road} which="bigEyeBoy" cell={large ? 10 : 6} />
            <DerivedRoad {...road} which="smallRoad" cell={large ? 10 : 6} />
            <DerivedRoad {...road} which="cockroachRoad" cell={large ? 10 : 6} />
          </span>
        </span>
        <span className={css.page}>
          <BeadPlate sides={sides} {...road} cell={large ? 29 : 18} />
        </span>
      </button>
      <div className={css.side}>
        <ProbeButtons sides={sides} results={results} probe={probe} onProbe={setProbe} short />
        <p className={css.sums}>
          <span data-side="player">
            {sides.letters.P} {player}
          </span>
          <span data-side="tie">
            {sides.letters.T} {ties}
          </span>
          <span data-side="banker">
            {sides.letters.B} {banker}
          </span>
        </p>
      </div>
    </section>
  )
}
