import type { Bench } from '#bench/report'
import { benchRoads } from '#bench/roads'
import { type EntryOf, GAMES } from '#engine/games'
import type { Family, Kinds } from '#engine/kinds'

/** What the folder of each family exports from its `rounds`. */
export interface Rounds<F extends Family> {
  /** Plays whole rounds with one bet, every command judged: how many a second. */
  readonly play: (rules: Kinds[F]['rules'], seconds: number) => number
  readonly aim: number
  readonly floor: number
}

const ROADS = { aim: 1_000_000, floor: 2 }

/** One core, one bet a round, every command through check, decide and evolve. */
export async function benchEngine({ report, isShort }: Bench): Promise<void> {
  const seconds = isShort ? 1 : 3
  for (const game of Object.values(GAMES)) await benchGame(game, report, seconds)
  report.add({ name: 'roads', value: benchRoads(seconds), unit: 'updates/CPU s', ...ROADS })
}

async function benchGame<F extends Family>(
  { family, rules }: EntryOf<F>,
  report: Bench['report'],
  seconds: number,
): Promise<void> {
  // Of the families that there are: another commit may have others.
  const rounds: { readonly ROUNDS: Rounds<F> } = await import(`#bench/${family}/rounds`)
  const { play, aim, floor } = rounds.ROUNDS
  report.add({ name: rules.id, value: play(rules, seconds), unit: 'rounds/CPU s', aim, floor })
}
