import { benchBaccarat } from '#bench/baccarat'
import { benchBlackjack } from '#bench/blackjack'
import { benchRoads } from '#bench/roads'
import { GAMES } from '#engine/games'

const SECONDS = 3
const AIMS = { blackjack: 150_000, baccarat: 400_000, roads: 1_000_000 }

/** One core, one bet a round, every command through check, decide and evolve. The ratio is to the aim. */
function line(name: string, perSecond: number, aim: number, unit: string): void {
  const rate = Math.round(perSecond).toLocaleString('en').padStart(11)
  const ratio = (perSecond / aim).toFixed(2).padStart(6)
  process.stdout.write(
    `${name.padEnd(17)}${rate} ${unit.padEnd(10)}${ratio} × the aim of ${aim.toLocaleString('en')}\n`,
  )
}

for (const game of Object.values(GAMES)) {
  const { roundsPerSecond } =
    game.family === 'blackjack' ? benchBlackjack(game.rules, SECONDS) : benchBaccarat(game.rules, SECONDS)
  line(game.rules.id, roundsPerSecond, AIMS[game.family], 'rounds/s')
}
line('roads', benchRoads().updatesPerSecond, AIMS.roads, 'updates/s')
