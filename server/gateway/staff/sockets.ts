import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { ToSupervisor } from '#protocol/staff/to-supervisor'
import { PROTOCOL } from '#protocol/version'
import { CLOSE_CODES } from '#protocol/wire/reasons'
import type { ChatStaff } from '#server/chat/staff'
import type { Clock, Timer } from '#server/clock'
import type { Limits } from '#server/config/config'
import type { Pace } from '#server/gateway/gateway'
import { Doorway, type Place } from '#server/gateway/sockets/doorway'
import { Presences } from '#server/gateway/sockets/presence'
import { type Begun, Wires } from '#server/gateway/sockets/wires'
import { StaffConnection } from '#server/gateway/staff/connection'
import type { FloorPicture } from '#server/gateway/staff/floor-picture'
import type { Hall } from '#server/gateway/staff/hall'
import type { StaffOrders } from '#server/gateway/staff/orders'
import { STAFF_SIGNED_OUT, StaffReceiver } from '#server/gateway/staff/receive'
import type { SocketMeter } from '#server/operations/meters'
import { mayAct, type StaffMember } from '#server/people/staff/member'
import type { StaffSignIns } from '#server/people/staff/sign-ins'
import type { Approvals } from '#server/supervision/approvals'

interface Settings {
  readonly clock: Clock
  readonly limits: Limits
  readonly tickMillis: number
  readonly pace: Pace
  readonly hall: Hall
  readonly picture: FloorPicture
  readonly orders: StaffOrders
  readonly approvals: Approvals
  readonly chat: ChatStaff
  readonly staff: StaffSignIns
  readonly log: Logger
  readonly meter: SocketMeter | undefined
}

type StaffPlace = Place<StaffMember, StaffConnection>

/** All sockets of the consoles. */
export class StaffSockets {
  readonly doorway: Doorway<StaffMember, StaffConnection>
  readonly wires: Wires
  readonly #with: Settings
  readonly #connections = new Set<StaffConnection>()
  readonly #receiver: StaffReceiver
  readonly #timer: Timer

  constructor(settings: Settings) {
    const { clock, limits, tickMillis, pace, staff, approvals, log, meter } = settings
    const flow = { perSecond: limits.messagesPerSecond, burst: limits.messagesBurst }
    const presences = new Presences<StaffMember, StaffConnection>(flow)
    const beat = () => presences.forget(clock.steady())
    this.#with = settings
    this.doorway = new Doorway(presences, limits, clock)
    this.wires = new Wires({ clock, limits, tickMillis, pace, beat, log, meter })
    const { frameBytes, tablesPerSocket } = limits
    const { drop } = this.wires
    this.#receiver = new StaffReceiver({ ...settings, flow, frameBytes, tablesPerSocket, drop })
    staff.onEnded((signIn) => this.#end((connection) => connection.signIn === signIn))
    approvals.listen({
      waits: (waiting) => this.#tellSupervisors({ type: 'approvals', waiting }),
      over: (over) => this.#tellSupervisors(over),
    })
    this.#timer = clock.every(pace.signInMillis, () => void this.#look([...this.#connections]))
  }

  open(request: IncomingMessage, wire: Duplex, head: Buffer, place: StaffPlace): void {
    const { leave } = place
    this.wires.open(request, wire, head, { begin: (ws) => this.#begin(ws, wire, place), leave })
  }

  async close(text: string): Promise<void> {
    this.#timer.cancel()
    this.doorway.close(text)
    await this.wires.close(null, text)
    this.#with.picture.stop()
  }

  #begin(ws: WebSocket, wire: Duplex, place: StaffPlace): Begun {
    const { clock, hall, picture, approvals } = this.#with
    const { presence } = place
    const { intake } = this.#receiver
    const connection = new StaffConnection(ws, wire, place, this.wires.rounds)
    this.#connections.add(connection)
    presence.connections.push(connection)
    const { id: staff, name, shown, role } = presence.person
    connection.tell({ type: 'welcome', protocol: PROTOCOL, staff, name, shown, role, now: clock.now() })
    if (mayAct(presence.person, 'supervisor')) {
      connection.tell({ type: 'approvals', waiting: approvals.waiting })
    }
    // It may have ended while hands were shaken.
    void this.#look([connection])
    return {
      outlet: connection,
      frame: (content, isBinary) => intake.frame(connection, content, isBinary),
      ping: (content) => intake.ping(connection, content),
      detach: () => {
        hall.leaveAll(connection)
        picture.leave(connection)
      },
      closed: () => {
        this.#connections.delete(connection)
        presence.connections.splice(presence.connections.indexOf(connection), 1)
        place.leave()
      },
    }
  }

  /** Ends those whose sign-in is over, wherever that happened. */
  async #look(connections: readonly StaffConnection[]): Promise<void> {
    const { staff, log } = this.#with
    try {
      for (const signIn of new Set(connections.map((connection) => connection.signIn))) {
        if ((await staff.of(signIn, true)) !== null) continue
        this.#end((connection) => connection.signIn === signIn)
      }
    } catch (err) {
      log.warn({ err }, "staff's sign-ins could not be looked at: again in a while")
    }
  }

  #end(isOver: (connection: StaffConnection) => boolean): void {
    for (const connection of this.#connections) {
      if (isOver(connection)) this.wires.drop(connection, CLOSE_CODES.signInGone, STAFF_SIGNED_OUT)
    }
  }

  #tellSupervisors(message: ToSupervisor): void {
    for (const connection of this.#connections) {
      if (mayAct(connection.member, 'supervisor')) connection.tell(message)
    }
  }
}
