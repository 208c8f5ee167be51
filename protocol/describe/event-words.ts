import type { Event as BaccaratEvent } from '#engine/baccarat/types'
import type { Event as BlackjackEvent } from '#engine/blackjack/types'
import type { HouseEvent } from '#engine/table/types'

/** The members of a union that may have this type; some have one of several. */
type OfType<Event, Type> = Event extends { readonly type: infer Own }
  ? Type extends Own
    ? Event
    : never
  : never

type FieldsOf<Event> = Event extends unknown ? Exclude<keyof Event, 'type'> : never

/** Words for every event and every field of it: one that is forgotten does not compile. */
export type EventWords<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: {
    readonly about: string
    readonly fields: { readonly [Field in FieldsOf<OfType<Event, Type>>]: string }
  }
}

const PLAYER = 'player id'
const SEAT = 'from 1'
const HAND = 'place among the seat’s hands, from 0'
const AMOUNT = 'cents'
const CARD = 'a [card](#cards-and-money)'
const FACE_DOWN_CARD = 'a card, null while it lies face down'
const RESULTS = 'list of results'

export const HOUSE_EVENT_WORDS: EventWords<HouseEvent> = {
  configured: {
    about: 'The first of every table, and again when its rules or limits change.',
    fields: {
      game: 'game id',
      currency: 'three letters',
      rules: 'the rule record, as in the state',
      limits: '`{ unit, ranges }`, as in the state',
      dealing: '`live` where a dealer scans the cards; not there at an automatic table',
    },
  },
  named: {
    about: 'Who a player is that others can see.',
    fields: { player: PLAYER, name: 'a text', house: 'true for a test player of the house’s' },
  },
  shoeCommitted: {
    about: 'The coming shoe’s order is fixed; see [fairness.md](fairness.md).',
    fields: {
      shoe: 'its number, from 1',
      commitment:
        '64 hexadecimal digits; at a live table for what is drawn beside the cards, empty where nothing is',
    },
  },
  cutOffered: {
    about: 'A player may cut the coming shoe.',
    fields: { shoe: 'its number', to: 'player id, null is everybody', next: 'who is asked after a no' },
  },
  cutPassed: {
    about: 'That player said no, or nothing in time.',
    fields: { shoe: 'its number', player: PLAYER },
  },
  shoeOpened: {
    about: 'A new shoe is in play. Results and roads start anew.',
    fields: {
      shoe: 'its number',
      cut: 'cards lifted',
      by: 'who cut, null is the house',
      burned: 'the card turned up and burned, null where none is',
      burnedCount: 'how many were burned in all',
      live: 'only where a dealer scans the cards: `{ decks, burns }`; its order is known to nobody',
      at: 'when, only where a dealer scans the cards',
    },
  },
  purse: {
    about:
      'What a player plays from at this table, where that is not the account in the table’s currency. Where single bets are private only the player hears it.',
    fields: {
      player: 'whose',
      currency: 'the player’s own: stakes and payments are in it, limits are converted',
      session: 'the regulated session whose money is played, null for the account (others always hear null)',
    },
  },
  forgot: {
    about:
      'Players who are long gone and do not play: their switches and standing choices here are given up.',
    fields: { players: 'their ids' },
  },
  roundBegan: {
    about: 'A round with its code.',
    fields: {
      code: 'unique',
      number: 'the table’s rounds, from 1',
      at: 'when, in server time',
      rates:
        'where other currencies are played: by currency `[own, table]`, so many of its cents are so many of the table’s, for the whole round',
    },
  },
  clock: {
    about: 'What the table waits for, and until when.',
    fields: {
      for: '`bets`, `insurance`, `decision`, `offers` or `cut`',
      until:
        'server time, null: it starts with the first chip, or when somebody sits down where idle seats are lost',
    },
  },
  crowd: {
    about: 'How everybody bet, where single bets are private; told when betting closes.',
    fields: { bets: 'by bet: `{ players, cents }`' },
  },
  cutCardOut: {
    about: 'This is the shoe’s last round.',
    fields: { seat: 'where the cut card came out, 0 is the dealer' },
  },
  shoeRevealed: {
    about: 'The shoe is over and can be checked.',
    fields: { shoe: 'its number', seed: '64 hexadecimal digits' },
  },
  paused: {
    about: 'The table stands still.',
    fields: {
      why: '`fault`, `supervisor` or `closed` (by staff)',
      text: 'a sentence',
      alarm: 'for staff only: `{ kind, text, solvedBy }`',
    },
  },
  resumed: { about: 'It goes on.', fields: {} },
  voided: {
    about:
      'A round that was settled does not count any more: what it paid is taken back, what was staked on it returned. Your own share is in the history; `purse` follows.',
    fields: {
      code: 'the round’s code',
      reason: 'for staff only, else null; who played the round finds it in the history',
      by: 'for staff only, else null',
    },
  },
  dealer: {
    about: 'Another dealer deals from now on, or nobody.',
    fields: { dealer: '`{ staff, shown, leaving }` or null; `staff` is null for players' },
  },
  scanned: {
    about: 'A card went over the reader. Only staff hears it; which card it is, `dealt` says.',
    fields: { deck: 'the number of its deck' },
  },
  burned: {
    about: 'The first card of a live shoe was turned up and put away, and cards with it.',
    fields: { card: CARD, deck: 'the number of its deck', count: 'how many were put away in all' },
  },
  corrected: {
    about:
      'Cards that were dealt wrong are taken back; those that were right are dealt again. It cannot be folded: a gap precedes it, and joining again brings a snapshot. In the history nothing is left to take back and `back` is 0.',
    fields: {
      what: '`rescan`, `replace` or `move`',
      back: 'how many cards are taken back',
      reason: 'for staff only, else null',
      by: 'for staff only, else null',
    },
  },
  cardsSwapped: {
    about: 'Other cards are brought: this is the shoe’s last round.',
    fields: {
      why: '`day`, `idle`, `video`, `fallen` or `code`',
      decks: 'the new cards of a live table, by their decks',
      at: 'when, in server time',
      by: 'for staff only, else null',
    },
  },
  limitsSet: {
    about: 'Other limits hold from the next round on.',
    fields: { limits: '`{ unit, ranges }`, as in the state', by: 'for staff only, else null' },
  },
  announced: {
    about: 'The supervisor says something to everybody at the table.',
    fields: { text: 'a text', by: 'for staff only, else null' },
  },
}

export const BLACKJACK_EVENT_WORDS: EventWords<BlackjackEvent> = {
  opened: {
    about: 'Betting is open; the table is cleared.',
    fields: { shoeRound: 'the round’s number in its shoe' },
  },
  seated: { about: 'Somebody sat down.', fields: { seat: SEAT, player: PLAYER } },
  unseated: {
    about: 'A seat is free again.',
    fields: { seat: SEAT, player: PLAYER, why: '`left` or `idle`' },
  },
  leaving: { about: 'Its player leaves when the round is over.', fields: { seat: SEAT } },
  behindAllowed: { about: 'Bets behind are taken or not.', fields: { seat: SEAT, on: 'true or false' } },
  placed: {
    about: 'Chips were laid. Only their player hears it, except on a shared box.',
    fields: {
      spot: 'where',
      shared: 'whether all see it',
      golden: 'golden chips or cash',
      amount: AMOUNT,
      cut: 'cents that the maximum cut off',
    },
  },
  takenBack: {
    about: 'Chips were taken off.',
    fields: { spot: 'where', shared: 'whether all see it', golden: 'golden chips or cash', amount: AMOUNT },
  },
  chose: {
    about: 'Your standing choice.',
    fields: { player: PLAYER, seat: SEAT, follow: '`{ double, split, insurance }`' },
  },
  ready: {
    about: 'A player asked to deal now; the bets are fixed.',
    fields: { player: PLAYER, slips: 'list of slips' },
  },
  connection: {
    about: 'A player was cut off, or is back.',
    fields: { player: PLAYER, connected: 'true or false' },
  },
  closed: {
    about: 'Betting is closed: what stands is paid for now.',
    fields: {
      taken: 'list of slips',
      refused: 'your own slips that do not stand, each with its `reason`',
      owners: 'whose each seat is, seat 1 first; null where nobody plays',
    },
  },
  dealt: {
    about: 'A card.',
    fields: { seat: '0 is the dealer', hand: HAND, card: FACE_DOWN_CARD, faceDown: 'true or false' },
  },
  insured: { about: 'An insurance was bought.', fields: { player: PLAYER, seat: SEAT, amount: AMOUNT } },
  declined: { about: 'An insurance was not wanted.', fields: { player: PLAYER, seat: SEAT } },
  insuranceClosed: { about: 'Whoever did not answer said no.', fields: {} },
  looked: {
    about: 'The dealer looked at the face-down card.',
    fields: { blackjack: 'whether it makes one' },
  },
  turnOpened: {
    about: 'A hand’s turn.',
    fields: { seat: SEAT, hand: HAND, deciders: 'player ids who may decide now' },
  },
  decided: {
    about: 'Your early decision is kept.',
    fields: { player: PLAYER, seat: SEAT, hand: HAND, decision: '`hit`, `stand`, `double` or `split`' },
  },
  acted: {
    about: 'What is done with a hand.',
    fields: {
      seat: SEAT,
      hand: HAND,
      by: 'player id, null where nobody decided',
      decision: '`hit`, `stand`, `double` or `split`',
      cause: '`player`, `early`, `timeout`, `away` or `balance`',
      instead: 'what was asked for and could not be paid',
      additions: 'list of `{ player, behind, cash, free }`: what a double or split adds',
    },
  },
  evenMoneyPassed: { about: 'A blackjack waits for the dealer.', fields: { player: PLAYER, seat: SEAT } },
  paid: { about: 'Blackjacks that are paid at once.', fields: { results: RESULTS } },
  turned: { about: 'The face-down card is turned.', fields: { card: CARD } },
  scored: {
    about: 'Points of Fire Blaze.',
    fields: { points: 'so far', level: '`minor`, `mini`, `major`, `grand`, `mega` or null' },
  },
  bonusDrawn: {
    about: 'The bonus game.',
    fields: {
      spins: 'list of `{ fills, reveals, spinsLeft, total }`',
      at: 'server time of the draw, from which its show is counted',
    },
  },
  bonusFailed: { about: 'The bonus game did not work; its bets come back.', fields: {} },
  settled: { about: 'The round is over and paid.', fields: { results: RESULTS } },
  cancelled: {
    about: 'The round is void; every stake comes back.',
    fields: { results: RESULTS, undone: 'results that had been paid and were taken back' },
  },
}

export const BACCARAT_EVENT_WORDS: EventWords<BaccaratEvent> = {
  opened: {
    about: 'Betting is open; the table is cleared.',
    fields: { shoeRound: 'the round’s number in its shoe' },
  },
  placed: {
    about: 'Your chips were laid.',
    fields: {
      player: PLAYER,
      bet: 'which spot',
      golden: 'golden chips or cash',
      amount: AMOUNT,
      cut: 'cents that the maximum cut off',
    },
  },
  takenBack: {
    about: 'Your chips were taken off.',
    fields: {
      player: PLAYER,
      bet: 'which spot',
      golden: 'golden chips or cash',
      amount: AMOUNT,
      why: '`player`, or what they needed and is gone: `needs-main`, `exceeds-main`, `not-offered`',
    },
  },
  confirmed: { about: 'Your chips are confirmed.', fields: { player: PLAYER } },
  autoConfirm: { about: 'Your switch.', fields: { player: PLAYER, on: 'true or false' } },
  zeroCommission: { about: 'Your switch.', fields: { player: PLAYER, on: 'true or false' } },
  sideBets: {
    about: 'Your switch.',
    fields: { player: PLAYER, group: '`bonus` or `pairs`', on: 'true or false' },
  },
  closed: {
    about: 'Betting is closed: what stands is paid for now. You hear of your own bets only.',
    fields: {
      taken: 'list of `{ player, bet, cash, golden, zeroCommission }`',
      refused: 'list of `{ player, bet, cash, golden, reason }`',
      unconfirmed: 'list of `{ player, bet, cash, golden }` that were not played',
    },
  },
  dealt: {
    about: 'A card.',
    fields: { to: '`player` or `banker`', card: FACE_DOWN_CARD, faceDown: 'true or false' },
  },
  turned: {
    about: 'A face-down card is turned.',
    fields: { side: '`player` or `banker`', index: 'which of its cards, from 0', card: CARD },
  },
  settled: {
    about: 'The round is over and paid. You hear of your own results only.',
    fields: { winner: '`P` (Player), `B` (Banker) or `T` (tie)', results: RESULTS },
  },
  cancelled: { about: 'The round is void; every stake comes back.', fields: { results: RESULTS } },
}
