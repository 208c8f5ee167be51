import { ReferenceOperator } from '#cli/operator/server'
import { commitment, parseSeed } from '#engine/cards/shuffle'
import { HandClock } from '#tests/clock'
import type { Ear } from '#tests/leak/ear'
import { type ListeningHouse, openListeningHouse } from '#tests/leak/house'
import { playOn } from '#tests/leak/play-on'
import { TABLES } from '#tests/leak/tables'
import { BUILT_IN, drawnFor, earsOf, OPERATORS_PLAYER, type Visitor, visitorsOf } from '#tests/leak/visitors'
import { LATER_SEED, type World } from '#tests/leak/worlds'
import { operatorAt, SECRET } from '#tests/operator/house'
import type { Browser } from '#tests/people/browser'

/** A house in which a card lies face down on every table, and everybody who was there while it was dealt. */
export interface Scene {
  readonly house: ListeningHouse
  readonly browsers: ReadonlyMap<Visitor, Browser>
  readonly ears: ReadonlyMap<Visitor, Ear>
  /** What an operator's wallet was asked. */
  readonly walletCalls: readonly string[]
  /** Drawn before any card was, or promised of the shoes: it tells no card. */
  readonly known: readonly string[]
  /** By table: its running round. */
  readonly rounds: ReadonlyMap<string, string>
  /** Cancelled with a card face down, which nobody ever turns. */
  readonly cancelled: string
  /** Played to its end, with a card face down in the next one. */
  readonly settled: string
  close(): Promise<void>
}

export async function openScene(world: World): Promise<Scene> {
  const walletCalls: string[] = []
  const casino = new ReferenceOperator({
    id: 'bella',
    secret: SECRET,
    clock: new HandClock(),
    log: (line) => void walletCalls.push(line),
  })
  casino.book.open(OPERATORS_PLAYER, 'EUR', 50_000)
  const later = [LATER_SEED, LATER_SEED]
  const seeds = Object.entries(world.seeds).map(([table, seed]) => [table, [seed, ...later]])
  const bella = operatorAt(await casino.listen())
  const house = await openListeningHouse({
    tables: TABLES,
    operators: [bella, { ...bella, id: BUILT_IN, wallet: 'built-in' }],
    testSeeds: { ...Object.fromEntries(seeds), 'live-fire': later },
  })
  const browsers = await visitorsOf(house)
  const ears = await earsOf(house, browsers)
  const promises = Object.values(world.seeds).map((seed) => commitment(parseSeed(seed)))
  return {
    house,
    known: [...(await drawnFor(browsers)), ...house.staffIds, ...promises],
    browsers,
    ears,
    walletCalls,
    ...(await playOn(house, ears, world)),
    close: async () => {
      for (const ear of ears.values()) await ear.close()
      await house.stop()
      await casino.close()
      house.remove()
    },
  }
}
