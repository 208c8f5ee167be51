import { partsOf } from '#cli/bots/families'
import type { Chart } from '#cli/bots/family'
import type { GameId } from '#engine/games'

/** Best play by the game; where players are asked nothing there is none. */
export type Charts = Readonly<Partial<Record<GameId, Chart>>>

export async function chartsFor(games: Iterable<GameId>): Promise<Charts> {
  const charts: { -readonly [Id in keyof Charts]: Charts[Id] } = {}
  for (const id of new Set(games)) {
    const { asked } = partsOf(id)
    if (asked !== null) charts[id] = await asked.learn(id)
  }
  return charts
}
