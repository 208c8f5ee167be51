import { TABLE } from '#protocol/describe/round'
import type { Routes } from '#protocol/describe/route'
import { LAUNCH_BODY, type OPERATORS_HTTP } from '#protocol/http/operators'

const SIGNED = 'For operators’ servers: signed as docs/operators.md says.'

export const OPERATORS_WORDS: Routes<typeof OPERATORS_HTTP> = {
  launch: {
    routes: ['POST /api/operators/launch'],
    about: `Brings a player of the operator’s in. ${SIGNED} The link signs the browser in that opens it, and leads to the lobby or the table; it opens once.`,
    fields: { url: 'Where to send the player’s browser.', expiresAt: 'Until when it opens: a minute.' },
    example: {
      url: 'https://sabot.example/launch/l3fhRgWkz1cM6PZ9tYqO0nV5uBxD8eJ2aSiK7mTwQ4E',
      expiresAt: Date.UTC(2026, 0, 1, 0, 1),
    },
    takes: {
      schema: LAUNCH_BODY,
      fields: {
        player: 'What the operator calls the player, always the same.',
        name: 'What others at a table see.',
        language: 'What the player reads.',
        currency: 'What the player plays in; it never changes.',
        table: 'Opens this table instead of the lobby.',
        returnUrl: 'Where the player goes back to.',
      },
      example: {
        player: '4711',
        name: 'Anna',
        language: 'it',
        currency: 'EUR',
        table: TABLE,
        returnUrl: 'https://casino.example/lobby',
      },
    },
  },
  operatorHistory: {
    routes: ['GET /api/operators/history?from=…&to=…&cursor=…&limit=…'],
    about: `What the operator’s players played, in the order in which it became certain, without gaps and repetitions. ${SIGNED} Keep \`next\` and go on with it as \`cursor\`; a round that is voided later comes once more.`,
    fields: {
      'plays[].player': 'What the operator calls the player.',
      'plays[].code': 'The round.',
      'plays[].staked': 'All cash that was paid into it.',
      'plays[].paid': 'All cash that came back, stakes included.',
      'plays[].goldenStaked': 'Golden chips that were paid into it.',
      'plays[].goldenBack': 'Golden chips that came back.',
      'plays[].changedAt': 'When it ended or was voided: what `from` and `to` are about.',
      next: 'The next page’s cursor, also after the last one.',
      more: 'Whether there is more already.',
    },
    example: {
      plays: [
        {
          player: '4711',
          code: `${TABLE}-20260101-000000-1`,
          table: TABLE,
          game: 'speed-baccarat',
          beganAt: Date.UTC(2026, 0, 1),
          endedAt: Date.UTC(2026, 0, 1, 0, 0, 30),
          changedAt: Date.UTC(2026, 0, 1, 0, 0, 30),
          outcome: 'settled',
          currency: 'EUR',
          staked: 500,
          paid: 975,
          goldenStaked: 0,
          goldenBack: 0,
        },
      ],
      next: '1',
      more: false,
    },
  },
  visit: {
    routes: ['GET /api/visit'],
    about: 'Through whom you came; 404 for whoever came by themselves.',
    fields: {
      operator: 'The operator’s id.',
      name: 'What it is called.',
      language: 'What it said you read.',
      returnUrl: 'Where the way back leads; null where it named none.',
    },
    example: {
      operator: 'bella',
      name: 'Bella Vista',
      language: 'it',
      returnUrl: 'https://casino.example/lobby',
    },
  },
}
