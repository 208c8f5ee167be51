import { requests } from '#tests/fuzz/asking'
import { endings } from '#tests/fuzz/endings'
import { FRAMES } from '#tests/fuzz/frames'
import { guests } from '#tests/fuzz/guests'
import type { Player } from '#tests/fuzz/intruder'
import { aborted, rawFrames } from '#tests/fuzz/raw'
import { replays } from '#tests/fuzz/replays'
import type { Squad } from '#tests/fuzz/squad'
import { upgrades } from '#tests/fuzz/upgrades'

/** Everything once: frames over lasting connections, and beside that whatever ends a connection or needs none. */
export async function lap(squad: Squad, player: Player, cases: number): Promise<readonly Player[]> {
  const { mission } = squad
  const part = (share: number): number => Math.ceil(cases * share)
  const overSockets = async (): Promise<void> => {
    for (const [share, run] of FRAMES) await run(squad, part(share))
    await replays(squad, part(0.1))
  }
  const around = async (): Promise<readonly Player[]> => {
    await rawFrames(mission, player, part(0.01))
    await upgrades(mission, player, part(0.01))
    await aborted(mission, player, part(0.01))
    await endings(mission, player, part(0.005))
    await requests(mission, player, part(0.07))
    return guests(mission, part(0.0025))
  }
  const [, newcomers] = await Promise.all([overSockets(), around()])
  return newcomers
}
