import type { Winner } from '#engine/dragon-tiger/duel'
import { isGameOf } from '#engine/table/is-of'
import { DEALS, DUELS_KNOWN } from '#tests/browser/cards/deals'
import { rounds } from '#tests/browser/cards/dry-play'
import { findSeed } from '#tests/browser/cards/find-seed'
import { DryTable } from '#tests/floor/dry-table'

/** A table that brings 'duels': the number of the first round from this one on that ends so. */
export function roundOfDuel(from: number, wanted: Winner): number {
  for (const { game, round } of rounds(new DryTable('dragon-tiger', findSeed(DEALS.duels)), DUELS_KNOWN)) {
    const number = round?.number ?? 0
    if (number >= from && isGameOf('dragon-tiger', game) && game.winner === wanted) return number
  }
  throw new Error(`No ${wanted} from round ${from} to ${DUELS_KNOWN}.`)
}
