import { CHAT_REQUEST_WORDS } from '#protocol/describe/chat'
import type { Entries } from '#protocol/describe/entry'
import { LOBBY_REQUEST_WORDS } from '#protocol/describe/lobby'
import type { CUT_COMMANDS } from '#protocol/player/commands'
import type { FROM_PLAYER } from '#protocol/player/from-player'

export const FROM_PLAYER_WORDS: Entries<typeof FROM_PLAYER> = {
  join: {
    about:
      'Be told of a table from now on. The answer is a `snapshot`; with `since`, it is `events` with all that was missed, as long as the server remembers it. Joining again is how a client resyncs: it does no harm at any time. A player may be at several tables over one socket, and at one table over one socket: joining it elsewhere leaves it here (`left`).',
    fields: {
      table: 'Ids come from `GET /api/tables`.',
      since: 'The last `upto` heard of this table. Leave it out when you have no state to fold into.',
    },
    example: { type: 'join', table: 'speed-1', since: 1042 },
  },
  leave: {
    about:
      'Be told no more of a table. Seats and bets stay: accepted bets are played and settled. Whoever stays away loses the seats after a while. Nothing is answered; events that were under way may still arrive and can be ignored.',
    fields: { table: 'Where you were.' },
    example: { type: 'leave', table: 'speed-1' },
  },
  do: {
    about:
      'Do something at a table. It gets one `answer` with the same `id`, or an `error` with that `id` when the message itself is wrong. You need not have joined, but whoever has not joined does not hear what happens next.',
    fields: {
      id: 'Made by you, once for each thing the player wants. See [Command ids](#command-ids).',
      table: 'Where it is to be done.',
      round:
        'The `code` of the round that the player saw. Send it with bets and decisions: when they arrive late, after a lost connection perhaps, they are refused with `other-round` and do not count in a round that nobody meant.',
      command: 'What is to be done.',
    },
    example: {
      type: 'do',
      id: 'k3J9x_Qa7Lw2',
      table: 'speed-1',
      round: 'speed-1-20260101-213000-14',
      command: { do: 'bet', bet: 'banker', amount: 500 },
    },
  },
  ...LOBBY_REQUEST_WORDS,
  ...CHAT_REQUEST_WORDS,
  ping: {
    about: 'Ask for the time. The answer is `pong`. See [Clocks](#clocks).',
    fields: { at: 'Your own clock in milliseconds, rounded; comes back unchanged.' },
    example: { type: 'ping', at: 1767225600123 },
  },
}

/** What is said of the stakes of every game. */
export const ADD = 'How much to add to what lies there.'
export const TAKE = 'How much to take away.'
export const GOLDEN = 'True to use golden chips. A bet is all cash or all golden.'

export const CUT_WORDS: Entries<typeof CUT_COMMANDS> = {
  cut: {
    about: 'Cut the coming shoe while the offer is yours or everybody’s (`cutOffer` in the state).',
    fields: { cut: 'How many cards to lift: 52 at least, and 52 must stay. Anything else is refused.' },
    example: { do: 'cut', cut: 173 },
  },
  passCut: {
    about: 'Leave the cut to the next one.',
    fields: {},
    example: { do: 'passCut' },
  },
}
