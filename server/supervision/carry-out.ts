import type { Logger } from 'pino'
import type { KeptApproval } from '#server/supervision/approval-book'
import { refused } from '#server/supervision/approval-words'
import type { StaffAnswer, TableDoor } from '#server/tables/ports'

interface Parts {
  readonly doors: ReadonlyMap<string, TableDoor>
  readonly log: Logger
}

/** What was agreed to goes to the table, which does it once however often it is told. Never throws. */
export function carrierOf({ doors, log }: Parts) {
  return async ({ id, by, table, command, second }: KeptApproval): Promise<StaffAnswer> => {
    const door = doors.get(table)
    if (door === undefined || second === null) return refused('gone', `Table ${table} is not open here.`)
    try {
      return await door.submit({ by, id, command, approvedBy: second })
    } catch (error) {
      log.error({ err: error, approval: id }, 'what was agreed to could not be done')
      return refused('bad-input', 'This could not be carried out; nothing was changed.')
    }
  }
}
