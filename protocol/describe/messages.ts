import { CHAT_REQUEST_WORDS } from '#protocol/describe/chat'
import type { Entries } from '#protocol/describe/entry'
import { LOBBY_REQUEST_WORDS } from '#protocol/describe/lobby'
import type { BACCARAT_COMMANDS, BLACKJACK_COMMANDS, CUT_COMMANDS } from '#protocol/player/commands'
import type { FROM_PLAYER } from '#protocol/player/from-player'

export const FROM_PLAYER_WORDS: Entries<typeof FROM_PLAYER> = {
  join: {
    about:
      'Be told of a table from now on. The answer is a `snapshot`; with `since`, it is `events` with all that was missed, as long as the server remembers it. Joining again is how a client resyncs: it does no harm at any time. A player may be at several tables over one socket, and at one table over one socket: joining it elsewhere leaves it here (`left`).',
    fields: {
      table: 'Ids come from `GET /api/tables`.',
      since: 'The last `upto` heard of this table. Leave it out when you have no state to fold into.',
    },
    example: { type: 'join', table: 'speed-1', since: 1042 },
  },
  leave: {
    about:
      'Be told no more of a table. Seats and bets stay: accepted bets are played and settled. Whoever stays away loses the seats after a while. Nothing is answered; events that were under way may still arrive and can be ignored.',
    fields: { table: 'Where you were.' },
    example: { type: 'leave', table: 'speed-1' },
  },
  do: {
    about:
      'Do something at a table. It gets one `answer` with the same `id`, or an `error` with that `id` when the message itself is wrong. You need not have joined, but whoever has not joined does not hear what happens next.',
    fields: {
      id: 'Made by you, once for each thing the player wants. See [Command ids](#command-ids).',
      table: 'Where it is to be done.',
      round:
        'The `code` of the round that the player saw. Send it with bets and decisions: when they arrive late, after a lost connection perhaps, they are refused with `other-round` and do not count in a round that nobody meant.',
      command: 'What is to be done.',
    },
    example: {
      type: 'do',
      id: 'k3J9x_Qa7Lw2',
      table: 'speed-1',
      round: 'speed-1-20260101-213000-14',
      command: { do: 'bet', bet: 'banker', amount: 500 },
    },
  },
  ...LOBBY_REQUEST_WORDS,
  ...CHAT_REQUEST_WORDS,
  ping: {
    about: 'Ask for the time. The answer is `pong`. See [Clocks](#clocks).',
    fields: { at: 'Your own clock in milliseconds, rounded; comes back unchanged.' },
    example: { type: 'ping', at: 1767225600123 },
  },
}

const SEAT = 'Seats count from 1, from the dealer’s left: seat 1 acts first.'
const ADD = 'How much to add to what lies there.'
const TAKE = 'How much to take away.'
const GOLDEN = 'True to use golden chips. A bet is all cash or all golden.'
const HAND = 'After a split, which hand of the seat, from 0. Left out, it is the one whose turn it is.'

const decision = <Name extends 'hit' | 'stand' | 'double' | 'split'>(name: Name, about: string) => ({
  about,
  fields: { seat: 'Whose hand.', hand: HAND },
  example: { do: name, seat: 3, hand: 0 },
})

export const BLACKJACK_WORDS: Entries<typeof BLACKJACK_COMMANDS> = {
  sit: {
    about:
      'Take a free seat (`ventuno`) or be first on a box (`free-bet`). At `mega-fire-blaze` nobody sits.',
    fields: { seat: SEAT },
    example: { do: 'sit', seat: 3 },
  },
  leave: {
    about: 'Give a seat up. During a round it takes effect when the round is over.',
    fields: { seat: SEAT },
    example: { do: 'leave', seat: 3 },
  },
  allowBehind: {
    about: 'Let others bet behind your seat, or not (`ventuno`).',
    fields: { seat: 'Your seat.', on: 'Whether they may.' },
    example: { do: 'allowBehind', seat: 3, on: false },
  },
  bet: {
    about:
      'Lay chips on a seat. What lies there already stays; a stake above the maximum is cut to it. Nothing is paid before betting closes.',
    fields: { seat: SEAT, bet: 'Which bet; the game offers some of these.', amount: ADD, golden: GOLDEN },
    example: { do: 'bet', seat: 3, bet: 'main', amount: 1000 },
  },
  back: {
    about: 'Bet behind another player’s seat (`ventuno`).',
    fields: { seat: SEAT, bet: 'Only `main` is offered.', amount: ADD, golden: GOLDEN },
    example: { do: 'back', seat: 5, bet: 'main', amount: 500 },
  },
  takeBack: {
    about: 'Take chips off again while betting is open; never more than lie there.',
    fields: { seat: SEAT, bet: 'Which bet.', behind: 'Whether it is a bet behind.', amount: TAKE },
    example: { do: 'takeBack', seat: 3, bet: 'main', behind: false, amount: 500 },
  },
  clear: {
    about: 'Take all your chips off.',
    fields: {},
    example: { do: 'clear' },
  },
  follow: {
    about:
      'A standing choice for bets behind and for followers on a box: what to do when the hand is doubled or split, or could be insured.',
    fields: { seat: SEAT, follow: 'Yes or no to each.' },
    example: { do: 'follow', seat: 5, follow: { double: true, split: true, insurance: false } },
  },
  dealNow: {
    about: 'Fix your bets; betting closes early once every seated player with a bet has said so (`ventuno`).',
    fields: {},
    example: { do: 'dealNow' },
  },
  insure: {
    about: 'Answer the question for insurance while its clock runs.',
    fields: {
      seat: 'Which position; where one answer covers all of them (`mega-fire-blaze`), leave it out.',
      yes: 'Insure or not.',
      amount: 'Only at `free-bet`, where part of the allowed sum may be insured; else all of it.',
    },
    example: { do: 'insure', seat: 3, yes: true },
  },
  evenMoney: {
    about: 'A blackjack against an ace or ten may be paid 1:1 at once (`free-bet`).',
    fields: { seat: SEAT, yes: 'Take it, or wait for the dealer.' },
    example: { do: 'evenMoney', seat: 3, yes: true },
  },
  hit: decision(
    'hit',
    'One more card. At `ventuno` a decision may be sent before its turn; it is kept and played then.',
  ),
  stand: decision('stand', 'No more cards.'),
  double: decision('double', 'Twice the stake and one more card.'),
  split: decision('split', 'Two hands out of a pair, with another stake.'),
}

export const BACCARAT_WORDS: Entries<typeof BACCARAT_COMMANDS> = {
  bet: {
    about: 'Lay chips on a spot. What lies there stays; a stake above the maximum is cut to it.',
    fields: { bet: 'Which spot; the game offers some of these.', amount: ADD, golden: GOLDEN },
    example: { do: 'bet', bet: 'banker', amount: 500 },
  },
  takeBack: {
    about: 'Take chips off again while betting is open; never more than lie there.',
    fields: { bet: 'Which spot.', amount: TAKE },
    example: { do: 'takeBack', bet: 'banker', amount: 100 },
  },
  clear: {
    about: 'Take all your chips off.',
    fields: {},
    example: { do: 'clear' },
  },
  confirm: {
    about: 'Confirm the chips that lie there: without it they are not played (`mini-baccarat`).',
    fields: {},
    example: { do: 'confirm' },
  },
  autoConfirm: {
    about: 'Have chips confirmed by themselves when betting closes (`mini-baccarat`).',
    fields: { on: 'On or off, until changed.' },
    example: { do: 'autoConfirm', on: true },
  },
  zeroCommission: {
    about:
      'Play Banker without commission; the mode at the close of betting holds for the round (`speed-baccarat`).',
    fields: { on: 'On or off, until changed.' },
    example: { do: 'zeroCommission', on: true },
  },
  sideBets: {
    about: 'Switch a group of side bets on or off for yourself (`speed-baccarat`).',
    fields: { group: 'Which bets.', on: 'On or off, until changed.' },
    example: { do: 'sideBets', group: 'bonus', on: false },
  },
}

export const CUT_WORDS: Entries<typeof CUT_COMMANDS> = {
  cut: {
    about: 'Cut the coming shoe while the offer is yours or everybody’s (`cutOffer` in the state).',
    fields: { cut: 'How many cards to lift: 52 at least, and 52 must stay. Anything else is refused.' },
    example: { do: 'cut', cut: 173 },
  },
  passCut: {
    about: 'Leave the cut to the next one.',
    fields: {},
    example: { do: 'passCut' },
  },
}
