import type { FromPlayer } from '#protocol/from-player'
import { Dice } from '#tests/dice'
import { Intruder, newPlayer, type Target } from '#tests/fuzz/intruder'
import { newId } from '#tests/fuzz/orders'
import type { Shot } from '#tests/fuzz/owed'
import type { Tally } from '#tests/fuzz/tally'

type Order = FromPlayer & { readonly type: 'do' }

export interface Mission {
  readonly target: Target
  readonly seed: number
  readonly tally: Tally
  /** Players who mean no harm. */
  readonly victims: readonly string[]
  /** What they ordered lately, as they sent it. */
  readonly overheard: readonly Order[]
  /** Codes of rounds that are played. */
  readonly rounds: () => readonly string[]
}

const SEATS = [1, 2, 3, 4, 5, 6, 7]

/** Hostile players who shoot side by side. */
export class Squad {
  readonly mission: Mission
  readonly intruders: Intruder[]

  private constructor(mission: Mission, intruders: Intruder[]) {
    this.mission = mission
    this.intruders = intruders
  }

  static async gather(mission: Mission, size: number): Promise<Squad> {
    const enter = async () => Intruder.enter(mission.target, await newPlayer(mission.target))
    return new Squad(mission, await Promise.all(Array.from({ length: size }, enter)))
  }

  /** The same people on another mission. */
  under(mission: Mission): Squad {
    return new Squad(mission, this.intruders)
  }

  /** Each of them its part of so many cases; what is shot depends on seed, kind and part alone. */
  async volley(
    kind: string,
    cases: number,
    make: (dice: Dice, index: number) => Shot | Promise<Shot>,
  ): Promise<void> {
    const { seed, tally, target } = this.mission
    const { all: faults } = target.faults
    const each = Math.ceil(cases / this.intruders.length)
    await Promise.all(
      this.intruders.map(async (_, index) => {
        const dice = diceFor(seed, kind, index)
        for (let shot = 0; shot < each && faults.length === 0; shot++) {
          const made = await make(dice, index)
          await this.intruders[index]?.shoot(made)
          tally.add(kind)
        }
        await this.intruders[index]?.settle()
      }),
    )
  }

  /** Leaves every seat: a table whose seats are all held by people who do not play would wait for them. */
  async getUp(): Promise<void> {
    const { tables } = this.mission.target
    const dice = diceFor(this.mission.seed, 'get up', 0)
    for (const intruder of this.intruders) {
      for (const table of tables) {
        const leaves = SEATS.map((seat) => ({
          type: 'do',
          id: newId(dice),
          table,
          command: { do: 'leave', seat },
        }))
        await intruder.shoot({ text: JSON.stringify(leaves) })
      }
    }
  }

  /** The same player over a new connection. */
  async reconnect(index: number): Promise<void> {
    const intruder = this.intruders[index]
    if (intruder === undefined) return
    await intruder.leave()
    this.intruders[index] = await Intruder.enter(this.mission.target, intruder.player)
  }

  async leave(): Promise<void> {
    await Promise.all(this.intruders.map((intruder) => intruder.leave()))
  }
}

/** Streams of chance that do not touch each other. */
export function diceFor(seed: number, kind: string, part: number): Dice {
  let mixed = seed
  for (const letter of `${kind}/${part}`) mixed = (Math.imul(mixed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return new Dice(mixed + 1)
}
