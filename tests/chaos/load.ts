import type { Answer, Answered } from '#cli/bots/wire/orders'
import { comesAbout } from '#tests/chaos/comes-about'
import { Dice } from '#tests/dice'
import { Crew } from '#tests/floor/crew'
import { type Bot, crowd } from '#tests/floor/crowd'
import { Dealer } from '#tests/floor/dealer'
import { Desk } from '#tests/floor/desk'
import type { StaffLine } from '#tests/floor/staff-line'

const LOOK_MILLIS = 50

interface LoadSettings {
  readonly tables: readonly string[]
  /** Those of them that a dealer deals. */
  readonly live: readonly string[]
  readonly bots: number
  readonly dice: Dice
}

/** Everybody who plays and works at a house while it is killed. They come back whenever it does. */
export class Load {
  readonly tables: readonly string[]
  readonly bots: readonly Bot[]
  readonly crew: Crew
  readonly desk: Desk
  readonly #dealers: readonly Dealer[]
  readonly #looking: NodeJS.Timeout

  private constructor(url: string, { tables, live, dice }: LoadSettings, bots: readonly Bot[]) {
    this.tables = tables
    this.bots = bots
    const ownDice = () => new Dice(dice.below(1_000_000))
    this.crew = new Crew(url, tables, ownDice())
    this.#dealers = live.map((table) => new Dealer(url, table, ownDice()))
    const players = bots.map(({ player }) => player)
    this.desk = new Desk(url, tables, players, ownDice())
    this.#looking = setInterval(() => {
      for (const { client } of bots)
        for (const [table, { state }] of client.tables) this.crew.saw(table, state)
    }, LOOK_MILLIS)
  }

  static async begin(url: string, settings: LoadSettings): Promise<Load> {
    return new Load(url, settings, await crowd(url, settings.tables, { bots: settings.bots }))
  }

  get staff(): readonly StaffLine[] {
    return [this.crew.first, ...this.#dealers.map(({ line }) => line)]
  }

  bet(more: number): Promise<void> {
    return bet(this.bots, more)
  }

  /** Staff only see to it that everything goes on. */
  calmDown(): void {
    this.crew.calmDown()
    this.desk.calmDown()
  }

  /** What was under way comes to its answer, and everybody goes. */
  async end(): Promise<void> {
    clearInterval(this.#looking)
    for (const { plays } of this.bots) for (const play of plays) play.stop()
    await comesAbout('every command has its answer', () =>
      this.bots.every(({ client }) => client.underway === 0),
    )
    await Promise.all([
      this.crew.goHome(),
      this.desk.goHome(),
      ...this.#dealers.map((dealer) => dealer.goHome()),
    ])
  }

  async close(): Promise<void> {
    await Promise.all(this.bots.map(({ client }) => client.close()))
  }
}

/** Until players heard of so many more of their bets that they are taken. */
export async function bet(bots: readonly Bot[], more: number): Promise<void> {
  const taken = () => bots.reduce((sum, { answers }) => sum + answers.filter(isBetTaken).length, 0)
  const enough = taken() + more
  await comesAbout(`${more} more bets are taken`, () => taken() >= enough)
}

type Done = Extract<Answer, { readonly ok: true }>

export function isBetTaken<Told extends Answered>(told: Told): told is Told & { readonly answer: Done } {
  return told.answer.ok && (told.command.do === 'bet' || told.command.do === 'back')
}
