import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { FromStaff } from '#protocol/staff/from-staff'
import type { ToSupervisor } from '#protocol/staff/to-supervisor'
import { readStaffFrame } from '#protocol/staff/to-supervisor'
import { STAFF_SOCKET_PATH, SUBPROTOCOL } from '#protocol/version'
import { TestLine } from '#server/gateway/testing/line'
import type { StaffCommand } from '#server/tables/ports'
import type { Browser } from '#tests/people/browser'

type Answer = Extract<ToSupervisor, { readonly type: 'answer' }>

let count = 0
export const newId = (): string => `order-${String(++count).padStart(6, '0')}`

/** A console over a real socket. */
export class TestConsole extends TestLine<FromStaff, ToSupervisor> {
  static async open(url: string, browser: Browser): Promise<TestConsole> {
    const cookie = `sabot-staff=${browser.cookies.get('sabot-staff') ?? ''}`
    const ws = new WebSocket(`${url.replace('http', 'ws')}${STAFF_SOCKET_PATH}`, [SUBPROTOCOL], {
      headers: { cookie },
      perMessageDeflate: false,
    })
    const console = new TestConsole(ws, readStaffFrame)
    await once(ws, 'open')
    await console.hear('welcome')
    return console
  }

  async join(table: string): Promise<void> {
    const before = this.heard('snapshot').length
    this.send({ type: 'join', table })
    await this.hear('snapshot', before + 1)
  }

  /** The code of the round that was heard of last at a table. */
  round(table: string): string {
    const codes = this.messages.flatMap((message) => {
      if (!('table' in message) || message.table !== table) return []
      if (message.type === 'snapshot') return [message.state.round?.code ?? '']
      if (message.type !== 'events') return []
      return message.events.flatMap((event) => (event.type === 'roundBegan' ? [event.code] : []))
    })
    return codes.at(-1) ?? ''
  }

  async answer(message: Extract<FromStaff, { readonly id: string }>): Promise<Answer> {
    const isIt = (answer: Answer) => answer.id === message.id
    const before = this.heard('answer').filter(isIt).length
    this.send(message)
    await this.until(`the answer to ${JSON.stringify(message)}`, () => {
      return this.heard('answer').filter(isIt).length > before
    })
    const answer = this.heard('answer').filter(isIt)[before]
    if (answer === undefined) throw new Error('No answer.')
    return answer
  }

  order(table: string, command: StaffCommand, id = newId()): Promise<Answer> {
    return this.answer({ type: 'do', id, table, command })
  }
}
