import { requests } from '#tests/fuzz/asking'
import { endings } from '#tests/fuzz/endings'
import { FRAMES, REFUSED_FRAMES } from '#tests/fuzz/frames'
import { guests } from '#tests/fuzz/guests'
import type { Player } from '#tests/fuzz/intruder'
import { aborted, rawFrames } from '#tests/fuzz/raw'
import type { Squad } from '#tests/fuzz/squad'
import { upgrades } from '#tests/fuzz/upgrades'

/** Everything once: frames over lasting connections, and beside that whatever ends a connection or needs none. */
export async function lap(squad: Squad, player: Player, cases: number): Promise<readonly Player[]> {
  const [, newcomers] = await Promise.all([
    volleys(FRAMES, squad, cases),
    around(squad, player, cases).then(() => guests(squad.mission, Math.ceil(cases * 0.0025))),
  ])
  return newcomers
}

/** The same with nothing in it that a table or the store hears of. */
export async function quietLap(squad: Squad, player: Player, cases: number): Promise<void> {
  await Promise.all([volleys(REFUSED_FRAMES, squad, cases), around(squad, player, cases)])
}

async function volleys(kinds: typeof FRAMES, squad: Squad, cases: number): Promise<void> {
  for (const [share, run] of kinds) await run(squad, Math.ceil(cases * share))
}

async function around({ mission }: Squad, player: Player, cases: number): Promise<void> {
  await rawFrames(mission, player, Math.ceil(cases * 0.01))
  await upgrades(mission, player, Math.ceil(cases * 0.01))
  await aborted(mission, player, Math.ceil(cases * 0.01))
  await endings(mission, player, Math.ceil(cases * 0.005))
  await requests(mission, player, Math.ceil(cases * 0.07))
}
