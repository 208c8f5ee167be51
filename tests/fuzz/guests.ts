import type { PlayerCommand } from '#protocol/commands'
import { Intruder, newPlayer, type Player } from '#tests/fuzz/intruder'
import { newId } from '#tests/fuzz/orders'
import { diceFor, type Mission } from '#tests/fuzz/squad'
import { inParallel } from '#tests/fuzz/waves'

const TOUCHES: readonly PlayerCommand[] = [
  { do: 'autoConfirm', on: true },
  { do: 'zeroCommission', on: true },
  { do: 'sit', seat: 7 },
  { do: 'follow', seat: 2, follow: { double: true, split: true, insurance: true } },
  { do: 'bet', seat: 6, bet: 'main', amount: 1_000 },
  { do: 'bet', bet: 'player', amount: 1_000 },
]

/** New guests in a flood: each touches what can be touched at a few tables and is never seen again. */
export async function guests(mission: Mission, cases: number): Promise<readonly Player[]> {
  const { seed, tally, target } = mission
  const dice = diceFor(seed, 'guests', 0)
  const all: Player[] = []
  await inParallel(cases, 8, async () => {
    const player = await newPlayer(target)
    all.push(player)
    const intruder = await Intruder.enter(target, player)
    const table = dice.of(target.tables)
    const orders = TOUCHES.map((command) => ({ type: 'do', id: newId(dice), table, command }))
    await intruder.shoot({ text: JSON.stringify([{ type: 'join', table }, ...orders]) })
    if (dice.chance(0.5)) await intruder.leave()
    else await intruder.abort()
    tally.add('guests who come and go')
  })
  return all
}
