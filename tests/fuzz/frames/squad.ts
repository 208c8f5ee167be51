import type { Dice } from '#tests/dice'
import type { Shot } from '#tests/fuzz/lines/debts'
import { Line } from '#tests/fuzz/lines/line'
import type { Person } from '#tests/fuzz/lines/person'
import { diceFor, type Mission } from '#tests/fuzz/mission'

type Make = (dice: Dice, line: Line, index: number) => Shot | Promise<Shot>

/** Hostile people who shoot side by side. */
export class Squad {
  readonly mission: Mission
  /** The tables that they shoot at. */
  readonly tables: readonly string[]
  readonly lines: Line[]

  private constructor(mission: Mission, tables: readonly string[], lines: Line[]) {
    this.mission = mission
    this.tables = tables
    this.lines = lines
  }

  static async gather(
    mission: Mission,
    tables: readonly string[],
    people: readonly Person[],
  ): Promise<Squad> {
    const lines = await Promise.all(people.map((person) => Line.open(mission.target, person)))
    return new Squad(mission, tables, lines)
  }

  /** The same people on another mission. */
  under(mission: Mission): Squad {
    return new Squad(mission, this.tables, this.lines)
  }

  /** Each of them its part of so many cases; what is shot depends on seed, kind and part alone. */
  async volley(kind: string, cases: number, make: Make): Promise<void> {
    const { seed, tally, target } = this.mission
    const { all: faults } = target.faults
    const each = Math.ceil(cases / this.lines.length)
    await Promise.all(
      this.lines.map(async (first, index) => {
        const dice = diceFor(seed, kind, index)
        const name = `${first.person.role}: ${kind}`
        for (let shot = 0; shot < each && faults.length === 0; shot++) {
          const made = await make(dice, this.lines[index] ?? first, index)
          await this.lines[index]?.shoot(made)
          tally.add(name)
        }
        await this.lines[index]?.settle()
      }),
    )
  }

  /** The same person over a new connection. */
  async reconnect(index: number): Promise<void> {
    const line = this.lines[index]
    if (line === undefined) return
    await line.leave()
    this.lines[index] = await Line.open(this.mission.target, line.person)
  }
}
