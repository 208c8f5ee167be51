import type { Dealer, Insurance, Line, Result, Seat, Side, Stake, State } from '#engine/blackjack/types'
import { PAYOUT, SLIP, SPOT, STAKED, type Words } from '#protocol/describe/state-words'

export const STATE_WORDS: Words<State> = {
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
/** Things that states and events are made of. */
export const SHAPES = {
  'A spot (blackjack)': SPOT,
  'A slip (blackjack)': SLIP,
  'A seat': SEAT,
  'A hand (line)': LINE,
  'A stake on a hand': STAKE,
  'A side bet': SIDE,
  'The dealer': DEALER,
  'An insurance': INSURANCE,
  'A result (blackjack)': RESULT,
}
