import { memo, useMemo } from 'react'
import type { LobbyTable } from '#protocol/lobby/table'
import css from '#web/lobby/baccarat/road-paper.module.css'
import { BigRoad } from '#web/roads/big-road'
import { resultsOf } from '#web/roads/shoe'

/** The shoe so far on a sheet of squared paper. */
export function RoadPaper({ table: { results } }: { readonly table: LobbyTable }) {
  return <Sheet results={results} />
}

const Sheet = memo(function Sheet({ results }: { readonly results: string }) {
  const shoe = useMemo(() => resultsOf(results), [results])
  return (
    <div className={css.paper}>
      <BigRoad results={shoe} cell={13} />
    </div>
  )
})
