import type { BLACKJACK_COMMANDS } from '#protocol/blackjack/commands'
import type { Entries } from '#protocol/describe/entry'
import { ADD, GOLDEN, TAKE } from '#protocol/describe/messages'

const SEAT = 'Seats count from 1, from the dealer’s left: seat 1 acts first.'
const HAND = 'After a split, which hand of the seat, from 0. Left out, it is the one whose turn it is.'

const CARDS =
  'How many cards the hand was seen with: with another number by then it is refused with `other-cards`.'

const decision = <Name extends 'hit' | 'stand' | 'double' | 'split'>(name: Name, about: string) => ({
  about,
  fields: { seat: 'Whose hand.', hand: HAND, cards: CARDS },
  example: { do: name, seat: 3, hand: 0, cards: 2 },
})

export const COMMAND_WORDS: Entries<typeof BLACKJACK_COMMANDS> = {
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
