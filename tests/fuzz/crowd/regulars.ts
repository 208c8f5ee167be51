import { Dice } from '#cli/bots/play/dice'
import { Client } from '#cli/bots/wire/client'
import type { Answered } from '#cli/bots/wire/orders'
import { isLater, signIn } from '#cli/bots/wire/session'
import { rangeOf } from '#engine/round/limits'
import { isGameOf } from '#engine/table/is-of'
import type { TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import { refusalOf } from '#protocol/sight'
import type { Honest } from '#tests/fuzz/crowd/honest'

/** One player at each table who lays one chip a round, as slowly as people do. */
export async function regulars(url: string, tables: readonly string[]): Promise<readonly Honest[]> {
  return Promise.all(tables.map((table, index) => regular(url, table, index)))
}

async function regular(url: string, table: string, index: number): Promise<Honest> {
  const session = await signIn(url)
  if (isLater(session)) throw new Error(session.text)
  const { token, person } = session
  const client = new Client({ url, token, dice: new Dice('ab1e', index) })
  const answers: Answered[] = []
  let isStopped = false
  let round = -1
  let left: readonly PlayerCommand[] = []
  const look = (): void => {
    const state = client.tables.get(table)?.state
    if (isStopped || state?.game.phase !== 'betting' || client.underway > 0) return
    if (state.round?.number !== round) left = chips(state)
    round = state.round?.number ?? 0
    const sight = { me: person.player, state, purse: client.purse }
    const next = left.findIndex((command) => refusalOf(sight, command) === null)
    const command = left[next]
    if (command === undefined) return
    left = left.slice(next + 1)
    void client.do(table, command)
  }
  client.listen({
    onAnswer: (answered) => {
      answers.push(answered)
      look()
    },
    onChange: look,
  })
  client.join(table)
  const stop = (): void => {
    isStopped = true
  }
  return { client, player: person.player, answers, stop }
}

/** What it takes to bet here, in this order; what is not allowed is left out: who sits cannot sit again. */
function chips({ game }: TableState): readonly PlayerCommand[] {
  if (!isGameOf('blackjack', game)) {
    const [amount] = rangeOf(game.limits, 'player')
    return [{ do: 'bet', bet: 'player', amount }, { do: 'confirm' }]
  }
  const [amount] = rangeOf(game.limits, 'main')
  return [
    { do: 'sit', seat: 1 },
    { do: 'bet', seat: 1, bet: 'main', amount },
  ]
}
