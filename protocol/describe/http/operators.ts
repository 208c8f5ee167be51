import { GAME, TABLE } from '#protocol/describe/round'
import type { Routes } from '#protocol/describe/route'
import { LAUNCH_BODY, type OPERATORS_HTTP, TRANSFER_BODY } from '#protocol/http/operators'

const SIGNED = 'For operators’ servers: signed as docs/operators.md says.'

const BALANCE_WORDS = {
  player: 'What the operator calls the player.',
  currency: 'What the player plays in.',
  balance: 'What the player has now, beside what lies on tables.',
}
const BALANCE = { player: '4711', currency: 'EUR', balance: 12_500 }

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
      'plays[].balanceBefore':
        'What the player had here before the first stake in it; null with a wallet of your own.',
      'plays[].balanceAfter': 'What the player had here when it was over; null with a wallet of your own.',
      'plays[].changedAt': 'When it ended or was voided: what `from` and `to` are about.',
      next: 'The next page’s cursor, also after the last one.',
      more: 'Whether there is more already: go on at once, even if this page was empty.',
    },
    example: {
      plays: [
        {
          player: '4711',
          code: `${TABLE}-20260101-000000-1`,
          table: TABLE,
          game: GAME,
          beganAt: Date.UTC(2026, 0, 1),
          endedAt: Date.UTC(2026, 0, 1, 0, 0, 30),
          changedAt: Date.UTC(2026, 0, 1, 0, 0, 30),
          outcome: 'settled',
          currency: 'EUR',
          staked: 500,
          paid: 975,
          goldenStaked: 0,
          goldenBack: 0,
          balanceBefore: null,
          balanceAfter: null,
        },
      ],
      next: '1',
      more: false,
    },
  },
  operatorTransfer: {
    routes: ['POST /api/operators/transfers'],
    about: `Brings money to a player of an operator with the built-in wallet, or takes it back. ${SIGNED} The same \`id\` again is carried out once and answered the same way. 404 \`no-player\`; 409 \`balance\`, \`own-wallet\`, \`own-limit\` or \`id-reused\`.`,
    fields: { id: 'The transfer’s.', ...BALANCE_WORDS },
    example: { id: 't-1', ...BALANCE },
    takes: {
      schema: TRANSFER_BODY,
      fields: {
        id: 'The operator’s own, a new one for each transfer.',
        player: 'What the operator calls the player, who was launched before.',
        amount: 'In the player’s currency.',
        direction: '`in` from the operator to the player, `out` from the player to the operator.',
      },
      example: { id: 't-1', player: '4711', amount: 12_500, direction: 'in' },
    },
  },
  operatorBalance: {
    routes: ['GET /api/operators/players/:player/balance'],
    about: `What a player of an operator with the built-in wallet has. ${SIGNED} 404 \`no-player\`; 409 \`own-wallet\`.`,
    fields: BALANCE_WORDS,
    example: BALANCE,
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
