import { memo } from 'react'
import { probe as probeRoads } from '#engine/roads/ask'
import { cellsOf, type Position } from '#engine/roads/chain'
import type { Colour, DerivedMark, DerivedRoadName } from '#engine/roads/derived-roads'
import type { Side } from '#engine/roads/result'
import { useWords } from '#web/i18n/language'
import { discs, slashes } from '#web/roads/paths'
import css from '#web/roads/road.module.css'
import { type RoadLook, RoadSheet } from '#web/roads/road-sheet'
import { type Results, roadsFor } from '#web/roads/shoe'

interface Props extends RoadLook {
  readonly which: DerivedRoadName
  readonly results: Results
  readonly probe?: Side | null
}

interface MarksProps {
  readonly which: DerivedRoadName
  readonly cells: readonly (Position & DerivedMark)[]
}

/** Hollow circles, filled circles, slashes: each road has its own form (RD-3). */
export function DerivedMarks({ which, cells }: MarksProps) {
  const of = (colour: Colour) => cells.filter(({ color }) => color === colour)
  if (which === 'smallRoad') {
    return (
      <>
        <path className={css.banker} d={discs(of('red'), 3.9)} />
        <path className={css.player} d={discs(of('blue'), 3.9)} />
      </>
    )
  }
  const draw =
    which === 'bigEyeBoy'
      ? (colour: Colour) => discs(of(colour), 3.2)
      : (colour: Colour) => slashes(of(colour), 3.1)
  return (
    <g strokeWidth={which === 'bigEyeBoy' ? 1.7 : 1.9}>
      <path className={css.bankerLine} d={draw('red')} />
      <path className={css.playerLine} d={draw('blue')} />
    </g>
  )
}

/** Big Eye Boy, Small Road or Cockroach Road: red a pattern, blue none. */
export const DerivedRoad = memo(function DerivedRoad({
  which,
  results,
  probe = null,
  cell = 9,
  ...look
}: Props) {
  const { roads: words } = useWords()
  const roads = roadsFor(results)
  const cells = cellsOf(roads[which])
  const red = cells.filter(({ color }) => color === 'red').length
  const label =
    cells.length === 0 ? words.empty(words[which]) : words.derived(words[which], red, cells.length - red)
  return (
    <RoadSheet
      {...look}
      cell={cell}
      cells={cells}
      coming={probe === null ? null : probeRoads(roads, probe).coming[which]}
      label={label}
      pressLabel={words.enlarge(words[which])}
    >
      {(shown) => <DerivedMarks which={which} cells={shown} />}
    </RoadSheet>
  )
})
