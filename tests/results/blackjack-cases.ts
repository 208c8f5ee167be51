import { BUST, DOUBLED, FREE_DOUBLE, INSURED, SPLIT, TWENTY } from '#tests/results/rounds'
import { again, type Case, first, leavingOut, telling } from '#tests/results/telling'

/** A card for the dealer. */
const seat0 = { seat: 0, hand: 0 }

export const BLACKJACK_CASES: readonly Case[] = [
  ['BJ-4: a dealer who stops too early', TWENTY, leavingOut('dealt', -1), /the dealer stopped at 16: 6D TC/],
  [
    'BJ-4: a dealer who draws too long',
    TWENTY,
    again('dealt', { ...seat0, card: '2S' }, -1),
    /the dealer drew on 18: 6D TC 2H 2S/,
  ],
  [
    'BJ-14: a dealer who draws against nobody',
    BUST,
    again('turned', { type: 'dealt', ...seat0, card: '2S', faceDown: false }),
    /the dealer drew with no hand to beat: 6D TC 2S/,
  ],
  [
    'BJ-14: a card that stays face down',
    TWENTY,
    leavingOut('turned'),
    /the dealer's second card was never turned/,
  ],
  [
    'BJ-14: another card when it is turned',
    TWENTY,
    telling('turned', { card: '5C' }),
    /the dealer turned 5C where TC had been dealt/,
  ],
  [
    'BJ-8: a card that nobody asked for',
    TWENTY,
    again('acted', { type: 'dealt', seat: 1, hand: 0, card: '2C', faceDown: false }),
    /2C went to seat 1, where nobody had asked for a card/,
  ],
  [
    'a card for a hand that is not there',
    TWENTY,
    again('acted', { type: 'dealt', seat: 1, hand: 1, card: '2C', faceDown: false }),
    /a card went to seat 1, hand 2, which is not there/,
  ],
  [
    'BJ-10: a decision on a hand that is over',
    TWENTY,
    again('acted', { decision: 'hit' }),
    /'hit' of ann at seat 1 was decided on a hand that was over/,
  ],
  [
    'a decision on a hand that is not there',
    TWENTY,
    telling('acted', { hand: 3 }),
    /'stand' of ann at seat 1 was decided on a hand that is not there/,
  ],
  [
    'BJ-8: a double for less',
    DOUBLED,
    first('acted', 'additions', { cash: 500 }),
    /'double' of ann at seat 1 added 500 and 0 free for ann; it is 1000/,
  ],
  [
    'BJ-8: a double for nothing',
    DOUBLED,
    telling('acted', { additions: [] }),
    /'double' of ann at seat 1 cost nothing/,
  ],
  [
    'BJ-8: a hit that costs',
    BUST,
    telling('acted', { additions: [{ player: 'ann', behind: false, cash: 1000, free: 0 }] }),
    /'hit' of ann at seat 1 cost money/,
  ],
  [
    'VE-4: a double after a split',
    SPLIT,
    telling('acted', { decision: 'double' }, 1),
    /'double' of ann at seat 1 is not offered on 8S TS/,
  ],
  [
    'BJ-6: a split of two cards that are no pair',
    SPLIT,
    telling('dealt', { card: '9H' }, 2),
    /'split' of ann at seat 1 is not offered on 8S 9H/,
  ],
  [
    'FB-9: a double that is free, and paid for',
    FREE_DOUBLE,
    first('acted', 'additions', { cash: 1000, free: 0 }),
    /added 1000 and 0 free for ann; it is a token of 1000/,
  ],
  [
    'FB-9: a double that is not free, and not paid for',
    DOUBLED,
    first('acted', 'additions', { cash: 0, free: 1000 }),
    /added 0 and 1000 free for ann; it is 1000/,
  ],
  [
    'BJ-9: more insurance than half',
    INSURED,
    telling('insured', { amount: 600 }),
    /ann insured 600 at seat 1, where 500 may be/,
  ],
  [
    'BJ-9: insurance without an ace',
    INSURED,
    telling('dealt', { card: '9D' }, 1),
    /ann insured 500 at seat 1, where 0 may be/,
  ],
  [
    'BJ-11: a side bet of another game',
    TWENTY,
    first('closed', 'taken', { bet: 'push22' }),
    /ann's push22 at seat 1 was taken, which is not offered/,
  ],
]
