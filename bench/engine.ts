import type { Bench } from '#bench/report'
import { benchRoads } from '#bench/roads'
import { type EntryOf, GAMES } from '#engine/games'
import type { Family, Kinds } from '#engine/kinds'

interface Benched<F extends Family> {
  /** Fetched by those who have the family: another commit may not. */
  readonly play: () => Promise<(rules: Kinds[F]['rules'], seconds: number) => number>
  readonly aim: number
  readonly floor: number
}

const FAMILIES: { readonly [F in Family]: Benched<F> } = {
  blackjack: {
    play: async () => (await import('#bench/blackjack/rounds')).benchBlackjack,
    aim: 150_000,
    floor: 0.35,
  },
  baccarat: {
    play: async () => (await import('#bench/baccarat/rounds')).benchBaccarat,
    aim: 400_000,
    floor: 0.45,
  },
  'dragon-tiger': {
    play: async () => (await import('#bench/dragon-tiger/rounds')).benchDragonTiger,
    aim: 400_000,
    floor: 0.45,
  },
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
  const { play, aim, floor } = FAMILIES[family]
  const roundsOf = await play()
  report.add({ name: rules.id, value: roundsOf(rules, seconds), unit: 'rounds/CPU s', aim, floor })
}
