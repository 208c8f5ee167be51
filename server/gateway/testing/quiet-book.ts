import type { ChatBook } from '#server/chat/book/port'

/** A house in which nobody may chat. */
export const QUIET_BOOK: ChatBook = {
  keepAtTable: async () => ({ barred: { until: null } }),
  keepInSupport: async () => ({ barred: { until: null } }),
  remarksAtTables: async () => [],
  remarksOfRound: async () => [],
  staffRemark: () => Promise.reject(new Error('Nobody writes here.')),
  hideRemark: async () => null,
  mute: async () => false,
  muteForMisuse: async () => ({ until: null }),
  unmute: async () => false,
  mutes: async () => [],
  openRoom: async () => ({ unread: 0, remarks: [] }),
  waitingRooms: async () => [],
  supportRoom: async () => null,
  answerPlayer: async () => null,
}
