import { Bonus } from '#console/blackjack/bonus'
import { BlackjackCards } from '#console/blackjack/cards'
import { hands } from '#console/blackjack/hands'
import { cardHint, ended } from '#console/blackjack/hint'
import { cardAt } from '#console/blackjack/places'
import { spots } from '#console/blackjack/spots'
import type { ConsoleParts } from '#console/family'
import '#ui/draw/cloth/blackjack/colours.css'

export const BLACKJACK: ConsoleParts<'blackjack'> = {
  Cards: BlackjackCards,
  cardAt,
  spots,
  seatInTurn: ({ turn }) => turn?.seat ?? null,
  cardHint,
  ended,
  hands,
  handsAs: 'seats',
  More: Bonus,
}
