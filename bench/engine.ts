import { benchBaccarat } from '#bench/baccarat/rounds'
import { benchBlackjack } from '#bench/blackjack/rounds'
import { benchDragonTiger } from '#bench/dragon-tiger/rounds'
import type { Bench } from '#bench/report'
import { benchRoads } from '#bench/roads'
import { type EntryOf, GAMES } from '#engine/games'
import type { Family, Kinds } from '#engine/kinds'

interface Benched<F extends Family> {
  readonly play: (rules: Kinds[F]['rules'], seconds: number) => number
  readonly aim: number
  readonly floor: number
}

const FAMILIES: { readonly [F in Family]: Benched<F> } = {
  blackjack: { play: benchBlackjack, aim: 150_000, floor: 0.35 },
  baccarat: { play: benchBaccarat, aim: 400_000, floor: 0.45 },
  'dragon-tiger': { play: benchDragonTiger, aim: 400_000, floor: 0.45 },
}
const ROADS = { aim: 1_000_000, floor: 2 }

/** One core, one bet a round, every command through check, decide and evolve. */
export function benchEngine({ report, isShort }: Bench): void {
  const seconds = isShort ? 1 : 3
  for (const game of Object.values(GAMES)) benchGame(game, report, seconds)
  report.add({ name: 'roads', value: benchRoads(seconds), unit: 'updates/CPU s', ...ROADS })
}

function benchGame<F extends Family>(
  { family, rules }: EntryOf<F>,
  report: Bench['report'],
  seconds: number,
): void {
  const { play, aim, floor } = FAMILIES[family]
  report.add({ name: rules.id, value: play(rules, seconds), unit: 'rounds/CPU s', aim, floor })
}
