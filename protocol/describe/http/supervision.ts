import { GAMES } from '#engine/games'
import { GAME, TABLE } from '#protocol/describe/round'
import type { Routes } from '#protocol/describe/route'
import { type SUPERVISION_ANSWERS, SUPERVISION_BODIES } from '#protocol/http/supervision'

const AT = Date.UTC(2026, 0, 1, 12)
const ROUND = `${TABLE}-20260101-000000-1`

const WAITING = {
  approval: 'aZ91kQ_7Lw2mmT0',
  table: TABLE,
  round: ROUND,
  by: 'rosa',
  command: { do: 'voidRound', round: ROUND, reason: 'A card was scanned twice.' },
  at: AT,
  until: AT + 600_000,
} as const

const WAITING_WORDS = {
  approval: 'Its id.',
  table: 'Where.',
  round: 'The round that it is about, and no other.',
  by: 'Who ordered it.',
  command: 'What, with the reason.',
  at: 'Since when it waits.',
  until: 'When it is gone if nobody agrees.',
}

const ALARM = {
  table: TABLE,
  name: `${GAMES[GAME].name} 1`,
  kind: 'called',
  text: 'A card fell from the table.',
  solvedBy: 'supervisor',
  since: AT,
  seen: { by: 'carla', at: AT + 5_000 },
} as const

const ALARM_WORDS = {
  table: 'Which table.',
  name: 'What it is called.',
  kind: 'What kind of alarm.',
  text: 'What is wrong and what to do.',
  solvedBy: 'Who may say that it goes on.',
  since: 'Since when.',
  seen: 'Who has said that they know, and when; null where nobody has.',
}

function under(prefix: string, all: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(all).map(([field, meaning]) => [`${prefix}${field}`, meaning]))
}

export const SUPERVISION_WORDS: Routes<typeof SUPERVISION_ANSWERS> = {
  approvals: {
    routes: ['GET /api/staff/approvals'],
    about: 'What waits for a second person. For supervisors.',
    fields: { secondPerson: 'The house’s rule.', ...under('waiting[].', WAITING_WORDS) },
    example: { secondPerson: 'required', waiting: [WAITING] },
  },
  approvalDecided: {
    routes: ['POST /api/staff/approvals/:approval'],
    about:
      'Agree to what another supervisor wants, or not; the answer comes when it is done. Whoever ordered it can only take it back, or, where the house allows it and no other supervisor is signed in, agree alone by their password. For supervisors.',
    fields: { approval: 'Which.', end: 'What became of it.', text: 'A sentence.' },
    example: { approval: WAITING.approval, end: 'done', text: 'It is done.' },
    takes: {
      schema: SUPERVISION_BODIES.decide,
      fields: { yes: 'Agreed or not.', password: 'Your own, to agree alone.' },
      example: { yes: true },
    },
  },
  alarms: {
    routes: ['GET /api/staff/alarms'],
    about: 'Which tables call for staff, the oldest alarm first. For supervisors.',
    fields: under('alarms[].', ALARM_WORDS),
    example: { alarms: [ALARM] },
  },
  alarmSeen: {
    routes: ['POST /api/staff/alarms/:table'],
    about: 'Say that you know of a table’s alarm. Whoever says it first is remembered. For supervisors.',
    fields: ALARM_WORDS,
    example: ALARM,
  },
  mutes: {
    routes: ['GET /api/staff/chat/mutes'],
    about: 'Who may not write at the tables now, the newest mute first, 200 at most. For supervisors.',
    fields: {
      'mutes[].player': 'The player’s id.',
      'mutes[].name': 'What others see.',
      'mutes[].by': 'Who muted them; `house` for misuse.',
      'mutes[].at': 'When.',
      'mutes[].until': 'Until when; null is until it is lifted.',
      'mutes[].reason': 'Why.',
    },
    example: {
      mutes: [
        {
          player: 'p_4711',
          name: 'Ospite 4711',
          by: 'rosa',
          at: AT,
          until: AT + 600_000,
          reason: 'Insults.',
        },
      ],
    },
  },
  tableRounds: {
    routes: ['GET /api/staff/tables/:table/rounds'],
    about: 'The last rounds of a table that ended, the newest first, 20 at most. For supervisors.',
    fields: {
      'rounds[].code': 'The round’s code.',
      'rounds[].endedAt': 'When it ended.',
      'rounds[].outcome': 'How it ended; only a settled one can be voided.',
      'rounds[].money[].currency': 'Of what money; nothing is listed where nobody had bet.',
      'rounds[].money[].players': 'How many had bet.',
      'rounds[].money[].staked': 'What they staked, in cents.',
      'rounds[].money[].paid': 'What they were paid, in cents.',
    },
    example: {
      rounds: [
        {
          code: ROUND,
          endedAt: AT,
          outcome: 'settled',
          money: [{ currency: 'EUR', players: 3, staked: 7_500, paid: 9_750 }],
        },
      ],
    },
  },
  playerNames: {
    routes: ['GET /api/staff/players?ids=…'],
    about:
      'What players are called whose ids are given, 100 at most with commas between them; nobody has an id that is not in the answer. For supervisors.',
    fields: { 'players[].player': 'The player’s id.', 'players[].name': 'What others see.' },
    example: { players: [{ player: 'p_4711', name: 'Maria' }] },
  },
  openSessions: {
    routes: ['GET /api/staff/sessions'],
    about:
      'Players’ open sessions at tables, the oldest first, 200 at most; `POST /api/staff/sessions/:session/end` ends one. For supervisors.',
    fields: {
      'sessions[].session': 'Its id.',
      'sessions[].player': 'Whose.',
      'sessions[].name': 'What others see.',
      'sessions[].table': 'Where.',
      'sessions[].currency': 'Of what money.',
      'sessions[].openedAt': 'Since when.',
      'sessions[].state': 'Whether it is open or waits for its round to end.',
      more: 'How many are not in the list.',
    },
    example: {
      sessions: [
        {
          session: 'N0001',
          player: 'p_4711',
          name: 'Maria',
          table: TABLE,
          currency: 'EUR',
          openedAt: AT,
          state: 'open',
        },
      ],
      more: 0,
    },
  },
}
