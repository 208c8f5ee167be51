import { memo, useMemo } from 'react'
import css from '#web/lobby/card/road-paper.module.css'
import { BigRoad } from '#web/roads/big-road'
import { resultsOf } from '#web/roads/shoe'

/** The shoe so far on a sheet of squared paper. */
export const RoadPaper = memo(function RoadPaper({ results }: { readonly results: string }) {
  const shoe = useMemo(() => resultsOf(results), [results])
  return (
    <div className={css.paper}>
      <BigRoad results={shoe} cell={13} />
    </div>
  )
})
