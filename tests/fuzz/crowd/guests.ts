import type { PlayerCommand } from '#protocol/player/commands'
import { newId } from '#tests/fuzz/frames/orders'
import { Line } from '#tests/fuzz/lines/line'
import { newPlayer, type Person } from '#tests/fuzz/lines/person'
import { diceFor, type Mission } from '#tests/fuzz/mission'
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
export async function guests(mission: Mission, cases: number): Promise<readonly Person[]> {
  const { seed, tally, target, tables } = mission
  const dice = diceFor(seed, 'guests', 0)
  const all: Person[] = []
  await inParallel(cases, 8, async () => {
    const player = await newPlayer(target.url, target.faults)
    all.push(player)
    const line = await Line.open(target, player)
    const table = dice.of(tables)
    const orders = TOUCHES.map((command) => ({ type: 'do', id: newId(dice), table, command }))
    await line.shoot({ text: JSON.stringify([{ type: 'join', table }, ...orders]) })
    if (dice.chance(0.5)) await line.leave()
    else await line.abort()
    tally.add('guests who come and go')
  })
  return all
}
