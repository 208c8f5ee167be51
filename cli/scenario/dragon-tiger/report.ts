import { reportFlat } from '#cli/scenario/flat-play'
import type { RoundReport } from '#cli/scenario/report'
import type { Card } from '#engine/cards/card'
import { pointsOf } from '#engine/dragon-tiger/duel'
import type { State } from '#engine/dragon-tiger/types'

export function reportDragonTiger({ dragon, tiger, winner, results }: State): RoundReport {
  return { cards: { dragon: side(dragon), tiger: side(tiger), winner }, bets: results.map(reportFlat) }
}

function side(card: Card | null): object {
  return card === null ? { cards: '', total: 0 } : { cards: card, total: pointsOf(card) }
}
