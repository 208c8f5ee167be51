import type { Logger } from 'pino'
import type { TableId } from '#engine/ids'
import { isRefusal } from '#engine/round/refusal'
import { type FromStaff, PARSE_STAFF_FRAME } from '#protocol/staff/from-staff'
import type { ToDealer } from '#protocol/staff/to-dealer'
import { CLOSE_CODES } from '#protocol/wire/reasons'
import type { ChatStaff } from '#server/chat/staff'
import { Intake, type IntakeSettings } from '#server/gateway/sockets/intake'
import type { StaffChannel } from '#server/gateway/staff/channel'
import type { StaffConnection } from '#server/gateway/staff/connection'
import { maySay, SIGN_ON_FIRST } from '#server/gateway/staff/dealing'
import type { FloorPicture } from '#server/gateway/staff/floor-picture'
import type { Hall } from '#server/gateway/staff/hall'
import type { StaffOrders } from '#server/gateway/staff/orders'
import { mayAct, type StaffMember } from '#server/people/staff/member'
import type { StaffSignIns } from '#server/people/staff/sign-ins'
import type { StaffAnswer } from '#server/tables/ports'

/** Orders of one of the staff that may wait for their answers. */
const MOST_UNDERWAY = 64
/** Remarks of one console that may. */
const MOST_REMARKS = 16
/** Looking is use as well; it is noted this often. */
const USED_MILLIS = 60_000

export const STAFF_SIGNED_OUT = 'You are signed out, or did nothing for a while: sign in again.'

interface Receiving
  extends Pick<
    IntakeSettings<FromStaff, StaffConnection>,
    'clock' | 'flow' | 'frameBytes' | 'drop' | 'meter'
  > {
  readonly hall: Hall
  readonly picture: FloorPicture
  readonly orders: StaffOrders
  readonly chat: ChatStaff
  readonly staff: Pick<StaffSignIns, 'of'>
  readonly tablesPerSocket: number
  readonly log: Logger
}

/** Messages that do something: each is looked at with who sends it, as the store knows them at that moment. */
type StaffAct = Extract<FromStaff, { readonly id: string }>

/** What becomes of the frames that consoles send. */
export class StaffReceiver {
  readonly intake: Intake<FromStaff, StaffConnection>
  readonly #with: Receiving

  constructor(receiving: Receiving) {
    this.#with = receiving
    const { clock, flow, frameBytes, drop, meter } = receiving
    this.intake = new Intake({ clock, flow, frameBytes, drop, meter, parse, obey: this.#obey })
  }

  readonly #obey = (connection: StaffConnection, message: FromStaff): void => {
    if (message.type === 'ping') {
      connection.tell({ type: 'pong', at: message.at, now: this.#with.clock.now() })
      return
    }
    if ('id' in message) {
      void this.#act(connection, message)
      return
    }
    this.#used(connection)
    switch (message.type) {
      case 'join': {
        const channel = this.#channel(connection, message.table)
        if (channel !== undefined) this.#join(connection, channel, message.since)
        return
      }
      case 'leave': {
        const channel = this.#channel(connection, message.table)
        if (channel !== undefined) this.#with.hall.leave(connection, channel)
        return
      }
      case 'floor':
        if (message.on) this.#with.picture.watch(connection)
        else this.#with.picture.leave(connection)
        return
      default:
        message satisfies never
    }
  }

  #join(connection: StaffConnection, channel: StaffChannel, since: number | undefined): void {
    const { hall, tablesPerSocket } = this.#with
    if (hall.join(connection, channel, since, tablesPerSocket)) return
    const text = `One socket hears ${tablesPerSocket} tables at most: leave one first.`
    this.intake.error(connection, 'bad-message', text)
  }

  async #act(connection: StaffConnection, message: StaffAct): Promise<void> {
    const { presence } = connection
    const { id } = message
    const table = tableOf(message)
    const channel = table === null ? undefined : this.#channel(connection, table, id)
    if (table !== null && channel === undefined) return
    const [waiting, most] =
      message.type === 'say' ? [connection.remarks, MOST_REMARKS] : [presence, MOST_UNDERWAY]
    if (waiting.underway >= most) {
      const text = 'Too many of these wait for an answer: send it again later, with the same id.'
      this.intake.error(connection, 'too-fast', text, id)
      return
    }
    waiting.underway++
    const { clock, meter } = this.#with
    const from = clock.steady()
    try {
      const member = await this.#who(connection)
      if (member === null) return
      const answer = await this.#do(connection, member, message, channel)
      connection.tell(answer)
      if (answer.type === 'answer') meter?.answered(wordOfAnswer(answer), clock.steady() - from)
    } catch (error) {
      this.#with.log.warn({ err: error, staff: connection.whose, order: id }, 'an order was not answered')
      channel?.door.doubtStore()
      this.intake.error(connection, 'too-fast', 'The store is away: send it again, with the same id.', id)
    } finally {
      waiting.underway--
    }
  }

  /** Whoever was put out, or signed out elsewhere, orders nothing any more. */
  async #who(connection: StaffConnection): Promise<StaffMember | null> {
    const asked = connection.turn.then(() => this.#with.staff.of(connection.signIn, false))
    connection.turn = asked.catch(() => undefined)
    const member = await asked
    if (member === null) this.#with.drop(connection, CLOSE_CODES.signInGone, STAFF_SIGNED_OUT)
    else connection.presence.person = member
    return connection.open ? member : null
  }

  async #do(
    connection: StaffConnection,
    by: StaffMember,
    message: StaffAct,
    channel: StaffChannel | undefined,
  ): Promise<ToDealer> {
    const { orders } = this.#with
    const { id } = message
    switch (message.type) {
      case 'do':
        return answerTo(id, await orders.order(by, doorOf(channel), id, message.command))
      case 'approve':
        return answerTo(id, await orders.decide(by, message.approval, message.yes))
      case 'acknowledge':
        return answerTo(id, await orders.acknowledge(by, doorOf(channel)))
      case 'announce':
        return answerTo(id, await orders.announce(by, id, message.text))
      case 'say':
        return this.#say(connection, by, message, doorOf(channel))
      default:
        return message satisfies never
    }
  }

  async #say(
    connection: StaffConnection,
    by: StaffMember,
    { id, room, text }: Extract<StaffAct, { type: 'say' }>,
    door: StaffChannel['door'],
  ): Promise<ToDealer> {
    const { chat } = this.#with
    if (!maySay(by, door)) return { type: 'notSaid', id, ...SIGN_ON_FIRST }
    const saying = connection.said.then(() => chat.say(by, room, text, id))
    connection.said = saying.catch(() => undefined)
    const said = await saying
    return isRefusal(said)
      ? { type: 'notSaid', id, ...said }
      : { type: 'said', id, line: said.line, at: said.at }
  }

  #used(connection: StaffConnection): void {
    const now = this.#with.clock.now()
    if (now - connection.usedAt < USED_MILLIS) return
    connection.usedAt = now
    this.#who(connection).catch((error: unknown) => {
      this.#with.log.warn({ err: error, staff: connection.whose }, 'a sign-in could not be looked at')
    })
  }

  #channel(connection: StaffConnection, table: TableId, id?: string): StaffChannel | undefined {
    const channel = this.#with.hall.channels.get(table)
    if (channel === undefined)
      this.intake.error(connection, 'unknown-table', `There is no table '${table}'.`, id)
    return channel
  }
}

function parse({ member }: StaffConnection) {
  return mayAct(member, 'supervisor') ? PARSE_STAFF_FRAME.supervisor : PARSE_STAFF_FRAME.dealer
}

function tableOf(message: StaffAct): string | null {
  if (message.type === 'say') return message.room
  return 'table' in message ? message.table : null
}

function doorOf(channel: StaffChannel | undefined): StaffChannel['door'] {
  if (channel === undefined) throw new TypeError('This message names no table.')
  return channel.door
}

function answerTo(id: string, answer: StaffAnswer): ToDealer {
  return { type: 'answer', id, ...answer }
}

function wordOfAnswer(answer: Extract<ToDealer, { type: 'answer' }>): string {
  return answer.ok ? 'ok' : answer.reason
}
