import { Dice } from '#cli/bots/play/dice'
import { type PlayerOptions, TablePlayer } from '#cli/bots/play/player'
import { leastStake } from '#cli/bots/play/table-money'
import { Client, type ClientOptions } from '#cli/bots/wire/client'

export interface BotOptions
  extends Omit<ClientOptions, 'dice'>,
    Pick<PlayerOptions, 'play' | 'immediate' | 'stakes' | 'charts'> {
  readonly seed: string
  /** Makes its choices differ from the others' with the same seed. */
  readonly number: number
  readonly tables: readonly string[]
}

const TABLES_APART = 64

/** A test player: one socket, and somebody who plays at each of its tables. */
export class Bot {
  readonly client: Client
  readonly #players: readonly TablePlayer[]

  constructor({ seed, number, tables, play, immediate, stakes, charts, ...options }: BotOptions) {
    const first = number * TABLES_APART
    this.client = new Client({ ...options, dice: new Dice(seed, first) })
    this.#players = tables.map(
      (table, index) =>
        new TablePlayer({
          client: this.client,
          table,
          dice: new Dice(seed, first + index + 1),
          play,
          ...(immediate === undefined ? {} : { immediate }),
          ...(stakes === undefined ? {} : { stakes }),
          ...(charts === undefined ? {} : { charts }),
        }),
    )
  }

  /** Whether its money is too little for any table that it knows. */
  get isBroke(): boolean {
    const { client } = this
    const tables = [...client.tables]
    return (
      tables.length > 0 &&
      tables.every(([table, { state }]) => {
        const { cash, golden } = client.purseAt(table)
        return Math.max(cash, client.purse.cash) + golden < leastStake(state)
      })
    )
  }

  /** Acts no more. */
  stop(): void {
    for (const player of this.#players) player.stop()
  }

  async close(graceMillis = 0): Promise<void> {
    this.stop()
    await this.client.close(graceMillis)
  }
}
