import { guests } from '#tests/fuzz/crowd/guests'
import type { Forces } from '#tests/fuzz/forces'
import type { Squad } from '#tests/fuzz/frames/squad'
import { FRAMES, REFUSED_FRAMES } from '#tests/fuzz/frames/volleys'
import type { Person } from '#tests/fuzz/lines/person'
import { askRoutes, askWrongly } from '#tests/fuzz/routes/asking'
import { breakRequests } from '#tests/fuzz/routes/breaking'
import { endings } from '#tests/fuzz/wires/endings'
import { aborted, rawFrames } from '#tests/fuzz/wires/raw'
import { upgrades } from '#tests/fuzz/wires/upgrades'

/** Shares of all cases. */
const SHARES = { players: 0.35, staff: 0.15, stage: 0.34, around: 0.08, routes: 0.08, guests: 0.0025 }
const QUIET_SHARES = { players: 0.6, staff: 0.3, around: 0.1 }

/** What has to be reached before a lap is over, however many more cases that takes. */
export interface Goals {
  readonly commands: () => boolean
  /** By name. */
  readonly routes: () => ReadonlySet<string>
}

/** Everything once: frames over lasting connections, and beside that whatever ends a connection or needs none. */
export async function lap(forces: Forces, cases: number, goals: Goals): Promise<readonly Person[]> {
  const { players, staff, stage, scenes, mission } = forces
  const [newcomers] = await Promise.all([
    guests(mission, Math.ceil(cases * SHARES.guests)),
    volleys(FRAMES, players, cases * SHARES.players),
    volleys(FRAMES, staff, cases * SHARES.staff),
    stage.play(mission.seed, cases * SHARES.stage, goals.commands),
    around(forces, cases * SHARES.around),
    Promise.all(
      scenes.map(async (scene, index) => {
        if (index === 0) await askWrongly(scene)
        await askRoutes(scene, (cases * SHARES.routes) / scenes.length, goals.routes)
      }),
    ),
  ])
  return newcomers
}

/** The same with nothing in it that a table or the store hears of. */
export async function quietLap(forces: Forces, cases: number): Promise<void> {
  await Promise.all([
    volleys(REFUSED_FRAMES, forces.players, cases * QUIET_SHARES.players),
    volleys(REFUSED_FRAMES, forces.staff, cases * QUIET_SHARES.staff),
    around(forces, cases * QUIET_SHARES.around),
  ])
}

async function volleys(kinds: typeof FRAMES, squad: Squad, cases: number): Promise<void> {
  for (const [share, run] of kinds) await run(squad, Math.ceil(cases * share))
}

async function around({ mission, others }: Forces, cases: number): Promise<void> {
  for (const part of [rawFrames, upgrades, aborted, endings, breakRequests]) {
    await part(mission, others, Math.ceil(cases / 5))
  }
}
