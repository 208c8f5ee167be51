import { TABLE } from '#protocol/describe/round'
import type { Routes } from '#protocol/describe/route'
import type { PLAY_HTTP } from '#protocol/http/play'
import { PLAY_BODIES } from '#protocol/play'

const NOW = Date.UTC(2026, 0, 1, 12)

/** How long somebody has been playing, and with what result. */
export const STRETCH_WORDS = {
  beganAt: 'When you began: half an hour without a stake ends it.',
  elapsedMillis: 'Since then.',
  playedMillis: 'Of that, from stake to stake.',
  staked: 'All that you staked, in cash.',
  paid: 'All that you were paid, stakes included.',
  net: 'What you won, or below zero lost; what lies in running rounds counts as lost.',
}

export const STRETCH_EXAMPLE = {
  beganAt: NOW - 3_600_000,
  elapsedMillis: 3_600_000,
  playedMillis: 3_540_000,
  staked: 25_000,
  paid: 21_500,
  net: -3_500,
}

const sessionFields = Object.fromEntries(
  Object.entries(STRETCH_WORDS).map(([field, meaning]) => [`session.${field}`, meaning]),
)

/** Words for the routes of responsible play and of table sessions. */
export const PLAY_WORDS: Routes<typeof PLAY_HTTP> = {
  play: {
    routes: [
      'GET /api/play',
      'PUT /api/play/limits',
      'PUT /api/play/check',
      'POST /api/play/check',
      'POST /api/play/exclusion',
      'DELETE /api/play/exclusion',
    ],
    about:
      'Your limits, reality check and exclusion, and what you used. `PUT /api/play/limits` sets a limit: a tighter one holds at once, a looser one (or none: `null`) later; setting what holds already takes a waiting change back; an operator’s players, who pay in there, limit deposits there (403 `not-here`). `PUT /api/play/check { minutes }` chooses how often you are reminded of the time (`null`: never), `POST /api/play/check` confirms that you saw it. `POST /api/play/exclusion { for }` stops your play and deposits at once, for 24 hours to 90 days or without end; a running round is played to its end, withdrawing always works. `DELETE` revokes an exclusion without end, from half a year on; it ends a week later. All of them answer this.',
    takes: {
      schema: PLAY_BODIES.limit,
      fields: {
        kind: 'Time is in minutes, the others in cents of your money.',
        period: 'Days, weeks (from Monday) and months of UTC.',
        amount: 'The most in the period.',
      },
      example: { kind: 'loss', period: 'week', amount: 10_000 },
    },
    fields: {
      now: 'The server’s clock.',
      session: 'Your time at the tables; null while you do not play.',
      ...sessionFields,
      'check.minutes': 'From one reality check to the next; null is none.',
      'check.dueAt': 'When the next one is due, or was.',
      'check.due': 'It waits to be confirmed: nothing can be staked before.',
      exclusion: 'Null while you may play.',
      'exclusion.for': 'What you chose.',
      'exclusion.until': 'Null is without end.',
      'exclusion.revocableAt': 'When an endless one may be revoked.',
      'limits[].by': 'Who set it; of several the tightest counts.',
      'limits[].used': 'In this period; a loss below zero is a win.',
      'limits[].left': 'What may still be used.',
      'limits[].resetsAt': 'When the next period begins.',
      'limits[].next': 'A change that waits: what it will be, and from when on.',
      looserAfterMillis: 'How long a looser limit waits.',
      allowance: 'The most that you may stake now, with the reason; null when nothing restricts you.',
    },
    example: {
      now: NOW,
      session: STRETCH_EXAMPLE,
      check: { minutes: 60, dueAt: NOW, due: true },
      exclusion: null,
      limits: [
        {
          kind: 'loss',
          period: 'week',
          by: 'player',
          amount: 10_000,
          used: 3_500,
          left: 6_500,
          resetsAt: Date.UTC(2026, 0, 5),
          next: { amount: 20_000, at: NOW + 86_400_000 },
        },
      ],
      looserAfterMillis: 86_400_000,
      allowance: {
        cash: 0,
        text: 'Your reality check is due: confirm that you have seen it, then go on.',
      },
    },
  },
  tableSession: {
    routes: [
      'POST /api/tables/:table/session',
      'GET /api/tables/:table/session',
      'DELETE /api/tables/:table/session',
      'POST /api/staff/sessions/:session/end',
    ],
    about:
      'Your session at a table, with the regulator’s numbers. Where play is regulated, `POST` takes money to the table (opening the session, or adding to it) and nobody bets without one: the same `key` once, with another amount it is refused with 409 `id-reused`; elsewhere it opens the session without money. `GET` also has your sockets told `tablePurse`, for a client that was not there before. `DELETE` ends it: what is left goes back to your account, after the running round where you are in one (`ending`). So does staying away for long. `POST …/end { reason }` is for supervisors.',
    takes: {
      schema: PLAY_BODIES.tableSession,
      fields: {
        key: 'Made by you, once for each time you take money to the table; repeated, it is taken once.',
        amount: 'Where play is regulated, how much; else left out.',
      },
      example: { key: 'k3J9x_Qa7Lw2', amount: 20_000 },
    },
    fields: {
      session: 'The session’s number.',
      participation: 'The participation’s number.',
      regulated: 'Whether money was taken to it.',
      state: '`ending` waits for the running round.',
      funded: 'All that was taken to it.',
      left: 'How much more may be, golden chips staked from it counted.',
      returned: 'What went back when it ended.',
    },
    example: {
      session: 'K7Q2M9XW41ZR8TBD',
      participation: 'P03LVN6YH5C2SAJE',
      table: TABLE,
      regulated: true,
      state: 'open',
      openedAt: NOW,
      endedAt: null,
      funded: 20_000,
      left: 80_000,
      returned: 0,
    },
  },
}
