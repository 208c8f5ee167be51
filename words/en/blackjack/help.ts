import type * as it from '#words/it/blackjack/help'
import type { Like } from '#words/like'

export const help: Like<typeof it.help> = {
  values: 'Cards from 2 to 10 count their number, pictures 10, an ace 1 or 11.',
  decks: (decks) => `It is played with ${decks} decks.`,
  aim: (win) =>
    `Nearer to 21 than the dealer, or the dealer bust: you win ${win}. Equal totals give the stake back.`,
  natural: (odds) =>
    `An ace and a ten-valued card as the first two cards are a blackjack: it pays ${odds} and beats any other 21.`,
  bust: 'A hand over 21 is bust and loses at once.',
  draws: (most) => `The dealer draws to ${most} and stands on every 17, soft 17 too.`,
  drawsSoft: (most) => `The dealer draws to ${most}, and on soft 17.`,
  american: 'The dealer’s second card comes face down.',
  european: 'The dealer takes the second card when everybody has played.',
  looks: {
    ace: 'With an ace up the dealer looks at the hole card: a blackjack ends the round at once. With a ten there is no look.',
    'ace-or-ten':
      'With an ace or a ten up the dealer looks at the hole card: a blackjack ends the round at once.',
    none: 'The dealer does not look at the hole card.',
  },
  pushes: (total) =>
    `If the dealer ends with ${total}, standing bets come back; a blackjack is paid all the same.`,
  returnsDouble: 'Dealer’s blackjack with a ten up: what a double added comes back.',
  completes: 'The dealer always completes the hand: its cards count for the Fire Blaze points.',
  double: 'You double on the first two cards: a second stake of the same size and one card.',
  afterSplit: 'You may double after a split.',
  notAfterSplit: 'There is no double after a split.',
  split: (hands) =>
    `You split two cards of equal value with a second stake of the same size: up to ${hands} hands.`,
  aces: 'Split aces get one card each; a 21 after a split is no blackjack.',
  acesAgain: 'An ace on a split ace may be split again.',
  mustHit: (total) => `With ${total} or less you must take a card.`,
  charlie: (cards) => `${cards} cards without a bust win 1:1, unless the dealer has blackjack.`,
  early: 'You may decide before your turn: it counts when the turn comes.',
  lateHits: (total) => `Without a decision in time: hit up to ${total}, else stand.`,
  lateStands: 'Without a decision in time you stand.',
  balanceReplaced: 'If your balance does not cover a double or split, it becomes a hit or a stand.',
  balanceAsked: 'If your balance does not cover a double or split, you may decide again.',
  freeSplit: 'Every pair but tens splits for free: the house puts a token on the new hand.',
  freeDouble: (totals) => `With ${totals} in the first two cards and no ace you double for free.`,
  token: 'A winning token pays its worth in cash; a losing or pushing one just goes.',
  insurance: (odds) =>
    `Against an ace you may insure for half the stake: it pays ${odds} if the dealer has blackjack.`,
  insuranceAll: 'One answer holds for all your hands.',
  insurancePart: 'You may insure a part only.',
  evenMoney: 'With a blackjack against an ace or ten you may take 1:1 at once.',
  seat: (seats) => `${seats} seats: who sits there decides.`,
  box: (seats, players) =>
    `${seats} boxes, up to ${players} players each: who sits there decides, the others may follow a double or a split.`,
  shared: (hands) => `${hands} hands for everybody: bet on one or all, everyone decides alone.`,
  behind: 'You may bet behind another player’s hand: who sits there decides.',
  idle: (rounds) => `After ${rounds} rounds without a bet the seat is given up.`,
  needMain: 'Side bets need a main bet on the same hand and are paid whatever happens to it.',
}

export const chart: Like<typeof it.chart> = {
  hard: 'Hard totals',
  soft: 'Soft totals',
  pairs: 'Pairs',
  tokenHard: 'On a token: hard totals',
  tokenSoft: 'On a token: soft totals',
  hand: 'Hand',
  against: (card) => `against ${card}`,
  note: 'Computed from the rules of this game: for every hand the decision that returns most on average.',
  changed: 'This table has rules of its own: the chart is that of the game’s usual ones.',
  noInsurance: 'Insurance is never worth taking.',
  evenMoney: (cards) => `A blackjack had better take 1:1 against ${cards}.`,
  codes: { H: 'H', S: 'S', D: 'D', Ds: 'Ds', F: 'F', P: 'P', FP: 'FP' },
  legend: {
    H: 'hit',
    S: 'stand',
    D: 'double, else hit',
    Ds: 'double, else stand',
    F: 'free double, else hit',
    P: 'split',
    FP: 'free split',
  },
  ten: '10',
}
