import type { Logger } from 'pino'
import type { KeptApproval } from '#server/supervision/approval-book'
import { refused } from '#server/supervision/approval-words'
import type { StaffAnswer, TableDoor } from '#server/tables/ports'
import type { VoidAnswer, VoidOrder } from '#server/tables/voids'

interface Parts {
  readonly doors: ReadonlyMap<string, TableDoor>
  readonly voidRound: (code: string, order: VoidOrder) => Promise<VoidAnswer>
  readonly log: Logger
}

/** What was agreed to goes to the table, which does it once however often it is told. Never throws. */
export function carrierOf({ doors, voidRound, log }: Parts) {
  return async (agreed: KeptApproval): Promise<StaffAnswer> => {
    const { id, by, table, round, command, second } = agreed
    const door = doors.get(table)
    if (door === undefined || second === null) return refused('gone', `Table ${table} is not open here.`)
    try {
      if (command.do !== 'voidRound') {
        return await door.staff({ by, id, command, approvedBy: second })
      }
      const answer = await voidRound(round, { reason: command.reason, by: by.name })
      if (answer.ok) return { ok: true, upto: door.snapshot({ as: 'supervisor' }).upto }
      return refused(answer.error === 'closing' ? 'closing' : 'gone', answer.text)
    } catch (error) {
      log.error({ err: error, approval: id }, 'what was agreed to could not be done')
      return refused('bad-input', 'This could not be carried out; nothing was changed.')
    }
  }
}
