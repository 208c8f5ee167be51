import { reportFlat } from '#cli/scenario/flat-play'
import type { RoundReport } from '#cli/scenario/report'
import { totalOf } from '#engine/baccarat/hand'
import type { State as BaccaratState } from '#engine/baccarat/types'
import { formatCards } from '#engine/cards/notation'

export function reportBaccarat({ player, banker, winner, results }: BaccaratState): RoundReport {
  return {
    cards: {
      player: { cards: formatCards(player), total: totalOf(player) },
      banker: { cards: formatCards(banker), total: totalOf(banker) },
      winner,
    },
    bets: results.map(reportFlat),
  }
}
