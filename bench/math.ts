import { benchExactBaccarat, benchFastBaccarat, benchPlainBaccarat } from '#bench/baccarat/math'
import { benchFastBlackjack, benchPlainBlackjack, benchSolveVentuno } from '#bench/blackjack/math'
import type { Bench } from '#bench/report'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'

const EXACT = { unit: 'CPU ms', better: 'lower', aim: 50, floor: 5 } as const
const BEST_PLAY = { unit: 'CPU ms', better: 'lower', aim: 1_000, floor: 0.4 } as const
const BACCARAT = { aim: 10_000_000, floor: 0.8 }
const BLACKJACK = [
  { rules: VENTUNO, aim: 3_000_000, floor: 0.8 },
  { rules: MEGA_FIRE_BLAZE, aim: 3_000_000, floor: 0.2 },
  { rules: FREE_BET, aim: 3_000_000, floor: 0.6 },
]

/** Exact returns, best play, and rounds by the million; the plain baseline plays these through the engine. */
export function benchMath({ report, isShort }: Bench): void {
  const seconds = isShort ? 1 : 3

  function rate(name: string, value: number, plain: () => number, aims: typeof BACCARAT): void {
    const more = isShort ? [] : [`${(value / plain()).toFixed(0)} × the engine`]
    report.add({ name: `${name}, fast path`, value, unit: 'rounds/CPU s', ...aims }, ...more)
  }

  report.add({ name: 'baccarat, all bets exactly', value: benchExactBaccarat(), ...EXACT })
  report.add({ name: 'ventuno, best play', value: benchSolveVentuno(), ...BEST_PLAY })
  rate('baccarat', benchFastBaccarat(seconds), () => benchPlainBaccarat(seconds), BACCARAT)
  for (const { rules, aim, floor } of BLACKJACK) {
    const plain = () => benchPlainBlackjack(rules, seconds)
    rate(rules.id, benchFastBlackjack(rules, seconds), plain, { aim, floor })
  }
}
