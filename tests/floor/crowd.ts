import { Dice } from '#cli/bots/play/dice'
import { TablePlayer } from '#cli/bots/play/player'
import { Client } from '#cli/bots/wire/client'
import type { Answered } from '#cli/bots/wire/orders'
import { isLater, type Session, signIn } from '#cli/bots/wire/session'

export interface Bot {
  readonly client: Client
  readonly player: string
  /** Every answer it ever got, in order. */
  readonly answers: Answered[]
  readonly plays: readonly TablePlayer[]
}

/** Bots that play at once whatever comes to their mind, each at a few tables, all tables covered. */
export async function crowd(
  url: string,
  tables: readonly string[],
  { bots, tablesEach = 3, onFrame }: { bots: number; tablesEach?: number; onFrame?: (text: string) => void },
): Promise<readonly Bot[]> {
  return Promise.all(
    Array.from({ length: bots }, async (_, index) => {
      const { token, person } = await session(url)
      const client = new Client({ url, token, dice: new Dice('c0ffee', index), pingMillis: 500 })
      const answers: Answered[] = []
      client.listen({ onAnswer: (answered) => void answers.push(answered), ...(onFrame && { onFrame }) })
      const plays = Array.from({ length: tablesEach }, (_, offset) => {
        const table = tables[(index * tablesEach + offset) % tables.length] ?? ''
        const dice = new Dice('5eed', index * 100 + offset)
        return new TablePlayer({ client, table, dice, play: 'random', immediate: true })
      })
      return { client, player: person.player, answers, plays }
    }),
  )
}

/** Asks until it is let in. */
async function session(url: string): Promise<Session> {
  for (;;) {
    const answer = await signIn(url)
    if (!isLater(answer)) return answer
  }
}
