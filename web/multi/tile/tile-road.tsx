import { memo } from 'react'
import { classes } from '#ui/kit/classes'
import type { Layout } from '#web/multi/layout'
import css from '#web/multi/tile/tile-road.module.css'
import { BigRoad } from '#web/roads/big-road'
import { DerivedRoad } from '#web/roads/derived-road'
import type { Results } from '#web/roads/shoe'
import type { SideWords } from '#web/roads/side-words'
import { useSetting } from '#web/state/settings'

interface Props {
  readonly sides: SideWords
  readonly results: Results
  readonly layout: Layout
  /** Columns of the big road that a label lies over. */
  readonly free: number
}

/** The big road, or the three derived ones in the same room (MP-8); drawn again only when a result comes. */
export const TileRoad = memo(function TileRoad({ sides, results, layout: { road, derived }, free }: Props) {
  const view = useSetting('multiView')
  const dark = useSetting('multiDarkStatistics')
  const half = { cell: derived.cell, columns: derived.columns / 2 }
  return (
    <div className={classes(css.paper, dark && css.dark)} data-view={view}>
      {view === 'big-road' ? (
        <BigRoad sides={sides} results={results} dark={dark} free={free} {...road} />
      ) : (
        <>
          <DerivedRoad which="bigEyeBoy" results={results} dark={dark} {...derived} />
          <div className={css.pair}>
            <DerivedRoad which="smallRoad" results={results} dark={dark} {...half} />
            <DerivedRoad which="cockroachRoad" results={results} dark={dark} free={free * 2} {...half} />
          </div>
        </>
      )}
    </div>
  )
})
