import { benchBaccarat } from '#bench/baccarat/rounds'
import { benchBlackjack } from '#bench/blackjack/rounds'
import type { Bench } from '#bench/report'
import { benchRoads } from '#bench/roads'
import { GAMES } from '#engine/games'

const AIMS = {
  blackjack: { aim: 150_000, floor: 0.35 },
  baccarat: { aim: 400_000, floor: 0.45 },
  roads: { aim: 1_000_000, floor: 2 },
}

/** One core, one bet a round, every command through check, decide and evolve. */
export function benchEngine({ report, isShort }: Bench): void {
  const seconds = isShort ? 1 : 3
  for (const game of Object.values(GAMES)) {
    const value =
      game.family === 'blackjack' ? benchBlackjack(game.rules, seconds) : benchBaccarat(game.rules, seconds)
    report.add({ name: game.rules.id, value, unit: 'rounds/CPU s', ...AIMS[game.family] })
  }
  report.add({ name: 'roads', value: benchRoads(seconds), unit: 'updates/CPU s', ...AIMS.roads })
}
