import type { Routes } from '#protocol/describe/route'
import { type STAFF_ANSWERS, STAFF_BODIES } from '#protocol/http/staff'

export const STAFF_WORDS: Routes<typeof STAFF_ANSWERS> = {
  staffSession: {
    routes: ['POST /api/staff/session', 'GET /api/staff/session'],
    about:
      'Staff sign in (`sabot staff add` makes them); the cookie is another one than the players’. Three failures lock the name for 30 minutes; a sign-in ends after 30 minutes without activity, and after twelve hours in any case.',
    fields: { name: 'Who you are.', role: 'Each may do what those before it may.' },
    example: { name: 'rosa', role: 'supervisor' },
    takes: {
      schema: STAFF_BODIES.signIn,
      fields: { name: 'Your name.', password: 'Your password.' },
      example: { name: 'rosa', password: 'sette gatti sul tetto' },
    },
  },
  staffLog: {
    routes: [
      'GET /api/staff/log?cursor=…&limit=…&actor=…&action=…&table=…&player=…&from=…&to=…&text=…',
      'GET /api/staff/log.csv',
    ],
    about:
      'What staff did, newest first; nothing that staff do is missing here. `limit` is from 1 to 200. `from` and `to` (not included) are milliseconds; `text` is looked for in subject, reason, before and after. The file takes the same without `cursor` and `limit`. For supervisors.',
    fields: {
      'events[].id': 'Grows with every entry.',
      'events[].at': 'When.',
      'events[].actor': 'Who.',
      'events[].action': 'What.',
      'events[].subject': 'To whom or what.',
      'events[].reason': 'Why, where one was given.',
      'events[].before': 'How it was; null where that says nothing.',
      'events[].after': 'How it is since.',
      'events[].table': 'The table where it was done, if any.',
      'events[].player': 'The player whom it was done to, if any.',
      next: 'Where the next page starts; null on the last one.',
    },
    example: {
      events: [
        {
          id: 12,
          at: Date.UTC(2026, 0, 1, 12),
          actor: 'rosa',
          action: 'signed-in',
          subject: 'rosa',
          reason: null,
          before: null,
          after: null,
          table: null,
          player: null,
        },
      ],
      next: null,
    },
  },
}
