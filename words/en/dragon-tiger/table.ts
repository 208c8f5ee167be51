import type * as it from '#words/it/dragon-tiger/table'
import type { Like } from '#words/like'

export const dragonTiger: Like<typeof it.dragonTiger> = {
  bets: { dragon: 'Dragon', tiger: 'Tiger', tie: 'Tie', suitedTie: 'Suited Tie' },
}
