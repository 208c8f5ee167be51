import { type GatewayParts, PACE } from '#server/gateway/gateway'
import type { Sockets } from '#server/gateway/sockets/sockets'
import { FloorPicture } from '#server/gateway/staff/floor-picture'
import { Hall } from '#server/gateway/staff/hall'
import { StaffOrders } from '#server/gateway/staff/orders'
import { StaffSockets } from '#server/gateway/staff/sockets'
import { closedText } from '#server/operations/closures/closed-text'
import { floorTable } from '#server/supervision/floor-table'
import type { FloorListener } from '#server/tables/ports'

export interface Consoles extends Pick<FloorListener, 'published' | 'troubled'> {
  readonly sockets: StaffSockets
}

/** The house's side of the dealers' and supervisors' consoles; null where nobody works. */
export function openConsoles(parts: GatewayParts, { floor, talk }: Sockets): Consoles | null {
  const { clock, config, doors, supervision, reception, operations, log, pace = PACE, meters } = parts
  if (supervision === null || reception === null) return null
  const { approvals, alarms } = supervision
  const { limits, tickMillis } = config
  const hall = new Hall(doors, (table) => talk.remarksAt(table), clock)
  talk.audiences.add(hall)
  const looks = Array.from(doors, ([id, door]) => {
    const around = () => ({
      players: floor.channels.get(id)?.players ?? 0,
      alarm: alarms.ringing(id),
      closed: closedText(operations.closures.list(), door.config),
    })
    return [id, () => floorTable(door, around())] as const
  })
  const sockets = new StaffSockets({
    clock,
    limits,
    tickMillis,
    pace,
    hall,
    picture: new FloorPicture(new Map(looks), clock, log),
    orders: new StaffOrders({ doors, supervision }),
    approvals,
    chat: talk.staff,
    staff: reception.staff,
    log,
    meter: meters?.sockets,
  })
  return {
    sockets,
    published: (publication) => {
      alarms.look(publication.table)
      hall.published(publication)
    },
    troubled: (table, trouble) => {
      alarms.look(table)
      hall.troubled(table, trouble)
    },
  }
}
