import { GAMES } from '#engine/games'
import { TO_PLAYER_WORDS } from '#protocol/describe/answers'
import type { Entries } from '#protocol/describe/entry'
import { GAME, TABLE } from '#protocol/describe/round'
import type { TO_SUPERVISOR } from '#protocol/staff/to-supervisor'

const AT = 1767225600123
const ROUND = `${TABLE}-20260101-000000-1`
const COMMAND = { do: 'cancelRound', round: ROUND, reason: 'A card was seen.' } as const
const APPROVAL = 'aZ91kQ_7Lw2mmT0'

const REMARK = {
  line: 812,
  name: 'Ospite 4711',
  role: 'player',
  own: false,
  text: 'Buonasera a tutti!',
  at: AT,
  player: 'p_4711',
  staff: null,
} as const

const FLOOR_TABLE = {
  table: TABLE,
  name: `${GAMES[GAME].name} 1`,
  game: GAME,
  live: true,
  phase: 'dealing',
  round: ROUND,
  shoe: 3,
  paused: { why: 'supervisor', text: 'The game stands still for a moment.' },
  alarm: {
    kind: 'called',
    text: 'A card fell from the table.',
    solvedBy: 'supervisor',
    since: AT,
    seen: { by: 'carla', at: AT + 5_000 },
  },
  trouble: null,
  closed: null,
  dealer: 'Chiara',
  stakes: [{ currency: 'EUR', cash: 12_500, golden: 0 }],
  players: 14,
  letters: 0,
  commitMillis: 3,
  cardsSince: AT - 3_600_000,
  at: AT,
} as const

const ORDER_FIELDS = {
  approval: 'Its id.',
  table: 'Where.',
  round: 'The round that it is about, and no other.',
  by: 'Who ordered it.',
  command: '`cancelRound`, `failBonus` or `voidRound`, with the reason.',
}

const ORDER = { approval: APPROVAL, table: TABLE, round: ROUND, by: 'rosa', command: COMMAND }

export const TO_SUPERVISOR_WORDS: Entries<typeof TO_SUPERVISOR> = {
  welcome: {
    about: 'The first message of every connection: who you are.',
    fields: {
      protocol: 'The version that is spoken.',
      staff: 'Your id: `live.dealer.staff` in a table’s state is whoever deals there.',
      name: 'What you sign in with; players never see it.',
      shown: 'What players see.',
      role: 'What you may do.',
      now: 'The server’s clock.',
    },
    example: {
      type: 'welcome',
      protocol: 1,
      staff: 's_rosa',
      name: 'rosa',
      shown: 'Sala',
      role: 'supervisor',
      now: AT,
    },
  },
  snapshot: {
    ...TO_PLAYER_WORDS.snapshot,
    about:
      'A table as staff may see it: everybody’s bets, alarms, who deals; no face-down card. It also comes when cards were taken back. Forget what you knew of the table and take this.',
  },
  events: TO_PLAYER_WORDS.events,
  done: TO_PLAYER_WORDS.done,
  refused: {
    about: 'The order was not done, and nothing changed, but where a wrong scan made the round stand still.',
    fields: {
      id: 'The order’s id.',
      ok: '',
      reason: 'Why not.',
      text: 'A sentence: what was wrong and what to do.',
    },
    example: {
      type: 'answer',
      id: 'k3J9x_Qa7Lw2',
      ok: false,
      reason: 'not-dealing',
      text: 'Sign on at this table first.',
    },
  },
  chat: {
    about: 'Somebody said something in a room of a table that this socket has joined.',
    fields: {
      room: 'The table’s id.',
      line: 'Its number: by it a line is hidden.',
      name: 'What players see.',
      role: 'What they are here.',
      own: 'Whether it is yours.',
      text: 'Text and nothing but text.',
      at: 'When.',
      player: 'Whose line it is, to mute them; null where staff said it.',
      staff: 'Who of the staff said it.',
    },
    example: { type: 'chat', room: TABLE, ...REMARK },
  },
  chatLines: {
    about: 'The last lines of a room, after the view of its table.',
    fields: { room: 'The table’s id.', lines: 'As in `chat`.' },
    example: { type: 'chatLines', room: TABLE, lines: [REMARK] },
  },
  chatHidden: TO_PLAYER_WORDS.chatHidden,
  said: TO_PLAYER_WORDS.said,
  notSaid: {
    ...TO_PLAYER_WORDS.notSaid,
    about: 'Your line was not said. The reasons are those of players.',
  },
  trouble: {
    about: 'The table’s store is away, or back.',
    fields: { table: 'Which table.', text: 'What is wrong; null when it is over.' },
    example: { type: 'trouble', table: TABLE, text: 'The store cannot be reached: the table waits for it.' },
  },
  pong: TO_PLAYER_WORDS.pong,
  error: TO_PLAYER_WORDS.error,
  floor: {
    about: 'All tables at a glance; it takes the place of what you knew. For supervisors who asked for it.',
    fields: {
      now: 'The server’s clock.',
      tables:
        'Each with its phase, round, shoe, pause, alarm (`since` when, `seen` by whom), trouble, closure, dealer, stakes by currency, players, commands that wait, how long the last commit took, since when its cards are used, and when something last happened.',
    },
    example: { type: 'floor', now: AT, tables: [FLOOR_TABLE] },
  },
  floorChange: {
    about: 'The tables that changed since, whole. Once a second at most.',
    fields: { now: 'The server’s clock.', tables: 'As in `floor`.' },
    example: { type: 'floorChange', now: AT, tables: [FLOOR_TABLE] },
  },
  approvals: {
    about:
      'All that waits for a second person: at the beginning, and whenever that changes. It takes the place of what you knew. For supervisors.',
    fields: { waiting: 'Each with who ordered what, since when and until when.' },
    example: { type: 'approvals', waiting: [{ ...ORDER, at: AT, until: AT + 600_000 }] },
  },
  approvalOver: {
    about: 'How that ended, told to all supervisors.',
    fields: {
      ...ORDER_FIELDS,
      end: 'How.',
      second: 'Who agreed; null where nobody did.',
      text: 'A sentence.',
    },
    example: {
      type: 'approvalOver',
      ...ORDER,
      end: 'done',
      second: 'carla',
      text: `rosa had carla agree to cancel round ${ROUND}: it is done.`,
    },
  },
}
