import { DragonTigerCards } from '#console/dragon-tiger/cards'
import { cardAt, hands, spots } from '#console/dragon-tiger/places'
import type { ConsoleParts } from '#console/family'
import { DEALING } from '#engine/dragon-tiger/dealing'
import '#ui/draw/cloth/dragon-tiger/colours.css'

export const DRAGON_TIGER: ConsoleParts<'dragon-tiger'> = {
  Cards: DragonTigerCards,
  cardAt,
  spots,
  seatInTurn: () => null,
  cardHint: (_game, _place, hint) => hint.faceUp,
  ended(game, words) {
    const outcome = DEALING.outcome(game)
    if (outcome === null) return null
    const { winner, player: tiger, banker: dragon } = outcome
    if (winner === 'T') return words.tie(tiger)
    return winner === 'P' ? words.won('tiger', tiger, dragon) : words.won('dragon', dragon, tiger)
  },
  hands,
  handsAs: 'sides',
  More: null,
}
