import { type CHAT_MESSAGES, CHAT_REASONS, type ChatReason } from '#protocol/chat'
import type { Entries } from '#protocol/describe/entry'
import { TABLE } from '#protocol/describe/round'
import type { FROM_PLAYER } from '#protocol/player/from-player'

const ID = 'k3J9x_Qa7Lw2'
const ROOM = 'A table’s id, or `support`.'

const REMARK = {
  line: 'Its number. Lines are shown in the order of their numbers; one that comes twice is the same line.',
  name: 'Who says it, as others know them.',
  role: 'What they are here.',
  own: 'Whether it is yours.',
  text: 'Text and nothing but text: never put it into a page as markup, and keep its direction to itself (`<bdi>`).',
  at: 'When it was said.',
}

/** Why a line was not said, in words. */
const REASON_WORDS: Readonly<Record<ChatReason, string>> = {
  'not-here': 'join the table first',
  'not-allowed': 'you may read, not write',
  empty: 'nothing is left of it that can be read',
  'too-long': 'more than 200 characters',
  language: 'a word that is not said here',
  contact: 'a link, an address, a telephone or other long number',
  repeated: 'the same as just before',
  'too-fast': 'more than five lines at once, or one in two seconds',
  muted: 'staff, or too many of these refusals in a short while, have closed the chat for you',
  'id-reused': 'the id was used for another line',
  away: 'nobody knows whether it was kept: send it again with the same id',
}

const reasons = CHAT_REASONS.map((reason) => `\`${reason}\` (${REASON_WORDS[reason]})`).join(', ')

export const CHAT_REQUEST_WORDS: Pick<Entries<typeof FROM_PLAYER>, 'say' | 'chat' | 'support'> = {
  say: {
    about:
      'Say a line, to a table that this socket has joined or to the house. The answer is `said` or `notSaid`. Send it again with the same id until it is answered: it is said once at most, and the same id gets the same answer. To say a refused line after all, make a new id.',
    fields: {
      id: 'Made by you, as for [commands](#command-ids).',
      room: ROOM,
      text: 'What was typed. Of it one line of 1 to 200 characters as people count them is kept, without anything that cannot be seen.',
    },
    example: { type: 'say', id: ID, room: TABLE, text: 'Buonasera a tutti!' },
  },
  chat: {
    about:
      'Whether this socket wants to hear what is said at its tables; at first it does. With `on: false` no `chat`, `chatLines` or `chatHidden` of a table comes any more. After `on: true` join the tables again (with `since`) for their last lines. The support room is not touched.',
    fields: { on: 'Yes or no.' },
    example: { type: 'chat', on: false },
  },
  support: {
    about:
      'Ask for your support room, which you have alone with the house: `chatLines` answers. What the house writes there comes as `chat` to all your sockets, asked for or not.',
    fields: { read: 'True when the player looks at it now: what is unread counts as read from then on.' },
    example: { type: 'support', read: true },
  },
}

export const CHAT_WORDS: Entries<typeof CHAT_MESSAGES> = {
  chat: {
    about: 'Somebody said something.',
    fields: { room: ROOM, ...REMARK },
    example: {
      type: 'chat',
      room: TABLE,
      line: 812,
      name: 'Chiara',
      role: 'dealer',
      own: false,
      text: 'Buonasera! Le puntate sono aperte.',
      at: 1767225601000,
    },
  },
  chatLines: {
    about:
      'The last 50 lines of a room, oldest first: after the view of a table that was joined (not when nothing was ever said there), and as the answer to `support`. They take the place of all that you knew of the room.',
    fields: {
      room: ROOM,
      unread: 'In the support room: how many the player had not read.',
      lines: 'As in `chat`.',
    },
    example: {
      type: 'chatLines',
      room: TABLE,
      unread: 0,
      lines: [
        {
          line: 811,
          name: 'Ospite 4711',
          role: 'player',
          own: true,
          text: 'Buonasera a tutti!',
          at: 1767225600500,
        },
      ],
    },
  },
  chatHidden: {
    about: 'Staff took a line away: do not show it any more.',
    fields: { room: ROOM, line: 'Its number.' },
    example: { type: 'chatHidden', room: TABLE, line: 811 },
  },
  said: {
    about: 'Your line was said, and it is stored. It comes after the `chat` that tells it to you too.',
    fields: { id: 'The id that you gave it.', line: 'Its number.', at: 'When it was said.' },
    example: { type: 'said', id: ID, line: 811, at: 1767225600500 },
  },
  notSaid: {
    about: `Your line was not said. The reasons: ${reasons}.`,
    fields: {
      id: 'The id that you gave it.',
      reason: 'Why not.',
      text: 'A sentence: what was wrong and what to do.',
    },
    example: {
      type: 'notSaid',
      id: ID,
      reason: 'too-fast',
      text: 'You write faster than others can read: wait some seconds, then go on.',
    },
  },
  muted: {
    about: 'You may not write at the tables any more, or may again. Reading and the support room stay open.',
    fields: {
      on: 'Whether you are muted.',
      until: 'Until when; null is until staff lift it.',
      text: 'A sentence.',
    },
    example: {
      type: 'muted',
      on: true,
      until: 1767226200000,
      text: 'You may not write at the tables until 2026-01-01 00:10 GMT. You can read along, and ask support why.',
    },
  },
}
