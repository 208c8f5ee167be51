import type * as it from '#words/it/house'
import type { Like } from '#words/like'

export const closures: Like<typeof it.closures> = {
  house: 'The house is closed for the moment.',
  game: 'This game is closed for the moment.',
  table: 'This table is closed for the moment.',
  player: 'You cannot bet at the moment: ask the support.',
}

export const lateLink: Like<typeof it.lateLink> = {
  title: 'This link is no longer good',
  text: 'It was used already, or more than a minute has passed. Go back to your casino and open the game again.',
}
