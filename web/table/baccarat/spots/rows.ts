import type { BaccaratBet, SideBetGroup } from '#engine/baccarat/bets'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { Row, RowName, Tone } from '#web/table/sides/spots/rows'

/** The spots as they lie before the player, from the dealer down: the same order on the cloth and on phones. */
const ROWS = {
  pairs: ['playerPair', 'eitherPair', 'perfectPair', 'bankerPair'],
  mains: ['player', 'tie', 'banker'],
  bonus: ['playerBonus', 'small', 'super6', 'big', 'bankerBonus'],
} as const satisfies Readonly<Record<RowName, readonly BaccaratBet[]>>

/** What the game offers, without the groups that the player switched off (SB-10). */
export function rowsOf(rules: BaccaratRules, off: readonly SideBetGroup[]): readonly Row<BaccaratBet>[] {
  const hidden = new Set(off.flatMap((group) => rules.sideBetGroups[group]))
  const shown = (bet: BaccaratBet) => rules.offers.includes(bet) && !hidden.has(bet)
  return (['pairs', 'mains', 'bonus'] as const)
    .map((name) => ({ name, bets: ROWS[name].filter(shown) }))
    .filter(({ bets }) => bets.length > 0)
}

const TONES: Readonly<Partial<Record<BaccaratBet, Tone>>> = {
  player: 'player',
  playerPair: 'player',
  playerBonus: 'player',
  banker: 'banker',
  bankerPair: 'banker',
  bankerBonus: 'banker',
  tie: 'tie',
}

/** Whose colour a spot has. */
export function toneOf(bet: BaccaratBet): Tone {
  return TONES[bet] ?? 'plain'
}
