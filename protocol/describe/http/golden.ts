import type { Routes } from '#protocol/describe/route'
import { GOLDEN_BODY, type GOLDEN_HTTP } from '#protocol/http/golden'

export const GOLDEN_WORDS: Routes<typeof GOLDEN_HTTP> = {
  golden: {
    routes: ['GET /api/golden', 'POST /api/staff/golden'],
    about:
      'The golden chips in your tray, those first that are played first because they expire first. A supervisor gives some with `POST`, and is answered with the player’s tray; the same id again gives nothing more. Winnings are cash; chips whose time is over are taken back, those in a running round when they come back.',
    fields: {
      inHand: 'What can be staked.',
      staked: 'What lies in rounds that run.',
      'grants[].id': 'Made by whoever gave them.',
      'grants[].amount': 'How much was given.',
      'grants[].left': 'How much of it is left, in hand or in a round.',
      'grants[].grantedAt': 'When they were given.',
      'grants[].expiresAt': 'Until when they can be played; null for ever.',
    },
    example: {
      inHand: 400,
      staked: 100,
      grants: [
        {
          id: 'spring-4711',
          amount: 1000,
          left: 500,
          grantedAt: Date.UTC(2026, 2, 1),
          expiresAt: Date.UTC(2026, 2, 8),
        },
      ],
    },
    takes: {
      schema: GOLDEN_BODY,
      fields: {
        id: 'Made by you, once for each grant.',
        player: 'To whom.',
        amount: 'How much.',
        expiresAt: 'Until when they can be played; null for ever.',
        reason: 'Kept in the staff log.',
      },
      example: {
        id: 'spring-4711',
        player: 'p_4711',
        amount: 1000,
        expiresAt: Date.UTC(2026, 2, 8),
        reason: 'Spring promotion',
      },
    },
  },
}
