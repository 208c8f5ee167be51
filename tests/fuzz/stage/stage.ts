import { setTimeout as pause } from 'node:timers/promises'
import { LIVE_TABLES } from '#tests/fuzz/house'
import { Line } from '#tests/fuzz/lines/line'
import type { Person } from '#tests/fuzz/lines/person'
import { diceFor, type Mission } from '#tests/fuzz/mission'
import { Actor } from '#tests/fuzz/stage/acting'
import { Dealing } from '#tests/fuzz/stage/dealing'
import { Playing } from '#tests/fuzz/stage/playing'
import { Supervising } from '#tests/fuzz/stage/supervising'

/** Nobody decides anything by it: whoever waits for others looks again after so long. */
const LOOK_MILLIS = 5
const WALK_MILLIS = 40
/** Frames for each one that was planned, before what was not reached by then counts as out of reach. */
const MOST = 10

interface Crew {
  readonly players: readonly Person[]
  readonly dealers: readonly Person[]
  readonly supervisors: readonly Person[]
}

interface Part {
  readonly actor: Actor
  /** Null while there is nothing to say. */
  readonly next: () => object | null
  readonly restMillis: number
}

/** The live tables, with everybody there on a line of the fuzz: what can be reached at all is reached here. */
export class Stage {
  readonly lines: readonly Line[]
  readonly #mission: Mission

  private constructor(mission: Mission, lines: readonly Line[]) {
    this.#mission = mission
    this.lines = lines
  }

  static async open(mission: Mission, { players, dealers, supervisors }: Crew): Promise<Stage> {
    const all = [...players, ...dealers, ...supervisors]
    return new Stage(mission, await Promise.all(all.map((person) => Line.open(mission.target, person))))
  }

  /** So many frames, and as many more as it takes until `isEnough`. */
  async play(seed: number, cases: number, isEnough: () => boolean): Promise<void> {
    const { tally, target } = this.#mission
    const parts = this.lines.map((line, index) => this.#part(line, diceFor(seed, 'stage', index), index))
    const frames = () => parts.reduce((sum, { actor }) => sum + actor.frames, 0)
    const goesOn = () =>
      target.faults.all.length === 0 &&
      (frames() < cases || (!isEnough() && frames() < Math.max(1_000, cases) * MOST))
    await Promise.all(
      parts.map(async ({ actor, next, restMillis }) => {
        while (goesOn()) {
          const message = next()
          if (message !== null) await actor.say(message)
          if (message === null || restMillis > 0) await pause(restMillis || LOOK_MILLIS)
        }
        tally.add(`${actor.line.person.role}: at live tables`, actor.frames)
      }),
    )
  }

  #part(line: Line, dice: ReturnType<typeof diceFor>, index: number): Part {
    const actor = new Actor(line, dice)
    const { role, name } = line.person
    if (role === 'player') {
      const playing = new Playing(
        line,
        LIVE_TABLES.map(({ id }) => id),
        this.#mission.target.reach,
        dice,
      )
      return { actor, next: () => playing.next(), restMillis: index % 2 }
    }
    if (role === 'dealer') {
      const dealing = new Dealing(line, name, this.#mission.target.reach, dice)
      return { actor, next: () => dealing.next(), restMillis: 0 }
    }
    const supervising = new Supervising(line, LIVE_TABLES, this.#mission.target.reach, dice)
    return { actor, next: () => supervising.next(), restMillis: WALK_MILLIS }
  }
}
