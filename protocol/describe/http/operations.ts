import { GAME_IDS } from '#engine/games'
import type { Routes } from '#protocol/describe/route'
import { CLOSURE_BODIES, type OPERATIONS_ANSWERS } from '#protocol/http/operations'

const DIGEST = '5f'.repeat(32)
const AT = Date.UTC(2026, 0, 1, 12)

export const OPERATIONS_WORDS: Routes<typeof OPERATIONS_ANSWERS> = {
  version: {
    routes: ['GET /api/version'],
    about: 'Which code runs here, and whether it is what it should be. No sign-in is needed.',
    fields: {
      version: 'Of this Sabot.',
      digest: 'Of all its compiled code, as it was at the last self-check.',
      ok: 'Whether that is what it was at the start, what the build made, and what the house expects.',
      checkedAt: 'When that was looked at: at the start, every 24 hours, and on demand.',
      startedAt: 'When the server started.',
      games: 'The games it plays.',
    },
    example: {
      version: '0.1.0',
      digest: DIGEST,
      ok: true,
      checkedAt: AT,
      startedAt: AT,
      games: [...GAME_IDS],
    },
  },
  selfCheck: {
    routes: ['GET /api/staff/selfcheck', 'POST /api/staff/selfcheck'],
    about:
      'The self-check of the running code: the last one, or with `POST` one now. For administrators. While it is not `ok`, `GET /ready` answers 503.',
    fields: {
      ok: 'Whether every file is what it was and should be.',
      at: 'When it was looked at.',
      version: 'Of this Sabot.',
      digest: 'Of the code now.',
      started: 'Of the code when the server started.',
      expected: 'Of the code that the build made; null where its manifest is missing or of another build.',
      pinned: 'The digest that the setting `expectedDigest` names; null where it names none.',
      files: 'How many files were looked at.',
      changed: 'The files that are different, twenty at most.',
      text: 'A sentence for people.',
    },
    example: {
      ok: true,
      at: AT,
      version: '0.1.0',
      digest: DIGEST,
      started: DIGEST,
      expected: DIGEST,
      pinned: null,
      files: 420,
      changed: [],
      text: 'The code is what the build made.',
    },
  },
  closures: {
    routes: ['GET /api/staff/closures', 'POST /api/staff/close', 'POST /api/staff/open'],
    about:
      'What is closed. A closed table takes no more bets, plays its round to the end and is then `paused`; a closed player’s bets are refused with `barred` and running rounds go on. It is stored, survives a restart, and stands in the staff log. For supervisors. `open` takes the same without `text`.',
    fields: {
      'closures[].scope': 'What kind of thing it is; `house` is everything.',
      'closures[].subject': 'Which one; `all` for the house.',
      'closures[].reason': 'Why, for staff.',
      'closures[].text': 'What players are told.',
      'closures[].by': 'Who closed it.',
      'closures[].at': 'When.',
    },
    example: {
      closures: [
        {
          scope: 'table',
          subject: 'amalfi',
          reason: 'The shoe is to be looked at.',
          text: 'This table is closed for the moment.',
          by: 'carla',
          at: AT,
        },
      ],
    },
    takes: {
      schema: CLOSURE_BODIES.close,
      fields: {
        scope: 'What kind of thing.',
        subject: 'The game’s, table’s or player’s id; none for the house.',
        reason: 'For the staff log.',
        text: 'For players; a standard sentence where it is left out.',
      },
      example: { scope: 'table', subject: 'amalfi', reason: 'The shoe is to be looked at.' },
    },
  },
}
