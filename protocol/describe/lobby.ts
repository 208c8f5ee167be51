import { GAMES } from '#engine/games'
import { cents } from '#engine/money/cents'
import type { Entries } from '#protocol/describe/entry'
import { GAME, TABLE } from '#protocol/describe/round'
import type { LOBBY_MESSAGES } from '#protocol/lobby/messages'
import type { FROM_PLAYER } from '#protocol/player/from-player'

export const LOBBY_REQUEST_WORDS: Pick<Entries<typeof FROM_PLAYER>, 'lobby'> = {
  lobby: {
    about:
      'Watch the lobby, in as much detail as you show of it. The answer is `lobby`, the whole picture, and from then on `lobbyChanged` with what changes. Asking again, for the same or something else, replaces what you asked for before and brings a whole picture: that is also how a gap is mended. After `off` a change may still be on its way: ignore it. Watching the lobby is not being at a table: nothing of your own is in it.',
    fields: {
      level:
        '`list` is every table in short; `panel` adds what a panel of many tables with roads shows; `off` ends it.',
      tables:
        'Only these; a table that is not there is refused with `unknown-table`, and what you watched stays. Left out, `list` is all tables and `panel` all baccarat tables. Blackjack tables named at level `panel` come with the fields of `list`.',
    },
    example: { type: 'lobby', level: 'panel', tables: [TABLE] },
  },
}

const NUMBER =
  'Counts up by one with each change that you are told of. Where it does not, something is missing: ask for `lobby` again.'

const TABLE_WORDS = {
  'tables[].id': 'What `join` and `do` name it by.',
  'tables[].name': 'What people call it.',
  'tables[].game': 'Which rules it plays.',
  'tables[].currency': 'Of all amounts here; three letters.',
  'tables[].limits.unit': 'Stakes are multiples of it.',
  'tables[].limits.ranges': 'A bet without a range has no limits of its own.',
  'tables[].dealer': 'Who deals; null where a machine does.',
  'tables[].voiceOver': 'Whether announcements are spoken.',
  'tables[].video': 'Where its picture is, as an address; null where there is none.',
  'tables[].multiPlay': 'Whether it may be played beside other tables.',
  'tables[].phase': 'Of the running round.',
  'tables[].clock': 'What is waited for; null while nothing is.',
  'tables[].clock.until': 'Server time; null until somebody bets.',
  'tables[].paused': 'Why it stands still, in a sentence; null while it plays.',
  'tables[].round': 'The number of the running round or the last one; null before the first.',
  'tables[].shoeRound': 'The round’s number in its shoe; 0 before the first.',
  'tables[].players': 'How many are connected to it.',
  'tables[].seats': 'Seats or boxes; null where nobody sits.',
  'tables[].seats.taken': 'Where somebody sits.',
  'tables[].seats.free': 'The numbers of the others, from 1.',
  'tables[].hot': 'The seat that won most rounds in a row, from two on; null without one.',
  'tables[].results':
    'The shoe so far, oldest first, as `sabot roads` reads it: winner, winning total, `p` and `b` for pairs. All roads are drawn from it. Empty at blackjack.',
  'tables[].streak': 'Who won how often in a row, ties left out; null before the first win.',
  'tables[].goodRoads': 'Patterns that hold now; each is named by its side.',
  'tables[].statistics': 'At level `panel`, as all that follows. Counts of the shoe so far.',
  'tables[].statistics.player': 'Rounds that Player won.',
  'tables[].statistics.banker': 'Rounds that Banker won.',
  'tables[].statistics.naturals': 'Rounds that two cards decided.',
  'tables[].derived':
    'For each derived road, which colour came how often in a row; null while the road is empty.',
  'tables[].crowd': 'How everybody bet on the running round, told when betting closes.',
  'tables[].outcome': 'How the round ended, until the next one begins: winner and totals.',
}

export const LOBBY_WORDS: Entries<typeof LOBBY_MESSAGES> = {
  lobby: {
    about: 'The lobby as you asked for it. Forget what you knew of it and take this.',
    fields: { level: 'What you asked for.', number: NUMBER, tables: 'One after the other.', ...TABLE_WORDS },
    example: {
      type: 'lobby',
      level: 'panel',
      number: 41,
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
          dealer: null,
          voiceOver: false,
          video: null,
          multiPlay: true,
          phase: 'betting',
          clock: { for: 'bets', until: 1767225612000 },
          paused: null,
          round: 1205,
          shoeRound: 6,
          players: 3,
          seats: null,
          hot: null,
          results: 'B9 P6 P8p T3 P7',
          streak: { of: 'P', length: 3 },
          goodRoads: [],
          statistics: { player: 3, banker: 1, ties: 1, playerPairs: 1, bankerPairs: 0, naturals: 2 },
          derived: { bigEyeBoy: { of: 'red', length: 1 }, smallRoad: null, cockroachRoad: null },
          crowd: {},
          outcome: null,
        },
      ],
    },
  },
  lobbyChanged: {
    about:
      'What changed since the number before. Each object names a table by its `id` and brings only fields that changed, whole; fields that it does not bring stay. Instead of `results` it may bring `more`: words to be added to the `results` that you have, with a space between. In TypeScript this is the function `hearLobby` in `protocol/lobby/fold.ts`. If you cannot keep up, you are sent `lobby` instead.',
    fields: { number: NUMBER, tables: 'Only those at which something changed.' },
    example: {
      type: 'lobbyChanged',
      number: 42,
      tables: [
        {
          id: TABLE,
          phase: 'over',
          clock: null,
          more: 'P9',
          streak: { of: 'P', length: 4 },
          goodRoads: ['playerStreak'],
          statistics: { player: 4, banker: 1, ties: 1, playerPairs: 1, bankerPairs: 0, naturals: 2 },
          derived: { bigEyeBoy: { of: 'red', length: 2 }, smallRoad: null, cockroachRoad: null },
          outcome: { winner: 'P', player: 9, banker: 4 },
        },
      ],
    },
  },
}
