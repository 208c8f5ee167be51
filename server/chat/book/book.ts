import type { Kysely } from 'kysely'
import { hideLine, linesAtTables, linesOfRound, staffLine } from '#server/chat/book/lines'
import { mute, muteForMisuse, mutesNow, unmute } from '#server/chat/book/mutes'
import type { ChatBook } from '#server/chat/book/port'
import { keepAtTable, keepInSupport } from '#server/chat/book/saying'
import { answerPlayer, openRoom, supportRoom, waitingRooms } from '#server/chat/book/support'
import type { Schema } from '#server/store/schema'

export function chatBookOf(db: Kysely<Schema>): ChatBook {
  return {
    keepAtTable: (line) => keepAtTable(db, line),
    keepInSupport: (line) => keepInSupport(db, line),
    linesAtTables: (tables, most) => linesAtTables(db, tables, most),
    linesOfRound: (code) => linesOfRound(db, code),
    staffLine: (line) => staffLine(db, line),
    hideLine: (line, deed) => hideLine(db, line, deed),
    mute: (given) => mute(db, given),
    muteForMisuse: (given) => muteForMisuse(db, given),
    unmute: (player, deed) => unmute(db, player, deed),
    mutes: (at) => mutesNow(db, at),
    openRoom: (player, read) => openRoom(db, player, read),
    waitingRooms: () => waitingRooms(db),
    supportRoom: (player, at) => supportRoom(db, player, at),
    answerPlayer: (answer) => answerPlayer(db, answer),
  }
}
