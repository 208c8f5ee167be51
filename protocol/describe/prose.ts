import { LARGEST_CENTS } from '#engine/money/cents'
import { PROTOCOL, SOCKET_PATH, STAFF_SOCKET_PATH, SUBPROTOCOL } from '#protocol/version'
import { FRAME_BYTES, FRAME_MESSAGES } from '#protocol/wire/frames'
import type { CLOSE_CODES, ErrorCode, HouseReason, StaffReason } from '#protocol/wire/reasons'

export const INTRODUCTION = `# The protocol, version ${PROTOCOL}

How a program talks to a Sabot server: what to connect to, what to send, what comes back, and what to do when something goes missing. It is written for somebody who has never seen Sabot. This page is generated from the schemas that the server checks every message with (\`npm run docs\`); its examples are checked by them too, and the table state and events in them were made by playing a round.

The server is the authority: it deals, it keeps the clocks and the money, it decides what is allowed. A client shows tables and says what its player wants. All it has to get right is short:

1. Sign in, connect, join a table.
2. Keep for every table one state and one number, \`upto\`. Fold events into the state as [Numbers and gaps](#numbers-and-gaps) says.
3. Give every command an id and repeat it with the same id until it is answered.
4. When the connection ends, connect and join again. Nothing is lost.`

export const CONNECTING = `## Connecting

1. \`POST /api/session\`. It makes you a guest with play money, unless you are signed in already, and sets the cookie \`sabot\` (by https \`__Host-sabot\`). Keep it: it is your purse.
2. Open a WebSocket at \`${SOCKET_PATH}\` on the same host and port (\`ws://\`, or \`wss://\` behind TLS), with that cookie and with the subprotocol \`${SUBPROTOCOL}\`. In a browser: \`new WebSocket(url, '${SUBPROTOCOL}')\`.
3. The first message is \`welcome\`.
4. Send \`join\` for each table you want to hear of.

A handshake that does not fit is answered with plain HTTP, a status and a sentence: 400 when the subprotocol is missing or unknown, 401 without a valid cookie, 403 for a page of a foreign origin, 429 with too many sockets open.

The subprotocol is the version. A server that no longer speaks \`${SUBPROTOCOL}\` refuses the handshake instead of being misunderstood. Within a version the server may add new kinds of messages and new fields: **skip what you do not know**. The events, codes and reasons on this page are complete. What you send is checked strictly: a field that is not listed here is an error.

The server sends WebSocket pings; answer them (browsers and libraries do). A socket that stays silent is closed. When a connection ends, wait a moment (half a second, then twice as long each time up to ten seconds, plus a random part), connect again, and join your tables with \`since\`.`

export const FRAMES = `## Frames

Frames are text and hold JSON.

- **From you**: one message, or a list of 1 to ${FRAME_MESSAGES} messages, at most ${FRAME_BYTES} bytes. If one message of a list is wrong, none of them is done.
- **To you**: always a list of messages. The server collects what happens in a tick (50 ms by default) and sends it in one frame. Handle the messages in order.

Numbers are whole and at most 2^53 − 1. Times are milliseconds since 1970-01-01 UTC.`

export const NUMBERS = `## Numbers and gaps

Every table has a log, and its events are numbered 1, 2, 3 …; the number of the last one is the table's *version*. You are not told everything in it (other players' chips are not your business), so a message does not number its events one by one. It says \`after\` and \`upto\`: it holds all that you may know of the versions from \`after\` + 1 to \`upto\` and were not told before.

Keep \`last\`, the \`upto\` of the newest snapshot or events that you took in for this table:

| message | condition | what to do |
|---|---|---|
| \`snapshot\` | always | replace the state, \`last = upto\` |
| \`events\` | you have no state | \`join\` without \`since\` |
| \`events\` | \`upto <= last\` | ignore it, you had it |
| \`events\` | \`after > last\` | a gap: ignore it and send \`join\` with \`since: last\` |
| \`events\` | \`whole\`, and \`after < last\` | you heard more since you sent \`join\`: ignore it and send \`join\` without \`since\` |
| \`events\` | otherwise | fold all its events in order, \`last = upto\` |

In the last case \`after\` may be smaller than \`last\`: what lies between was told to you alone. Nothing in the message repeats it, so fold all of it. The answer to a \`join\` with \`since\` is \`whole\`: it does repeat what you were told meanwhile. An empty list of events is fine: it only moves \`last\`.

If you cannot keep up, the server throws away what waits for you and sends snapshots instead. You need not notice: the rule above covers it. In TypeScript the rule is the function \`hear\` in \`protocol/fold.ts\`, and folding is \`evolveTable\` in \`engine/table/evolve.ts\`; both run in a browser. A client in another language may either fold the events it cares for, or take events as a sign and join again for a snapshot.`

export const COMMAND_IDS = `## Command ids

A connection can break between a command and its answer, and then you cannot know whether it was done. So every command has an id that **you** make: 8 to 64 of \`A-Z a-z 0-9 _ -\`, never used by this player before; 16 random characters will do.

- Send it again with the same id and the same content until you get the \`answer\`, over any connection. It is done once at most; the same id gets the same answer, forever, also after the server was restarted.
- The same id with other content (another table or another command) is refused with \`id-reused\`. Make a new id for each thing the player wants, not for each attempt to say it.
- An \`error\` with your id means that no table saw the command, so the id is not used up: \`too-fast\` may be sent again later, the others never will be right.
- \`ok: true\` is a promise: the command is stored. A bet that was accepted can still be refused *when betting closes* (too little money, below the minimum); the event \`closed\` says which bets stand.

Answers come after the events that the command brought about, so that the state you have is at least as new as the answer.`

export const CLOCKS = `## Clocks

Deadlines in states and events are in the server's time. To show a countdown, find how far your clock is off: send \`ping\` with your time now and then (every 10 seconds, say), and when \`pong\` comes back at \`t\`:

\`\`\`text
roundTrip = t − at
offset    = now + roundTrip / 2 − t        (take the one with the smallest roundTrip of late)
left      = until − (your clock + offset)
\`\`\`

\`now\` in \`welcome\` and \`snapshot\` is a first guess. The server's clock decides: a bet that arrives after the close is refused with \`closed\`, whatever the countdown showed. A clock whose \`until\` is null starts with the first chip, or when somebody sits down where idle seats are lost (Ventuno). After a restart of the server betting windows start again with their full time, and a new \`clock\` event says so.`

export const CARDS = `## Cards and money

A card is two letters, rank and suit: ranks \`A 2 3 4 5 6 7 8 9 T J Q K\`, suits \`S H D C\`. \`TD\` is the ten of diamonds. A card that lies face down is \`null\` for everybody until it is turned.

Money is whole cents (minor units of the table's currency), at most ${LARGEST_CENTS} in a command. There are two purses: **cash**, and **golden chips**, which can be staked, win cash and come back only when a bet is returned. Odds are two numbers: \`[3, 2]\` pays 3 for every 2 staked.`

/** What each code that ends a connection means for a client. */
export const CLOSE_WORDS: Readonly<Record<keyof typeof CLOSE_CODES, string>> = {
  tooLarge: 'The frame was larger than the server reads. A program is at fault: send less at once.',
  restarting: 'The server stops or restarts. Connect again; rounds go on where they were.',
  badFrames: 'Bad frames again and again. A program is at fault: do not connect again by yourself.',
  signInGone:
    'The sign-in is over: signed out, or too long without activity. Whoever has an account signs in again, a guest asks `POST /api/session`; then connect again.',
  tooSlow:
    'The socket did not take what was sent, not even after a resync. Connect again, join fewer tables.',
  tooFast: 'Too many messages, and still more after `too-fast`. Wait a minute, then connect again.',
}

export const ERROR_WORDS: Readonly<Record<ErrorCode, string>> = {
  'bad-frame': 'The frame is not text, no JSON, or a list of the wrong length.',
  'bad-message': 'A message has an unknown type, a missing, wrong or unknown field, or asks for too much.',
  'too-fast':
    'More messages than the server takes of one player. The message was not handled: wait and send it again.',
  'unknown-table': 'There is no such table.',
  'too-large': 'The frame is too long.',
}

/** The game's own reasons are in docs/refusals.md. */
export const HOUSE_REASON_WORDS: Readonly<Record<HouseReason, string>> = {
  paused:
    'The table stands still. Wait until it goes on; a seat at a table that staff has closed can be left.',
  'id-reused': 'The id was used for another command. Make a new one.',
  'unknown-table': 'There is no such table.',
  'too-many': 'Too many commands wait at this table. Try again.',
  closing: 'The server is about to stop. Try again after connecting anew.',
  barred:
    'Staff has closed your play: no new bets. Rounds that run are played to their end. This answer is stored.',
  'no-session': 'Where play is regulated: open a session at the table first. This answer is stored.',
  'other-round': 'The round that the command was meant for is over, or not yet begun. This answer is stored.',
  'other-currency': 'The table plays in another currency than the player here. This answer is stored.',
}

export const STAFF_REASON_WORDS: Readonly<Record<StaffReason, string>> = {
  role: 'This is for a higher role to order.',
  'not-dealing': 'Only whoever deals at the table may. Sign on first.',
  'dealing-elsewhere': 'You deal at another table. Hand over or sign off there.',
  decided: 'Somebody decided something on what was shown since: cards can no longer be put right.',
  'needs-second': 'Money moves back: a second supervisor has to agree. It waits for them.',
  'same-person': 'You ordered it yourself: somebody else has to agree.',
  gone: 'What it was about is over: a round, an alarm, an order that waited.',
  'no-round': 'This table played no such round.',
  running: 'The round is not over: wait for its end, or cancel it.',
  cancelled: 'The round was cancelled: every stake of it went back already.',
  voided: 'The round was voided before: nothing is moved again.',
  automatic: 'The table deals by itself: no dealer is there, and no card can be put right.',
  'dealt-here': 'Somebody else deals here. They have to hand over first.',
  'nobody-deals': 'Nobody deals at this table.',
  'no-shoe': 'There is no shoe on the table. Open one first.',
  'shoe-lies': 'A shoe is on the table. Change it first.',
  'shoe-over': 'That was the last hand of the shoe. Change it first.',
  'burn-first': 'The first card of the shoe is burned. Scan it.',
  'first-cards': 'The first cards lie face down before betting closes. Deal them.',
  'no-bets': 'No chips lie on the table. Wait for a bet.',
  announced: 'The last hand of the shoe was announced already.',
  'cut-card-in': 'The cut card is still in. Announce the last hand, or call the supervisor.',
  'cut-asked': 'A player is asked to cut. Wait for the answer.',
  'nobody-cuts': 'Nobody is here to cut. Open the shoe.',
  'not-paused': 'The table does not stand still.',
  pausing: 'The table stands still already.',
  'table-closed': 'Staff has closed the table. Open it.',
  'no-cards': 'No card of a running round lies on the table.',
  'no-bonus': 'No bonus is to be played.',
}

export const CONSOLES = `## Consoles

Dealers and supervisors work over a socket of their own: \`${STAFF_SOCKET_PATH}\`, the same protocol name, frames, numbers and limits as for players. The cookie is that of \`POST /api/staff/session\`; when that sign-in ends, here or elsewhere, the socket ends with 4401. Who sends something is looked up at every order. What is written in orders is text that can be kept: no zero character (U+0000), no half of a surrogate pair. A dealer’s console sends the messages of a dealer; a supervisor’s or administrator’s those of a supervisor, and a dealer’s orders too.

What staff see of a table is more than players do, but never a face-down card. Everything they do is in the staff log.`
