import {
  DEALER_COMMANDS,
  type DealerCommand,
  FROM_DEALER,
  type FromDealer,
} from '#protocol/staff/from-dealer'
import {
  FROM_SUPERVISOR,
  type FromSupervisor,
  SUPERVISOR_COMMANDS,
  type SupervisorCommand,
} from '#protocol/staff/from-supervisor'
import { byName, pick } from '#protocol/wire/choose'
import { commandId, tableId } from '#protocol/wire/fields'
import { frameParser } from '#protocol/wire/frames'

/** A supervisor may do what a dealer does: sign on at a table, and deal. */
export type FromStaff = Exclude<FromDealer | FromSupervisor, { readonly type: 'do' }> | StaffOrderMessage

interface StaffOrderMessage {
  readonly type: 'do'
  readonly id: string
  readonly table: string
  readonly command: DealerCommand | SupervisorCommand
}

const command = pick('do', { ...DEALER_COMMANDS, ...SUPERVISOR_COMMANDS })
const { do: order } = byName('type', { do: { id: commandId, table: tableId, command } })

/** What a console's frame says, by the role of who sends it. */
export const PARSE_STAFF_FRAME = {
  dealer: frameParser<FromStaff>(pick('type', FROM_DEALER)),
  supervisor: frameParser<FromStaff>(pick('type', { ...FROM_SUPERVISOR, do: order })),
}
