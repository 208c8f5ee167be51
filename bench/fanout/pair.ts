import type { Counted, Kind, Memory, Opened, Played, ToLoad, ToSender } from '#bench/fanout/messages'
import { Helper } from '#bench/helper'

export interface Setting {
  readonly clients: number
  readonly tables: number
  readonly tablesPerClient: number
  /** How often each table has something to say. */
  readonly everyMillis: number
}

export interface Round extends Counted {
  readonly cpuSeconds: number
}

/** A sender and its clients, each in a process of its own. */
export class Pair {
  readonly #sender = new Helper<ToSender>('./fanout/sender.js')
  readonly #load = new Helper<ToLoad>('./fanout/load.js')
  readonly #as: Kind
  readonly #setting: Setting

  constructor(as: Kind, setting: Setting) {
    this.#as = as
    this.#setting = setting
  }

  /** Opens the sender; `beforeClients` looks at it before anybody has come. */
  async open(beforeClients: () => Promise<void> = async () => {}): Promise<void> {
    const { clients, tables, tablesPerClient } = this.#setting
    const { url, tokens } = await this.#sender.ask<Opened>({ do: 'open', as: this.#as, tables, clients })
    await beforeClients()
    const all = tokens.map((token, client) => ({ token, tables: tablesOf(client, tables, tablesPerClient) }))
    await this.#load.ask({ do: 'connect', url, clients: all })
  }

  async play(seconds: number): Promise<Round> {
    const { everyMillis } = this.#setting
    const { messages, cpuSeconds } = await this.#sender.ask<Played>({ do: 'play', seconds, everyMillis })
    const counted = await this.#load.ask<Counted>({ do: 'count', expected: messages })
    if (counted.messages !== messages) {
      throw new Error(`${this.#as}: ${messages} messages were sent and ${counted.messages} arrived.`)
    }
    return { ...counted, cpuSeconds }
  }

  async memory(): Promise<number> {
    return (await this.#sender.ask<Memory>({ do: 'memory' })).bytes
  }

  end(): void {
    this.#load.end()
    this.#sender.end()
  }
}

/** Different for different clients, as far as there is a choice. */
function tablesOf(client: number, tables: number, count: number): readonly number[] {
  const all = Array.from({ length: tables }, (_, table) => table)
  let seed = client
  while (all.length > count) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    all.splice(seed % all.length, 1)
  }
  return all
}
