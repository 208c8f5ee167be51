import type { CardPlace } from '#engine/round/plan'
import { type RoundStep, roundSteps } from '#engine/table/round-steps'
import type { TableState } from '#engine/table/types'

/** One mark of the strip below the console: a step, or the same card to all seats. */
export interface StripStep {
  readonly key: string
  readonly do: RoundStep['do']
  readonly place: CardPlace | null
  /** How many cards it stands for, and how many of them are dealt. */
  readonly of: number
  readonly done: number
  readonly stand: 'done' | 'now' | 'later'
}

export interface Strip {
  readonly steps: readonly StripStep[]
  /** Which step of the round it is, from 1, and how many there are. */
  readonly number: number
  readonly of: number
}

/** The steps of a round, so few that they stand in one line. */
export function stripOf(state: TableState): Strip {
  const { steps, number } = roundSteps(state)
  const groups: RoundStep[][] = []
  for (const step of steps) {
    const group = groups.at(-1)
    if (group?.[0] !== undefined && isSameRound(group[0], step)) group.push(step)
    else groups.push([step])
  }
  const isNow = groups.findIndex((group) => group.some(({ done }) => !done))
  return {
    steps: groups.flatMap((group, index) => {
      const [first] = group
      if (first === undefined) return []
      const stand = isNow < 0 || index < isNow ? 'done' : index === isNow ? 'now' : 'later'
      const done = group.filter((step) => step.done).length
      const place = group.length > 1 ? null : first.place
      return [{ key: keyOf(first), do: first.do, place, of: group.length, done, stand }]
    }),
    number: Math.min(number, steps.length),
    of: steps.length,
  }
}

/** The first card, or the second, of one seat and of the next. */
function isSameRound({ place: one }: RoundStep, { place: other }: RoundStep): boolean {
  if (one === null || other === null || !('seat' in one) || !('seat' in other)) return false
  return one.card === other.card && one.seat > 0 && other.seat > 0
}

function keyOf({ do: what, place }: RoundStep): string {
  if (place === null) return what
  return 'side' in place ? `${place.side} ${place.card}` : `${place.seat === 0} ${place.card}`
}
