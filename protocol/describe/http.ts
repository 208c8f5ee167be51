import { commitment, parseSeed } from '#engine/cards/shuffle'
import { GAMES } from '#engine/games'
import { cents } from '#engine/money/cents'
import { ACCOUNT_WORDS } from '#protocol/describe/http/account'
import { CASHIER_WORDS } from '#protocol/describe/http/cashier'
import { CHAT_HTTP_WORDS } from '#protocol/describe/http/chat'
import { GOLDEN_WORDS } from '#protocol/describe/http/golden'
import { HISTORY_WORDS } from '#protocol/describe/http/history'
import { OPERATIONS_WORDS } from '#protocol/describe/http/operations'
import { OPERATORS_WORDS } from '#protocol/describe/http/operators'
import { PASSKEY_WORDS } from '#protocol/describe/http/passkeys'
import { PLAY_WORDS } from '#protocol/describe/http/play'
import { SETTINGS_WORDS } from '#protocol/describe/http/settings'
import { STAFF_WORDS } from '#protocol/describe/http/staff'
import { SUPERVISION_WORDS } from '#protocol/describe/http/supervision'
import { GAME, TABLE } from '#protocol/describe/round'
import type { Routes } from '#protocol/describe/route'
import type { HTTP } from '#protocol/http'
import { ACCOUNT_BODIES } from '#protocol/http/account'

const SEED = '00'.repeat(32)

export const HTTP_WORDS: Routes<typeof HTTP> = {
  session: {
    routes: ['POST /api/session', 'GET /api/session', 'POST /api/sign-in', 'POST /api/sign-in/passkey'],
    about:
      'Who you are. `POST` makes a visitor without a sign-in a guest with play money and sets the cookie; with one it changes nothing. `GET` answers 401 instead where nobody is signed in. `POST /api/sign-in` signs an account in with `{ "login", "password" }`, `POST /api/sign-in/passkey` with a passkey: the sign-in that the browser had before is over. A wrong name and a wrong password get the same answer; three failures in a row lock a name for 30 minutes, whether or not it is anybody’s.',
    fields: {
      player: 'Your id.',
      name: 'What others see.',
      house: 'True for a test player of the house’s.',
      currency: 'Three letters.',
      cash: 'Your money.',
      golden: 'Your golden chips.',
      kind: 'Whether you are a guest, an account, the house’s test player or an operator’s player.',
    },
    example: {
      player: 'p-4711',
      name: 'Ospite 4711',
      house: false,
      currency: 'EUR',
      cash: 100_000,
      golden: 0,
      kind: 'guest',
    },
    takes: {
      schema: ACCOUNT_BODIES.signIn,
      fields: {
        login: 'Your sign-in name (only for `POST /api/sign-in`).',
        password: 'Your password.',
      },
      example: { login: 'maria-4821', password: 'sette gatti sul tetto' },
    },
  },
  ...ACCOUNT_WORDS,
  ...PASSKEY_WORDS,
  ...SETTINGS_WORDS,
  ...STAFF_WORDS,
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
      'tables[].live': 'Whether a dealer deals there by hand.',
      'tables[].dealer': 'Who does, by the name that players see; null when nobody does.',
      'tables[].shoeRound': 'The round’s number in its shoe; 0 before the first.',
      'tables[].players': 'How many are connected to it.',
      'tables[].seats': 'Null where nobody sits.',
      'tables[].paused': 'Why it stands still, in a sentence; null while it plays.',
    },
    example: {
      tables: [
        {
          id: TABLE,
          name: `${GAMES[GAME].name} Amalfi`,
          game: GAME,
          currency: 'EUR',
          limits: {
            unit: 10,
            ranges: { banker: [cents(20), cents(20_000)], tie: [cents(20), cents(4_000)] },
          },
          multiPlay: true,
          phase: 'betting',
          live: false,
          dealer: null,
          shoeRound: 12,
          players: 3,
          seats: null,
          paused: null,
        },
      ],
    },
  },
  ...HISTORY_WORDS,
  shoe: {
    routes: ['GET /api/shoes/:table/:number'],
    about:
      'What the table promised of a shoe and, once the shoe is over, what it takes to check it: see [fairness.md](fairness.md).',
    fields: {
      number: 'Shoes of a table count from 1.',
      live: 'A dealer deals by hand: the cards are scanned, their order is known to nobody.',
      commitment:
        'Published before the first bet; of a live shoe it is for what is drawn beside the cards, and empty where nothing is.',
      cut: 'How many cards were lifted; null before it was cut.',
      by: 'Which player cut; null is the house.',
      burn: 'Whether this table burns cards at the start of a shoe.',
      seed: 'Null until the shoe is over.',
    },
    example: {
      table: TABLE,
      number: 1,
      game: GAME,
      live: false,
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
    about:
      'The store answers, all tables run, and the code is what it should be: 200. Otherwise 503 with the same body.',
    fields: {
      ok: 'Whether it is ready.',
      store: 'Whether the store answers.',
      tables: 'How many tables run.',
      text: 'A sentence for people.',
      version: 'Of this Sabot.',
      digest: 'Of the running code: see `GET /api/version`.',
    },
    example: {
      ok: true,
      store: true,
      tables: 13,
      text: '13 tables run.',
      version: '0.1.0',
      digest: '5f'.repeat(32),
    },
  },
  ...OPERATORS_WORDS,
  ...GOLDEN_WORDS,
  ...OPERATIONS_WORDS,
  ...PLAY_WORDS,
  ...CASHIER_WORDS,
  ...CHAT_HTTP_WORDS,
  ...SUPERVISION_WORDS,
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
