import type * as v from 'valibot'
import { commitment, parseSeed } from '#engine/cards/shuffle'
import { cents } from '#engine/money/cents'
import { playedRound, TABLE } from '#protocol/describe/round'
import type { HTTP } from '#protocol/http'

export interface Route<Body> {
  readonly routes: readonly string[]
  readonly about: string
  /** By the field's path, as `tables[].id`. */
  readonly fields: Readonly<Record<string, string>>
  readonly example: Body
  /** What the request brings, where it brings something. */
  readonly takes?: {
    readonly schema: v.GenericSchema
    readonly fields: Readonly<Record<string, string>>
    readonly example: unknown
  }
}

/** The words for a group of answers: one without them, or an example of another shape, does not compile. */
export type Routes<Answers extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [Name in keyof Answers]: Route<v.InferOutput<Answers[Name]>>
}

const ROUND = {
  code: 'The round’s unique code; it carries the start in GMT.',
  beganAt: 'When its betting opened.',
  outcome: 'Whether it was played to its end; a cancelled round gave every stake back.',
}

const [first, ...others] = playedRound().told
const last = others.at(-1)
if (first === undefined || last === undefined) throw new RangeError('The worked round is too short.')

const SEED = '00'.repeat(32)

export const HTTP_WORDS: Routes<typeof HTTP> = {
  session: {
    routes: ['POST /api/session', 'GET /api/session'],
    about:
      'Who you are. `POST` makes a visitor without a sign-in a guest with play money and sets the cookie; with one it changes nothing. `GET` answers 401 instead where nobody is signed in.',
    fields: {
      player: 'Your id.',
      name: 'What others see.',
      house: 'True for a test player of the house’s.',
      currency: 'Three letters.',
      cash: 'Your money.',
      golden: 'Your golden chips.',
    },
    example: {
      player: 'p-4711',
      name: 'Ospite 4711',
      house: false,
      currency: 'EUR',
      cash: 100_000,
      golden: 0,
    },
  },
  tables: {
    routes: ['GET /api/tables'],
    about: 'The floor, for a lobby. No sign-in is needed.',
    fields: {
      'tables[].id': 'What `join` and `do` name it by.',
      'tables[].name': 'What people call it.',
      'tables[].game': 'Which rules it plays.',
      'tables[].limits.unit': 'Stakes are multiples of it.',
      'tables[].limits.ranges': 'A bet without a range has no limits of its own.',
      'tables[].multiPlay': 'Whether it may be played beside other tables.',
      'tables[].phase': 'Of the running round.',
      'tables[].shoeRound': 'The round’s number in its shoe; 0 before the first.',
      'tables[].players': 'How many are connected to it.',
      'tables[].seats': 'Null where nobody sits.',
      'tables[].paused': 'Why it stands still, in a sentence; null while it plays.',
    },
    example: {
      tables: [
        {
          id: TABLE,
          name: 'Speed Baccarat Amalfi',
          game: 'speed-baccarat',
          currency: 'EUR',
          limits: {
            unit: 10,
            ranges: { banker: [cents(20), cents(20_000)], tie: [cents(20), cents(4_000)] },
          },
          multiPlay: true,
          phase: 'betting',
          shoeRound: 12,
          players: 3,
          seats: null,
          paused: null,
        },
      ],
    },
  },
  history: {
    routes: ['GET /api/history?cursor=…&limit=…'],
    about:
      'Your own rounds, newest first. `limit` is from 1 to 100; `cursor` is the `next` of the page before. Needs a sign-in.',
    fields: {
      'rounds[].code': ROUND.code,
      'rounds[].beganAt': ROUND.beganAt,
      'rounds[].staked': 'All that you paid into it.',
      'rounds[].paid': 'All that you got back, stakes included.',
      'rounds[].outcome': ROUND.outcome,
      next: 'Where the next page starts; null on the last one.',
    },
    example: {
      rounds: [
        {
          code: `${TABLE}-20260101-000000-1`,
          table: TABLE,
          game: 'speed-baccarat',
          beganAt: Date.UTC(2026, 0, 1),
          staked: 500,
          paid: 975,
          outcome: 'settled',
        },
      ],
      next: null,
    },
  },
  round: {
    routes: ['GET /api/rounds/:code'],
    about:
      'A finished round, its events as you may see them. Needs a sign-in; 404 for a code that is not there.',
    fields: {
      code: ROUND.code,
      beganAt: ROUND.beganAt,
      outcome: ROUND.outcome,
      first: 'The version of its first event in the table’s log.',
      last: 'The version of its last one.',
    },
    example: {
      code: `${TABLE}-20260101-000000-1`,
      table: TABLE,
      game: 'speed-baccarat',
      beganAt: Date.UTC(2026, 0, 1),
      endedAt: last.at,
      outcome: 'settled',
      first: 4,
      last: last.upto,
      events: last.events,
    },
  },
  shoe: {
    routes: ['GET /api/shoes/:table/:number'],
    about:
      'What the table promised of a shoe and, once the shoe is over, what it takes to check it: see [fairness.md](fairness.md).',
    fields: {
      number: 'Shoes of a table count from 1.',
      commitment: 'Published before the first bet.',
      cut: 'How many cards were lifted; null before it was cut.',
      by: 'Which player cut; null is the house.',
      burn: 'Whether this table burns cards at the start of a shoe.',
      seed: 'Null until the shoe is over.',
    },
    example: {
      table: TABLE,
      number: 1,
      game: 'speed-baccarat',
      commitment: commitment(parseSeed(SEED)),
      cut: 208,
      by: null,
      burn: false,
      seed: SEED,
    },
  },
  health: {
    routes: ['GET /health'],
    about: 'The process lives.',
    fields: {},
    example: { ok: true },
  },
  ready: {
    routes: ['GET /ready'],
    about: 'The store answers and all tables run: 200. Otherwise 503 with the same body.',
    fields: {
      ok: 'Whether it is ready.',
      store: 'Whether the store answers.',
      tables: 'How many tables run.',
      text: 'A sentence for people.',
    },
    example: { ok: true, store: true, tables: 12, text: 'All tables run.' },
  },
  error: {
    routes: ['any route'],
    about: 'Every answer with a status of 400 or more.',
    fields: { error: 'A stable code.', text: 'A sentence: what was wrong and what to do.' },
    example: {
      error: 'not-signed-in',
      text: 'You are not signed in: ask POST /api/session first, and keep the cookie.',
    },
  },
}
