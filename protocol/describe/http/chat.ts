import { TABLE } from '#protocol/describe/round'
import type { Routes } from '#protocol/describe/route'
import { type CHAT_ANSWERS, CHAT_BODIES, type KeptRemark } from '#protocol/http/chat'

const PLAYER = 'p_4711'
const AT = 1767225600500
const REASON = 'For the staff log.'

const EXAMPLE: KeptRemark = {
  line: 811,
  table: TABLE,
  round: `${TABLE}-20260101-000000-1`,
  player: PLAYER,
  staff: null,
  name: 'Ospite 4711',
  role: 'player',
  text: 'Buonasera a tutti!',
  at: AT,
  hidden: null,
}

const REMARK = {
  'lines[].line': 'Its number.',
  'lines[].table': 'Where; null is a support room.',
  'lines[].round': 'The round that ran at the table then.',
  'lines[].player': 'Who said it; in a support room whose it is.',
  'lines[].staff': 'Who of the staff said it.',
  'lines[].name': 'As others saw it.',
  'lines[].hidden': 'Who of the staff hid it, and why.',
}

export const CHAT_HTTP_WORDS: Routes<typeof CHAT_ANSWERS> = {
  chatSaid: {
    routes: ['POST /api/staff/chat/say'],
    about: 'Staff speak to a table. The text is cleaned like everybody’s. For dealers and above.',
    fields: { line: 'The line’s number.', at: 'When it was said.' },
    example: { line: 812, at: AT },
    takes: {
      schema: CHAT_BODIES.say,
      fields: { table: 'Where.', text: 'What is said: 1 to 200 characters.' },
      example: { table: TABLE, text: 'Buonasera! Le puntate sono aperte.' },
    },
  },
  chatHid: {
    routes: ['POST /api/staff/chat/hide'],
    about: 'Takes a line of a table away from everybody; it stays in the record. For dealers and above.',
    fields: { line: 'The line’s number.', table: 'Where it was.' },
    example: { line: 811, table: TABLE },
    takes: {
      schema: CHAT_BODIES.hide,
      fields: { line: 'Which line.', reason: REASON },
      example: { line: 811, reason: 'insults the dealer' },
    },
  },
  chatMuted: {
    routes: ['POST /api/staff/chat/mute'],
    about:
      'Closes the chat of all tables for a player; a new mute takes the place of any other. It is stored and holds at every table and after a restart. For supervisors and above.',
    fields: { player: 'Who.', until: 'Until when; null without an end.' },
    example: { player: PLAYER, until: AT + 3_600_000 },
    takes: {
      schema: CHAT_BODIES.mute,
      fields: { player: 'Who.', minutes: 'How long; null until it is lifted.', reason: REASON },
      example: { player: PLAYER, minutes: 60, reason: 'insults the dealer' },
    },
  },
  chatUnmuted: {
    routes: ['POST /api/staff/chat/unmute'],
    about:
      'Opens the chat again for a player who was muted, by staff or for misuse. For supervisors and above.',
    fields: { player: 'Who.' },
    example: { player: PLAYER },
    takes: {
      schema: CHAT_BODIES.unmute,
      fields: { player: 'Who.', reason: REASON },
      example: { player: PLAYER, reason: 'has said sorry' },
    },
  },
  chatLines: {
    routes: ['GET /api/staff/chat/tables/:table', 'GET /api/staff/rounds/:code/chat'],
    about:
      'What was said at a table (the last 50 lines) or while a round was played there, hidden lines too, oldest first. For dealers and above.',
    fields: REMARK,
    example: { lines: [EXAMPLE] },
  },
  supportRooms: {
    routes: ['GET /api/staff/chat/rooms'],
    about:
      'Players who wait for an answer, at most 100, the one who waits longest first. For supervisors and above.',
    fields: {
      'rooms[].player': 'Who.',
      'rooms[].name': 'Their name.',
      'rooms[].since': 'When the first line without an answer came.',
      'rooms[].unread': 'How many lines have no answer.',
      'rooms[].text': 'The last of them.',
    },
    example: {
      rooms: [{ player: PLAYER, name: 'Ospite 4711', since: AT, unread: 1, text: 'Dov’è la mia vincita?' }],
    },
  },
  supportRoom: {
    routes: ['GET /api/staff/chat/rooms/:player'],
    about: 'A player’s support room with its last 50 lines, oldest first. For supervisors and above.',
    fields: {
      player: 'Whose.',
      name: 'Their name.',
      waitingSince: 'Since when they wait for an answer; null when they do not.',
      mute: 'The mute in force, if one is.',
      ...REMARK,
    },
    example: {
      player: PLAYER,
      name: 'Ospite 4711',
      waitingSince: AT,
      mute: { by: 'chiara', at: AT, until: null, reason: 'insults the dealer' },
      lines: [{ ...EXAMPLE, table: null, round: null, text: 'Dov’è la mia vincita?' }],
    },
  },
  supportAnswered: {
    routes: ['POST /api/staff/chat/rooms/:player'],
    about: 'The house writes to a player in the support room. For supervisors and above.',
    fields: { line: 'The line’s number.', at: 'When it was said.' },
    example: { line: 813, at: AT },
    takes: {
      schema: CHAT_BODIES.answer,
      fields: {
        text: 'What is said: 1 to 200 characters.',
        upto: 'The last line that was read before answering: newer ones still wait. Left out, none does.',
      },
      example: { text: 'Un momento, la cerchiamo.', upto: 811 },
    },
  },
}
