import { type Columns, streakOf } from '#engine/roads/columns'
import type { DerivedRoad } from '#engine/roads/derived-roads'
import { goodRoads } from '#engine/roads/good-roads'
import { formatResult, type RoundResult } from '#engine/roads/result'
import { addResult, emptyRoads, type Roads } from '#engine/roads/roads'
import type { ListFields, PanelFields } from '#protocol/lobby/table'

/** What the lobby tells of a baccarat shoe, kept until its next result: nobody who watches costs it anything. */
export interface Shoe {
  readonly rounds: readonly RoundResult[]
  readonly roads: Roads
  readonly list: Pick<ListFields, 'results' | 'streak' | 'goodRoads'>
  readonly panel: Pick<PanelFields, 'statistics' | 'derived'>
}

export const EMPTY_SHOE = shoeOf([], emptyRoads())

/** The shoe with these results; where they only grew, the roads grow with them. */
export function shoeWith(shoe: Shoe, rounds: readonly RoundResult[]): Shoe {
  if (rounds === shoe.rounds) return shoe
  const isSame = shoe.rounds.every((round, index) => rounds[index] === round)
  if (isSame && rounds.length === shoe.rounds.length) return shoe
  const known = isSame ? shoe : EMPTY_SHOE
  return shoeOf(rounds, rounds.slice(known.rounds.length).reduce<Roads>(addResult, known.roads))
}

function shoeOf(rounds: readonly RoundResult[], roads: Roads): Shoe {
  const { columns, bigEyeBoy, smallRoad, cockroachRoad } = roads
  return {
    rounds,
    roads,
    list: {
      results: rounds.map(formatResult).join(' '),
      streak: winnersRun(columns),
      goodRoads: [...goodRoads(columns)],
    },
    panel: {
      statistics: statisticsOf(rounds),
      derived: {
        bigEyeBoy: coloursRun(bigEyeBoy),
        smallRoad: coloursRun(smallRoad),
        cockroachRoad: coloursRun(cockroachRoad),
      },
    },
  }
}

function winnersRun(columns: Columns): ListFields['streak'] {
  const streak = streakOf(columns)
  return streak && { of: streak.winner, length: streak.length }
}

/** MP-2: how often a derived road's newest colour came in a row. */
function coloursRun(road: DerivedRoad): PanelFields['derived']['bigEyeBoy'] {
  if (road === null) return null
  const of = road.mark.color
  let length = 0
  for (let link: DerivedRoad = road; link?.mark.color === of; link = link.before) length += 1
  return { of, length }
}

function statisticsOf(rounds: readonly RoundResult[]): PanelFields['statistics'] {
  const count = (holds: (round: RoundResult) => boolean) => rounds.filter(holds).length
  return {
    player: count(({ winner }) => winner === 'P'),
    banker: count(({ winner }) => winner === 'B'),
    ties: count(({ winner }) => winner === 'T'),
    playerPairs: count(({ playerPair }) => playerPair),
    bankerPairs: count(({ bankerPair }) => bankerPair),
    naturals: count(({ natural }) => natural === true),
  }
}
