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

/** What is said of many fields alike. */
export const PLAYER = 'player id'
export const SEAT = 'from 1'
export const HAND = 'place among the seat’s hands, from 0'
export const AMOUNT = 'cents'
export const CARD = 'a [card](#cards-and-money)'
export const FACE_DOWN_CARD = 'a card, null while it lies face down'
export const RESULTS = 'list of results'

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
