import { heardEvents } from '#console/state/announcements'
import { heardApprovalOver, heardApprovals } from '#console/state/approvals'
import { heardChat } from '#console/state/chat'
import { changeFloor, setFloor } from '#console/state/floor'
import { setWho } from '#console/state/session'
import {
  changePlace,
  dropPlace,
  folded,
  joining,
  type StaffOrder,
  setOrders,
  useTables,
} from '#console/state/tables'
import type { EventsMessage, SnapshotMessage } from '#protocol/player/to-player'
import type { FromStaff } from '#protocol/staff/from-staff'
import type { ToSupervisor } from '#protocol/staff/to-supervisor'
import { readStaffFrame } from '#protocol/staff/to-supervisor'
import { STAFF_SOCKET_PATH } from '#protocol/version'
import type { StaffAnswerReason } from '#protocol/wire/reasons'
import { heardTime } from '#ui/net/clock'
import { Line } from '#ui/net/line'
import { type Answer, Orders } from '#ui/net/orders'

export type StaffAnswer = Answer<StaffAnswerReason>

/** Is told when the server does not know who stands here (any more). */
let askAgain: () => void = () => undefined

const line = new Line<ToSupervisor>(STAFF_SOCKET_PATH, {
  read: readStaffFrame,
  heard,
  unknown: () => askAgain(),
  beat: () => orders.sendOverdue(),
})
const orders = new Orders<StaffOrder, StaffAnswerReason>((order) => send(order), setOrders)
let isFloorWatched = false

export function openLine(unknown: () => void): void {
  askAgain = unknown
  line.open()
}

/** Whoever stood here has gone: nothing of theirs is kept. */
export function closeLine(): void {
  line.close()
  orders.forget('')
  isFloorWatched = false
  setFloor(null)
  heardApprovals([])
  for (const table of Object.keys(useTables.getState().places)) dropPlace(table)
}

/** Resolves with the one answer, however often the connection is lost before it comes. */
export function give(order: StaffOrder): Promise<StaffAnswer> {
  return orders.give(order)
}

export function say(message: Extract<FromStaff, { readonly type: 'say' }>): boolean {
  return send(message)
}

export function join(table: string): void {
  changePlace(table, {})
  send(joining(table))
}

export function leave(table: string): void {
  dropPlace(table)
  send({ type: 'leave', table })
}

/** All tables at a glance: for supervisors. */
export function watchFloor(on: boolean): void {
  isFloorWatched = on
  send({ type: 'floor', on })
  if (!on) setFloor(null)
}

function send(message: FromStaff): boolean {
  return line.send([message])
}

function heard(message: ToSupervisor): void {
  switch (message.type) {
    case 'welcome':
      return welcomed(message)
    case 'snapshot':
    case 'events':
      return heardTable(message)
    case 'answer':
      return orders.answered(message.id, message)
    case 'error':
      return orders.failed(message)
    case 'trouble':
      return changePlace(message.table, { trouble: message.text })
    case 'pong':
      return line.heardPong(message)
    case 'floor':
      return setFloor(message.tables)
    case 'floorChange':
      return changeFloor(message.tables)
    case 'approvals':
      return heardApprovals(message.waiting)
    case 'approvalOver':
      return heardApprovalOver(message)
    case 'chat':
    case 'chatLines':
    case 'chatHidden':
    case 'said':
    case 'notSaid':
      return heardChat(message)
    default:
      message satisfies never
  }
}

function welcomed({ now, staff, shown }: ToSupervisor & { readonly type: 'welcome' }): void {
  heardTime(now)
  setWho({ staff, shown })
  for (const table of Object.keys(useTables.getState().places)) send(joining(table))
  if (isFloorWatched) send({ type: 'floor', on: true })
  orders.sendAll()
}

function heardTable(message: SnapshotMessage | EventsMessage): void {
  const { table } = message
  if (useTables.getState().places[table] === undefined) return
  const told = folded(message)
  if (told === 'ignored') return
  if (told === 'gap' || told === 'overlap') return void send(joining(table, told))
  changePlace(table, { tracked: told })
  if (message.type === 'events') heardEvents(message)
}
