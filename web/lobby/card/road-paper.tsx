import { memo, useMemo } from 'react'
import type { LobbyTable } from '#protocol/lobby/table'
import css from '#web/lobby/card/road-paper.module.css'
import { BigRoad } from '#web/roads/big-road'
import { resultsOf } from '#web/roads/shoe'
import type { SideWords } from '#web/roads/side-words'
import { useSides } from '#web/roads/use-sides'

/** A table of two sides: the shoe so far on a sheet of squared paper. */
export function RoadPaper({ table: { game, results } }: { readonly table: LobbyTable }) {
  const sides = useSides(game)
  return sides === null ? null : <Sheet sides={sides} results={results} />
}

interface SheetProps {
  readonly sides: SideWords
  readonly results: string
}

const Sheet = memo(function Sheet({ sides, results }: SheetProps) {
  const shoe = useMemo(() => resultsOf(results), [results])
  return (
    <div className={css.paper}>
      <BigRoad sides={sides} results={shoe} cell={13} />
    </div>
  )
})
