import { memo } from 'react'
import { probe as probeRoads } from '#engine/roads/ask'
import type { BigMark } from '#engine/roads/big-road'
import { cellsOf, type Position } from '#engine/roads/chain'
import type { Side } from '#engine/roads/result'
import { useWords } from '#web/i18n/language'
import { discs, middleOf, slashes } from '#web/roads/paths'
import css from '#web/roads/road.module.css'
import { type RoadLook, RoadSheet } from '#web/roads/road-sheet'
import { type Results, roadsFor } from '#web/roads/shoe'
import type { SideWords } from '#web/roads/side-words'

type BigCell = Position & BigMark

interface Props extends RoadLook {
  readonly sides: SideWords
  readonly results: Results
  readonly probe?: Side | null
}

function Marks({ cells }: { readonly cells: readonly BigCell[] }) {
  const won = (side: Side) => cells.filter(({ winner }) => winner === side)
  return (
    <>
      <path className={css.playerLine} d={discs(won('P'), 3.5)} strokeWidth="1.3" />
      <path className={css.bankerLine} d={discs(won('B'), 3.5)} strokeWidth="1.3" />
      <path
        className={css.tieLine}
        d={slashes(
          cells.filter(({ ties }) => ties > 0),
          3.4,
        )}
        strokeWidth="1.3"
      />
      {cells
        .filter(({ ties }) => ties > 1)
        .map((cell) => {
          const { x, y } = middleOf(cell)
          return (
            <text
              key={`${cell.col},${cell.row}`}
              className={css.count}
              textAnchor="middle"
              x={x}
              y={y + 2.05}
            >
              {cell.ties}
            </text>
          )
        })}
      <g className={css.pairRim}>
        <path
          className={css.player}
          d={discs(
            cells.filter(({ playerPair }) => playerPair),
            1.5,
            3,
            3,
          )}
        />
        <path
          className={css.banker}
          d={discs(
            cells.filter(({ bankerPair }) => bankerPair),
            1.5,
            -3,
            -3,
          )}
        />
      </g>
    </>
  )
}

/** Runs of one winner, a column each (RD-2). */
export const BigRoad = memo(function BigRoad({ sides, results, probe = null, cell = 14, ...look }: Props) {
  const { roads: words } = useWords()
  const roads = roadsFor(results)
  const newest = results.at(-1)
  const name = words.bigRoad
  const label =
    newest === undefined
      ? words.empty(name)
      : words.latest(name, sides.winners[newest.winner], results.length)
  return (
    <RoadSheet
      {...look}
      cell={cell}
      cells={cellsOf(roads.bigRoad)}
      coming={probe === null ? null : probeRoads(roads, probe).coming.bigRoad}
      label={label}
      pressLabel={words.enlarge(name)}
    >
      {(cells) => <Marks cells={cells} />}
    </RoadSheet>
  )
})
