import { cents } from '#engine/money/cents'
import type { Entries } from '#protocol/describe/entry'
import { TABLE } from '#protocol/describe/round'
import { LOOK_WORDS } from '#protocol/describe/staff/dealer'
import type { FROM_SUPERVISOR, SUPERVISOR_COMMANDS } from '#protocol/staff/from-supervisor'

const ID = 'k3J9x_Qa7Lw2'
const ID_WORDS = 'Made by the console, once for each order. See [Command ids](#command-ids).'
const REASON = 'For the staff log.'
const ROUND = `${TABLE}-20260101-000000-1`
const OF_ROUND = { round: 'The code of the round that was seen: in any other it is refused with `gone`.' }
const OF_CARDS = {
  ...OF_ROUND,
  dealt: 'How many of its cards were seen: with more or fewer it is refused with `other-cards`.',
}

export const FROM_SUPERVISOR_WORDS: Entries<typeof FROM_SUPERVISOR> = {
  floor: {
    about:
      'See all tables at a glance: `floor` now, and `floorChange` once a second at most with the tables that changed.',
    fields: { on: 'Whether to be told.' },
    example: { type: 'floor', on: true },
  },
  ...LOOK_WORDS,
  do: {
    about:
      'Order something at a table. Where money moves back (`cancelRound`, `failBonus`, `voidRound`) the answer is `needs-second`: it waits for another supervisor (`approvals`), and `approvalOver` tells how that ended. A supervisor may also send a dealer’s orders.',
    fields: {
      id: ID_WORDS,
      table: 'Where it is to be done.',
      command: 'A supervisor’s order, or a dealer’s.',
    },
    example: {
      type: 'do',
      id: ID,
      table: TABLE,
      command: { do: 'pause', reason: 'The camera is to be looked at.' },
    },
  },
  approve: {
    about:
      'The second person’s word on what another supervisor wants. Nobody agrees to their own order; with `yes: false` they take it back. The answer comes when the table has done it.',
    fields: { id: ID_WORDS, approval: 'Which, as `approvals` names it.', yes: 'Agreed or not.' },
    example: { type: 'approve', id: ID, approval: 'aZ91kQ_7Lw2mmT0', yes: true },
  },
  acknowledge: {
    about: 'Say that a table’s alarm was heard: the others see who is on the way.',
    fields: { id: ID_WORDS, table: 'Whose alarm.' },
    example: { type: 'acknowledge', id: ID, table: TABLE },
  },
  announce: {
    about: 'What `broadcast` is to one table, to all of them.',
    fields: { id: ID_WORDS, text: 'What players are told.' },
    example: { type: 'announce', id: ID, text: 'The house closes at two o’clock.' },
  },
}

export const SUPERVISOR_COMMAND_WORDS: Entries<typeof SUPERVISOR_COMMANDS> = {
  pause: {
    about: 'The round stands still until `resume`.',
    fields: { reason: REASON },
    example: { do: 'pause', reason: 'The camera is to be looked at.' },
  },
  resume: { about: 'It goes on; clocks get their full time again.', fields: {}, example: { do: 'resume' } },
  rescanCard: {
    about: 'Take the newest card back; the dealer scans again.',
    fields: { ...OF_CARDS, reason: REASON },
    example: { do: 'rescanCard', round: ROUND, dealt: 3, reason: 'The reader saw the card below.' },
  },
  replaceCard: {
    about: 'Another card lies there than was scanned. Only while nobody decided anything on it.',
    fields: {
      ...OF_CARDS,
      card: 'Which card of the round, from 1.',
      code: 'What is on the right one.',
      reason: REASON,
    },
    example: {
      do: 'replaceCard',
      round: ROUND,
      dealt: 4,
      card: 3,
      code: '7D031V',
      reason: 'The reader saw the card below.',
    },
  },
  moveCard: {
    about: 'Scanned in the wrong order.',
    fields: {
      ...OF_CARDS,
      card: 'Which card of the round, from 1.',
      to: 'Which one it really was.',
      reason: REASON,
    },
    example: {
      do: 'moveCard',
      round: ROUND,
      dealt: 4,
      card: 3,
      to: 4,
      reason: 'Scanned in the wrong order.',
    },
  },
  cancelRound: {
    about: 'Everything staked goes back (FL-1). A second supervisor has to agree.',
    fields: { ...OF_ROUND, reason: REASON },
    example: { do: 'cancelRound', round: ROUND, reason: 'A card was seen.' },
  },
  failBonus: {
    about:
      'The bonus cannot be played: its stakes go back, all else is paid (MF-21). A second supervisor has to agree.',
    fields: { ...OF_ROUND, reason: REASON },
    example: { do: 'failBonus', round: ROUND, reason: 'The grid did not draw.' },
  },
  voidRound: {
    about:
      'A settled round of this table is not to count (FL-2): what it paid is taken back as far as it is there, what was staked on it is returned. A second supervisor has to agree; then it is done when no stakes lie on the table.',
    fields: {
      round: 'Which: one of `GET /api/staff/tables/:table/rounds`.',
      reason: 'For the staff log, and for the players’ history.',
    },
    example: { do: 'voidRound', round: ROUND, reason: 'A card was scanned twice.' },
  },
  setLimits: {
    about: 'Other limits from the next round on, until the table is configured anew.',
    fields: { limits: 'The unit and every bet’s minimum and maximum, in cents.', reason: REASON },
    example: {
      do: 'setLimits',
      limits: { unit: cents(100), ranges: { banker: [cents(500), cents(500_000)] } },
      reason: 'A quiet evening.',
    },
  },
  swapCards: {
    about: 'The shoe is over after this round, and other cards come (SH-9).',
    fields: { why: 'Why.', decks: 'The new cards; an automatic table needs none.', reason: REASON },
    example: {
      do: 'swapCards',
      why: 'day',
      decks: [11, 12, 13, 14, 15, 16, 17, 18],
      reason: 'A day is over.',
    },
  },
  unseat: {
    about: 'Give a player’s seats up; a hand in play is played first.',
    fields: { player: 'The player’s id.', reason: REASON },
    example: { do: 'unseat', player: 'p_4711', reason: 'Asked for it by telephone.' },
  },
  removeDealer: {
    about: 'Nobody deals here any more; a running round stands still until somebody signs on.',
    fields: { reason: REASON },
    example: { do: 'removeDealer', reason: 'Went home without signing off.' },
  },
  broadcast: {
    about: 'Tell everybody at the table something.',
    fields: { text: 'What players are told.' },
    example: { do: 'broadcast', text: 'This table closes after the shoe.' },
  },
}
