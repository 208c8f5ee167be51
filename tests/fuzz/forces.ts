import type { Arena } from '#tests/fuzz/arena'
import { Squad } from '#tests/fuzz/frames/squad'
import { PASSWORD, SPARE_TABLES, STAFF } from '#tests/fuzz/house'
import type { Line } from '#tests/fuzz/lines/line'
import { type Member, newPlayer, newStaff, type Person } from '#tests/fuzz/lines/person'
import { diceFor, type Mission } from '#tests/fuzz/mission'
import { Scene } from '#tests/fuzz/routes/scene'
import { Stage } from '#tests/fuzz/stage/stage'

const PLAYERS = 6
const SCENES = 3

/** Everybody hostile. */
export interface Forces {
  readonly mission: Mission
  /** They send whatever they like over connections that last. */
  readonly players: Squad
  readonly staff: Squad
  /** They play, deal and supervise at the live tables. */
  readonly stage: Stage
  /** They ask for the routes. */
  readonly scenes: readonly Scene[]
  /** They have sockets cut off, and handshakes refused. */
  readonly others: readonly Person[]
}

export async function gather({ mission, bots }: Arena): Promise<Forces> {
  const { url, faults } = mission.target
  const players = (count: number) => Promise.all(Array.from({ length: count }, () => newPlayer(url, faults)))
  const staff = (members: readonly Member[]) =>
    Promise.all(members.map((member) => newStaff(url, member, PASSWORD, faults)))
  const spare = SPARE_TABLES.map(({ id }) => id)
  const veteran = bots[0]?.client.token ?? ''
  return {
    mission,
    players: await Squad.gather(mission, [...mission.tables, ...spare], await players(PLAYERS)),
    staff: await Squad.gather(mission, spare, await staff(STAFF.strays)),
    stage: await Stage.open(mission, {
      players: await players(PLAYERS),
      dealers: await staff(STAFF.dealers),
      supervisors: await staff(STAFF.supervisors),
    }),
    scenes: await Promise.all(
      Array.from({ length: SCENES }, (_, part) =>
        Scene.open(mission, diceFor(mission.seed, 'routes', part), veteran),
      ),
    ),
    others: [...(await players(1)), ...(await staff(STAFF.strays.slice(0, 2)))],
  }
}

/** The same people with other chances. */
export function under(forces: Forces, seed: number): Forces {
  const mission = { ...forces.mission, seed }
  return { ...forces, mission, players: forces.players.under(mission), staff: forces.staff.under(mission) }
}

export function linesOf({ players, staff, stage }: Forces): readonly Line[] {
  return [...players.lines, ...staff.lines, ...stage.lines]
}
