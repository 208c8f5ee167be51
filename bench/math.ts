import { benchExactBaccarat, benchFastBaccarat, benchPlainBaccarat } from '#bench/math-baccarat'
import { benchFastBlackjack, benchPlainBlackjack, benchSolveVentuno } from '#bench/math-blackjack'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'

const SECONDS = 3

function time(name: string, milliseconds: number, aim: number): void {
  const took = `${milliseconds.toFixed(1)} ms`.padStart(22)
  process.stdout.write(
    `${name.padEnd(28)}${took}   ${(aim / milliseconds).toFixed(2)} × as fast as the aim of ${aim} ms\n`,
  )
}

/** The plain baseline plays the same bets through the event-sourced engine, in the same run. */
function rate(name: string, fast: number, plain: number, aim: number): void {
  const rounds = `${Math.round(fast).toLocaleString('en')} rounds/s`.padStart(22)
  const ratios = `${(fast / plain).toFixed(0)} × the engine, ${(fast / aim).toFixed(2)} × the aim`
  process.stdout.write(`${name.padEnd(28)}${rounds}   ${ratios} of ${aim.toLocaleString('en')}\n`)
}

time('baccarat, all bets exactly', benchExactBaccarat().milliseconds, 50)
time('ventuno, best play', benchSolveVentuno().milliseconds, 1000)
rate(
  'baccarat, fast path',
  benchFastBaccarat(SECONDS).roundsPerSecond,
  benchPlainBaccarat(SECONDS).roundsPerSecond,
  10_000_000,
)
for (const rules of [VENTUNO, MEGA_FIRE_BLAZE, FREE_BET]) {
  const fast = benchFastBlackjack(rules, SECONDS).roundsPerSecond
  rate(`${rules.id}, fast path`, fast, benchPlainBlackjack(rules, SECONDS).roundsPerSecond, 3_000_000)
}
