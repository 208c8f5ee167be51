import { BaccaratCards } from '#console/baccarat/cards'
import { hands } from '#console/baccarat/hands'
import { cardAt, spots } from '#console/baccarat/places'
import type { ConsoleParts } from '#console/family'
import { DEALING } from '#engine/baccarat/dealing'
import '#ui/draw/cloth/baccarat/colours.css'

export const BACCARAT: ConsoleParts<'baccarat'> = {
  Cards: BaccaratCards,
  cardAt,
  spots,
  seatInTurn: () => null,
  cardHint: ({ rules }, place, hint) =>
    place?.card === 3 && rules.faceDownFirst ? hint.turnFirst : hint.faceUp,
  ended(game, words) {
    const outcome = DEALING.outcome(game)
    if (outcome === null) return null
    const { winner, player, banker } = outcome
    if (winner === 'T') return words.tie(player)
    return winner === 'P' ? words.won('player', player, banker) : words.won('banker', banker, player)
  },
  hands,
  handsAs: 'sides',
  More: null,
}
