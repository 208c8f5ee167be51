import type { BaccaratBet } from '#engine/baccarat/bets'
import type { Bet, Decision } from '#engine/blackjack/types'
import type { GameCommand } from '#engine/table/types'
import type { Script } from '#tests/results/past'

/** What Ann does, in few words. */
export const SIT: GameCommand = { do: 'sit', player: 'ann', seat: 1 }
export const CLOSE: GameCommand = { do: 'close' }
export const INSURE: GameCommand = { do: 'insure', player: 'ann', seat: 1, yes: true }
export const BONUS: GameCommand = { do: 'bonus', key: 'ab'.repeat(32) }

export function laid(bet: Bet, amount: number, { seat = 1, golden = false } = {}): GameCommand {
  return { do: 'bet', player: 'ann', seat, bet, amount, golden }
}

export function chips(bet: BaccaratBet, amount: number): GameCommand {
  return { do: 'bet', player: 'ann', bet, amount }
}

export function does(decision: Decision): GameCommand {
  return { do: decision, player: 'ann', seat: 1 }
}

/** Player draws a three and loses, 5 to 6. */
export const COUP: Script = {
  game: 'speed-baccarat',
  cards: 'TS 2H 2D 4C 3S',
  commands: [chips('banker', 1000), CLOSE],
}
/** Twenty against a dealer who draws from 16 to 18. */
export const TWENTY: Script = {
  game: 'ventuno',
  cards: 'KS 6D QH TC 2H',
  commands: [SIT, laid('main', 1000), CLOSE, does('stand')],
}
/** The same with a side bet, that loses. */
export const PAIRS: Script = {
  ...TWENTY,
  commands: [SIT, laid('main', 1000), laid('perfectPairs', 100), CLOSE, does('stand')],
}
export const DOUBLED: Script = {
  game: 'ventuno',
  cards: '5S 6D 6H TC 9S 2H',
  commands: [SIT, laid('main', 1000), CLOSE, does('double')],
}
export const SPLIT: Script = {
  game: 'ventuno',
  cards: '8S 6D 8H TC TS 9S 2H',
  commands: [SIT, laid('main', 1000), CLOSE, does('split'), does('stand'), does('stand')],
}
export const BUST: Script = {
  game: 'ventuno',
  cards: 'KS 6D 6H TC TS',
  commands: [SIT, laid('main', 1000), CLOSE, does('hit')],
}
export const INSURED: Script = {
  game: 'ventuno',
  cards: 'TS AD 9H KC',
  commands: [SIT, laid('main', 1000), CLOSE, INSURE],
}
export const FREE_DOUBLE: Script = {
  game: 'free-bet',
  cards: '5S 6D 5H 9C TC 3D',
  commands: [SIT, laid('main', 1000), CLOSE, does('double')],
}
/** Two hands of 14 are ten points: a Mini bonus (MF-13, MF-14). */
export const MINI: Script = {
  game: 'mega-fire-blaze',
  cards: '8S 8H 6H 6D 6C TD KC',
  commands: [laid('main', 1000), laid('fireBlaze', 100), CLOSE, does('stand'), BONUS],
}
