import type {
  Result as BaccaratResult,
  State as BaccaratState,
  Chips,
  Settings,
} from '#engine/baccarat/types'
import type {
  State as BlackjackState,
  Dealer,
  Insurance,
  Line,
  Result,
  Seat,
  Side,
  Stake,
} from '#engine/blackjack/types'
import type { Slip, Spot } from '#engine/round/slip'
import type { ShoeInPlay, TableState } from '#engine/table/types'

type Words<Shape> = { readonly [Field in keyof Shape]-?: string }

export const TABLE_WORDS: Words<TableState> = {
  id: 'which game: its id',
  currency: 'three letters',
  game: 'the game itself, below',
  shoe: 'the shoe in play, or null between two',
  coming: 'the next shoe, `{ shoe, commitment }`, or null',
  cutOffer: 'who may cut it now, `{ shoe, to, next }`, or null',
  round: 'the running round or the last one, `{ code, number, beganAt, rates }`, or null',
  clock: 'what is waited for, `{ for, until }`, or null; `until` is server time',
  paused: 'why the table stands still, `{ why, text }`, or null',
  results:
    'the shoe’s results for the roads: list of `{ winner, total, playerPair, bankerPair }`, and `natural: true` where two cards decided; empty at blackjack',
  people: 'who is who, by player id: `{ name, house }`; only those whom all can see',
  purses:
    'players who do not play from the account in the table’s currency: by player `{ currency, session }`; `game.limits.rates` has the rate that holds for each',
  crowd: 'how everybody bet on the running round, by bet: `{ players, cents }`',
  live: 'only where a dealer brings the cards: `{ dealer, decks, cardsSince, withdrawn, cutFrom, dealt, undo }`; `dealer` is `{ staff, shown, leaving }` or null, `shown` is the name for players; `undo` is always null',
  setLimits: 'only after a supervisor set limits: `{ limits, configured }`; they hold from the next round on',
}

export const SHOE_WORDS: Words<ShoeInPlay> = {
  shoe: 'its number, from 1',
  commitment: '64 hexadecimal digits',
  cut: 'cards lifted',
  by: 'who cut, null is the house',
  burned: 'the burned card that was turned up, or null',
  burnedCount: 'how many were burned',
  dealt: 'cards that left it since, burned ones not counted',
  rounds: 'rounds begun',
  cutCardSeat: 'where its cut card came out (0 the dealer); null while it is in',
  live: 'only of a shoe whose cards are scanned: `{ decks, burns }`',
}

export const BLACKJACK_STATE_WORDS: Words<BlackjackState> = {
  rules: 'the rule record: every payout and option of the game',
  limits: '`unit`, and for each limited bet `[minimum, maximum]` in `ranges`',
  phase: '`betting`, `dealing`, `insurance`, `turns`, `dealer`, `bonus` or `over`',
  shoeRound: 'the round’s number in its shoe',
  seats: 'list of seats, seat 1 first',
  away: 'players who are cut off',
  choices: 'your standing choices: list of `{ player, seat, follow }`',
  slips: 'chips while betting is open',
  ready: 'players who asked to deal now',
  lines: 'list of hands with their stakes',
  sides: 'side bets that stand',
  dealer: 'the dealer’s cards',
  insurance: 'questions and answers',
  turn: 'whose turn it is, `{ seat, hand, deciders }`, or null',
  fireBlaze: 'points and bonus, `{ points, level, bonus, failed }`, or null',
  results: 'what was paid',
}

export const BACCARAT_STATE_WORDS: Words<BaccaratState> = {
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

const SPOT: Words<Spot> = {
  player: 'player id',
  bet: 'which bet',
  seat: 'from 1; 0 at baccarat',
  behind: 'whether it is a bet behind',
}
const STAKED = {
  cash: 'cents',
  golden: 'cents in golden chips',
  free: 'cents that a token of the house’s stands for',
}
const PAYOUT = {
  outcome: '`win`, `lose`, `push`, `refund` or `blackjack`',
  paid: 'cash paid, the cash stake that comes back counted',
  goldenBack: 'golden chips that come back',
}
const SLIP: Words<Slip> = { ...SPOT, cash: STAKED.cash, golden: STAKED.golden }

const SEAT: Words<Seat> = {
  player: 'who sits there, or null',
  behindAllowed: 'whether bets behind are taken',
  idleRounds: 'rounds without a bet',
  streak: 'rounds won in a row',
  leaving: 'gives the seat up when the round is over',
}
const LINE: Words<Line> = {
  seat: 'from 1',
  cards: 'in the order they came',
  split: 'comes from a split',
  dealt: 'the two cards a split began with',
  owner: 'who decides, or null where all decide for themselves',
  early: 'your early decision, or null',
  stakes: 'list of stakes',
}
const STAKE: Words<Stake> = {
  player: 'player id',
  behind: 'whether it is a bet behind',
  ...STAKED,
  base: 'the first stake’s worth: what a double or split adds',
  chips: '`cash` or `golden`: what the first stake was',
  added: 'cash that a double added',
  status: '`deciding`, `asked` (for a card), `last` (one more card) or `out`',
  held: 'cards held when it went out',
  claim: '`none`, `evenMoney` (offered), `waits` or `paid`',
}
const DEALER: Words<Dealer> = {
  cards: 'that lie face up',
  faceDown: 'whether one lies face down',
  hole: 'always null here',
  looked: 'whether the dealer looked at it',
}
const INSURANCE: Words<Insurance> = {
  player: 'player id',
  seat: 'from 1',
  behind: 'for a bet behind',
  stake: 'cents insured',
  answered: 'whether the question was answered',
  extended: 'more may be insured after a paid double or split',
}
const SIDE: Words<Side> = { player: 'player id', seat: 'from 1', bet: 'which side bet', ...STAKED }
const RESULT: Words<Result> = {
  player: 'player id',
  bet: 'which bet, or `insurance`',
  seat: 'from 1',
  hand: 'place among the seat’s hands, from 0',
  behind: 'whether it is a bet behind',
  ...STAKED,
  ...PAYOUT,
}
const CHIPS: Words<Chips> = { ...SLIP, confirmed: 'how much of it is confirmed' }
const SETTINGS: Words<Settings> = {
  zeroCommission: 'true or false',
  autoConfirm: 'true or false',
  off: 'groups of side bets that are switched off',
}
const BACCARAT_RESULT: Words<BaccaratResult> = {
  player: 'player id',
  bet: 'which spot',
  cash: STAKED.cash,
  golden: STAKED.golden,
  ...PAYOUT,
}

/** Things that states and events are made of. */
export const SHAPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'A spot (blackjack)': SPOT,
  'A slip (blackjack)': SLIP,
  'A slip (baccarat)': CHIPS,
  'Switches (baccarat)': SETTINGS,
  'A seat': SEAT,
  'A hand (line)': LINE,
  'A stake on a hand': STAKE,
  'A side bet': SIDE,
  'The dealer': DEALER,
  'An insurance': INSURANCE,
  'A result (blackjack)': RESULT,
  'A result (baccarat)': BACCARAT_RESULT,
}
