import type { DaysAnswer, PlayedRound } from '#protocol/http/history'
import { dayOf } from '#web/history/rounds/range'

/** What a day came to, by the house's count. */
export type DaySums = DaysAnswer['days'][number]

export interface Day {
  readonly day: string
  readonly rounds: readonly PlayedRound[]
  /** Null until the house has told. */
  readonly sums: DaySums | null
}

/** Rounds come newest first and stay so; a round belongs to the day on which it ended, as in the daily sums. */
export function byDay(
  rounds: readonly PlayedRound[],
  sums: readonly DaySums[],
  zone: string,
): readonly Day[] {
  const days = new Map<string, PlayedRound[]>()
  for (const round of rounds) {
    const day = dayOf(round.endedAt, zone)
    const known = days.get(day)
    if (known === undefined) days.set(day, [round])
    else known.push(round)
  }
  return [...days].map(([day, played]) => ({
    day,
    rounds: played,
    sums: sums.find((sum) => sum.day === day) ?? null,
  }))
}
