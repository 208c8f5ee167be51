import type { Kysely } from 'kysely'
import { mute, muteForMisuse, mutesNow, unmute } from '#server/chat/book/mutes'
import type { ChatBook } from '#server/chat/book/port'
import { hideRemark, remarksAtTables, remarksOfRound, staffRemark } from '#server/chat/book/remarks'
import { keepAtTable, keepInSupport } from '#server/chat/book/saying'
import { answerPlayer, openRoom, supportRoom, waitingRooms } from '#server/chat/book/support'
import type { Schema } from '#server/store/schema'

export function chatBookOf(db: Kysely<Schema>): ChatBook {
  return {
    keepAtTable: (remark) => keepAtTable(db, remark),
    keepInSupport: (remark) => keepInSupport(db, remark),
    remarksAtTables: (tables, most) => remarksAtTables(db, tables, most),
    remarksOfRound: (code) => remarksOfRound(db, code),
    staffRemark: (remark) => staffRemark(db, remark),
    hideRemark: (line, deed) => hideRemark(db, line, deed),
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
