import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '#cli/bots/client'
import type { Answer } from '#cli/bots/orders'

/** Nothing is wrong with the bet but the moment. */
const TOO_LATE: readonly string[] = ['closed', 'other-round']

/** Chips on the cloth of a baccarat table as soon as betting is open; any other answer than that it is closed. */
export async function betWhenOpen(
  client: Client,
  table: string,
  chips: { readonly amount: number; readonly golden?: boolean },
): Promise<Answer> {
  for (;;) {
    const answer = await client.do(table, { do: 'bet', bet: 'player', ...chips })
    if (answer.ok || !TOO_LATE.includes(answer.reason)) return answer
    await pause(20)
  }
}
