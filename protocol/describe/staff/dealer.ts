import type { Entries } from '#protocol/describe/entry'
import { TABLE } from '#protocol/describe/round'
import type { DEALER_COMMANDS, FROM_DEALER } from '#protocol/staff/from-dealer'

const ID = 'k3J9x_Qa7Lw2'
const ID_WORDS = 'Made by the console, once for each order. See [Command ids](#command-ids).'
const WHERE = 'Where it is to be done.'

/** Messages that dealers and supervisors send alike. */
export const LOOK_WORDS = {
  join: {
    about:
      'Be told of a table from now on: its view for staff (`snapshot`, or `events` since), the last lines of its room, its trouble. Looking is free: a dealer need not deal there.',
    fields: { table: 'Which table.', since: 'The last `upto` heard of this table, if any.' },
    example: { type: 'join', table: TABLE },
  },
  leave: {
    about: 'Be told no more of a table.',
    fields: { table: 'Which table.' },
    example: { type: 'leave', table: TABLE },
  },
  say: {
    about:
      'Say a line to a table’s room, under the name that players know. The answer is `said` or `notSaid`; the same id is the same line. A dealer speaks at live tables where they deal.',
    fields: { id: ID_WORDS, room: 'The table’s id.', text: 'What was typed.' },
    example: { type: 'say', id: ID, room: TABLE, text: 'Buonasera! Le puntate sono aperte.' },
  },
  ping: {
    about: 'Ask for the time; `pong` answers. It keeps nobody signed in.',
    fields: { at: 'Your own clock in milliseconds.' },
    example: { type: 'ping', at: 1767225600123 },
  },
} as const

export const FROM_DEALER_WORDS: Entries<typeof FROM_DEALER> = {
  ...LOOK_WORDS,
  do: {
    about:
      'Order something at a table. But for `signOn` it is for whoever deals there. The answer has the same `id`, and stays the same for good.',
    fields: { id: ID_WORDS, table: WHERE, command: 'A dealer’s order.' },
    example: { type: 'do', id: ID, table: TABLE, command: { do: 'scan', code: '7D031V' } },
  },
}

export const DEALER_COMMAND_WORDS: Entries<typeof DEALER_COMMANDS> = {
  signOn: {
    about:
      'Deal here from now on: where nobody does, or where whoever does hands over. One deals at one table at a time.',
    fields: {},
    example: { do: 'signOn' },
  },
  handOver: {
    about: 'Deal on until another dealer signs on.',
    fields: {},
    example: { do: 'handOver' },
  },
  signOff: {
    about: 'Between two rounds: nobody deals here any more.',
    fields: {},
    example: { do: 'signOff' },
  },
  openBetting: { about: 'Begin a round.', fields: {}, example: { do: 'openBetting' } },
  closeBetting: { about: 'No more bets.', fields: {}, example: { do: 'closeBetting' } },
  scan: {
    about:
      'A card went over the reader. The wrong one is refused, shown to nobody, and the round stands still with the reason.',
    fields: { code: 'What the reader typed.' },
    example: { do: 'scan', code: '7D031V' },
  },
  lastHand: { about: 'The cut card came out (SH-2).', fields: {}, example: { do: 'lastHand' } },
  changeShoe: {
    about: 'The shoe is over: its cards are taken away.',
    fields: {},
    example: { do: 'changeShoe' },
  },
  offerCut: { about: 'Ask the players who may cut (SH-4).', fields: {}, example: { do: 'offerCut' } },
  openShoe: {
    about: 'The coming shoe is in its place.',
    fields: { decks: 'What it is made of; left out, the decks that the table has.' },
    example: { do: 'openShoe', decks: [1, 2, 3, 4, 5, 6, 7, 8] },
  },
  call: {
    about: 'The supervisor is to come: the round stands still, and supervisors hear an alarm.',
    fields: { text: 'What it is about.' },
    example: { do: 'call', text: 'A card fell from the table.' },
  },
  resume: {
    about: 'A misread was looked into: it goes on. What is more than that is for a supervisor.',
    fields: {},
    example: { do: 'resume' },
  },
}
