import { Ear } from '#tests/leak/ear'
import type { Scene } from '#tests/leak/scene'
import { TABLE_IDS } from '#tests/leak/tables'
import type { Visitor } from '#tests/leak/visitors'

const COMING: readonly Visitor[] = ['guest', 'player', 'other', 'sent', 'anna', 'rosa', 'ada']
/** From the beginning, from the middle of what happened, and without knowing anything. */
const SINCE = [0, 4, undefined] as const

/** Those who come back, or come now, and are told what they missed. */
export async function comeLate({ house, browsers }: Scene): Promise<ReadonlyMap<string, Ear>> {
  const ears = new Map<string, Ear>()
  for (const who of COMING) {
    const browser = browsers.get(who)
    if (browser === undefined) continue
    const isStaff = ['anna', 'rosa', 'ada'].includes(who)
    for (const since of SINCE) {
      const ear = await Ear.open(house.url, browser, isStaff ? 'staff' : 'player')
      for (const table of TABLE_IDS) await ear.join(table, since)
      await ear.settled()
      ears.set(`${who}, late, since ${since}`, ear)
    }
  }
  return ears
}
