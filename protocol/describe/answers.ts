import { CHAT_WORDS } from '#protocol/describe/chat'
import type { Entries } from '#protocol/describe/entry'
import { STRETCH_EXAMPLE, STRETCH_WORDS } from '#protocol/describe/http/play'
import { SETTING_FIELDS } from '#protocol/describe/http/settings'
import { LOBBY_WORDS } from '#protocol/describe/lobby'
import { PLAYER, playedRound, TABLE } from '#protocol/describe/round'
import type { TO_PLAYER } from '#protocol/player/to-player'
import { DEFAULT_SETTINGS } from '#protocol/settings'

const { snapshot, told } = playedRound()
const [placed] = told
if (placed === undefined) throw new RangeError('The worked round tells nothing.')

const NOW = 'The server’s clock when this was sent.'

export const TO_PLAYER_WORDS: Entries<typeof TO_PLAYER> = {
  welcome: {
    about: 'The first message of every connection: who you are and what you have.',
    fields: {
      protocol: 'The version that is spoken.',
      player: 'Your id; in states and events it stands for you.',
      name: 'What others see.',
      house: 'True for a test player of the house’s.',
      currency: 'Three letters, as in ISO 4217.',
      cash: 'Your money.',
      golden: 'Your golden chips.',
      now: NOW,
    },
    example: {
      type: 'welcome',
      protocol: 1,
      player: PLAYER,
      name: 'Ospite 4711',
      house: false,
      currency: 'EUR',
      cash: 100_000,
      golden: 0,
      now: 1767225600123,
    },
  },
  snapshot: {
    about:
      'A table as it stands, seen with your eyes: your own chips, no other player’s private things, no face-down card. Forget what you knew of the table and take this.',
    fields: {
      table: 'Which table.',
      upto: 'The version of the state: remember it.',
      at: 'When the last thing in it happened.',
      now: NOW,
      state: 'See [The state of a table](#the-state-of-a-table).',
    },
    example: snapshot,
  },
  events: {
    about: 'What happened at a table, in order. See [Numbers and gaps](#numbers-and-gaps) before you use it.',
    fields: {
      table: 'Which table.',
      after: 'The version before these events.',
      upto: 'The version after them.',
      at: 'When they happened.',
      events: 'See [Events](#events).',
      whole: 'There when it answers a `join`: all that you may know since `after` is in it.',
    },
    example: placed,
  },
  done: {
    about:
      'Your command was done, and it is stored: nothing can undo it but the rules. It comes after the events that it brought about.',
    fields: {
      id: 'The command’s id.',
      ok: '',
      upto: 'The table’s version once it was done.',
    },
    example: { type: 'answer', id: 'k3J9x_Qa7Lw2', ok: true, upto: placed.upto },
  },
  refused: {
    about:
      'Your command was not done, and nothing changed. Programs go by `reason`, people read `text`. The reasons are listed under [Reasons](#reasons).',
    fields: {
      id: 'The command’s id.',
      ok: '',
      reason: 'Why not.',
      text: 'A sentence: what was wrong and what to do.',
    },
    example: {
      type: 'answer',
      id: 'k3J9x_Qa7Lw2',
      ok: false,
      reason: 'closed',
      text: 'Betting is not open: wait for the next round.',
    },
  },
  purse: {
    about:
      'Your money after it changed, wherever that was. Stakes leave it when betting closes (a double, split or insurance at once), payments arrive when the round is settled. These are absolute amounts: the newest one counts.',
    fields: { cash: 'Your money.', golden: 'Your golden chips.' },
    example: { type: 'purse', cash: 99_500, golden: 0 },
  },
  tablePurse: {
    about:
      'Where play is regulated: the money of your session at a table, when you join it and after it changed.',
    fields: { table: 'Which table.', cash: 'What is left of what you took to it, with what you won.' },
    example: { type: 'tablePurse', table: TABLE, cash: 20_000 },
  },
  ...LOBBY_WORDS,
  ...CHAT_WORDS,
  check: {
    about:
      'Your reality check is due: how long you have been playing and with what result. Until you confirm it with `POST /api/play/check`, every stake is refused with `own-limit`.',
    fields: { ...STRETCH_WORDS, now: NOW },
    example: { type: 'check', ...STRETCH_EXAMPLE, now: 1767225600123 },
  },
  pong: {
    about: 'The answer to `ping`.',
    fields: { at: 'What the ping said.', now: 'The server’s clock.' },
    example: { type: 'pong', at: 1767225600123, now: 1767225600171 },
  },
  left: {
    about:
      'You are told of this table no more, because you opened it over another socket: a table is open in one place at a time. Seats and bets are untouched. Joining again brings it back here.',
    fields: { table: 'Which table.', why: 'Why.' },
    example: { type: 'left', table: TABLE, why: 'elsewhere' },
  },
  settings: {
    about:
      'Your settings after one of your devices changed them. These are all of them: the highest `version` counts.',
    fields: {
      version: 'Grows with every change.',
      settings: 'As `GET /api/settings` answers them.',
      ...SETTING_FIELDS,
    },
    example: { type: 'settings', version: 7, settings: { ...DEFAULT_SETTINGS, music: true } },
  },
  notice: {
    about:
      'Trouble that a table’s log cannot tell. While a table is `paused` nothing happens there, and commands are refused with `paused`; `resumed` ends it. At a table that staff has closed you may still leave your seat. `closing` announces that the server is about to stop: keep your state, expect the connection to end, connect again. `barred` says that staff has closed your play, `admitted` that it is open again. Where staff wrote no sentence the `text` is one of `protocol/house-texts.ts`, which a client can say in its own language.',
    fields: {
      table: 'Which table; null is all of them.',
      kind: 'What it is.',
      text: 'A sentence for people.',
    },
    example: {
      type: 'notice',
      table: TABLE,
      kind: 'paused',
      text: 'The store does not answer: the table waits for it.',
    },
  },
  error: {
    about: 'A frame or message was not taken; nothing in that message was done. See [Errors](#errors).',
    fields: {
      code: 'What kind of error.',
      text: 'A sentence that names the wrong field.',
      id: 'The command id of the message, if it had a readable one: that command will get no answer.',
    },
    example: {
      type: 'error',
      code: 'bad-message',
      text: "'command.amount' must be whole cents from 1 to 1000000000000, not -5.",
      id: 'k3J9x_Qa7Lw2',
    },
  },
}
