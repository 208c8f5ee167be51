import { memo } from 'react'
import { probe as probeRoads } from '#engine/roads/ask'
import { cellsOf, type Position } from '#engine/roads/chain'
import type { RoundResult, Side } from '#engine/roads/result'
import { useWords } from '#web/i18n/language'
import { discs, signsIn } from '#web/roads/paths'
import css from '#web/roads/road.module.css'
import { type RoadLook, RoadSheet } from '#web/roads/road-sheet'
import { type Results, roadsFor } from '#web/roads/shoe'
import type { SideWords } from '#web/roads/side-words'

export type BeadText = 'letters' | 'totals'
type Bead = Position & RoundResult

interface Props extends RoadLook {
  readonly sides: SideWords
  readonly results: Results
  readonly show?: BeadText
  readonly probe?: Side | null
}

interface BeadsProps {
  readonly cells: readonly Bead[]
  readonly show: BeadText
  readonly letters: SideWords['letters']
}

/** All letters or totals in one text, each sign at its own place. */
function Letters({ cells, show, letters }: BeadsProps) {
  if (cells.length === 0) return null
  const signs = cells.flatMap((cell) => {
    const { winner, total } = cell
    return signsIn(cell, show === 'totals' && total !== undefined ? String(total) : letters[winner])
  })
  return (
    <text
      className={css.letter}
      textAnchor="middle"
      x={signs.map(({ x }) => x).join(' ')}
      y={signs.map(({ y }) => y + 1.86).join(' ')}
    >
      {signs.map(({ sign }) => sign).join('')}
    </text>
  )
}

function Beads({ cells, show, letters }: BeadsProps) {
  const won = (side: RoundResult['winner']) => cells.filter(({ winner }) => winner === side)
  return (
    <>
      <path className={css.playerBead} d={discs(won('P'), 4.2)} />
      <path className={css.bankerBead} d={discs(won('B'), 4.2)} />
      <path className={css.tieBead} d={discs(won('T'), 4.2)} />
      <Letters cells={cells} show={show} letters={letters} />
      <g className={css.pairRim}>
        <path
          className={css.player}
          d={discs(
            cells.filter(({ playerPair }) => playerPair),
            1.35,
            3.35,
            3.35,
          )}
        />
        <path
          className={css.banker}
          d={discs(
            cells.filter(({ bankerPair }) => bankerPair),
            1.35,
            -3.35,
            -3.35,
          )}
        />
      </g>
    </>
  )
}

/** Every round in its order, ties too (RD-1). */
export const BeadPlate = memo(function BeadPlate({
  sides,
  results,
  show = 'letters',
  probe = null,
  cell = 27,
  ...look
}: Props) {
  const { roads: words } = useWords()
  const roads = roadsFor(results)
  const newest = results.at(-1)
  const name = words.beadPlate
  const label =
    newest === undefined
      ? words.empty(name)
      : words.latest(name, sides.winners[newest.winner], results.length)
  return (
    <RoadSheet
      {...look}
      cell={cell}
      cells={cellsOf(roads.beadPlate)}
      coming={probe === null ? null : probeRoads(roads, probe).coming.beadPlate}
      label={label}
      pressLabel={words[show === 'letters' ? 'showTotals' : 'showLetters']}
    >
      {(cells) => <Beads cells={cells} show={show} letters={sides.letters} />}
    </RoadSheet>
  )
})
