import type { Chips, Result, Settings, State } from '#engine/baccarat/types'
import { PAYOUT, SLIP, STAKED, type Words } from '#protocol/describe/state-words'

export const STATE_WORDS: Words<State> = {
  rules: 'the rule record: every payout and option of the game',
  limits: '`unit`, and for each limited bet `[minimum, maximum]` in `ranges`',
  phase: '`betting`, `dealing` or `over`',
  shoeRound: 'the round’s number in its shoe',
  settings: 'your switches, by your player id',
  slips: 'your chips while betting is open',
  bets: 'your bets that stand',
  refused: 'your bets that did not, each with its `reason`',
  player: 'Player’s cards that lie face up',
  banker: 'Banker’s cards that lie face up',
  faceDown: 'how many of the first four lie face down',
  hidden: 'always empty here',
  winner: '`P` (Player), `B` (Banker), `T` (tie), or null while the round runs',
  results: 'what you were paid',
}

const CHIPS: Words<Chips> = { ...SLIP, confirmed: 'how much of it is confirmed' }
const SETTINGS: Words<Settings> = {
  zeroCommission: 'true or false',
  autoConfirm: 'true or false',
  off: 'groups of side bets that are switched off',
}
const RESULT: Words<Result> = {
  player: 'player id',
  bet: 'which spot',
  cash: STAKED.cash,
  golden: STAKED.golden,
  ...PAYOUT,
}

/** Things that states and events are made of. */
export const SHAPES = {
  'A slip (baccarat)': CHIPS,
  'Switches (baccarat)': SETTINGS,
  'A result (baccarat)': RESULT,
}
