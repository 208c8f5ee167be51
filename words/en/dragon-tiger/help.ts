import type * as it from '#words/it/dragon-tiger/help'
import type { Like } from '#words/like'

export const help: Like<typeof it.help> = {
  aim: 'You bet on who gets the higher card, Dragon or Tiger, or on a tie.',
  cards:
    'One card to Dragon and one to Tiger, face up. Ace is 1, jack 11, queen 12, king 13; suits do not count.',
  decks: (decks) => `It is played with ${decks} decks.`,
  tie: (share) =>
    `On a tie Dragon and Tiger lose: ${share} of the stake comes back, rounded down to the cent.`,
  golden: 'A golden chip on Dragon or Tiger is consumed by a tie.',
  oneSide: 'You cannot bet on Dragon and Tiger together.',
  alone: 'Tie and Suited Tie may be bet alone.',
  suited: 'Two cards that are alike in suit too pay both: Tie and Suited Tie.',
  higher: 'higher card',
  same: 'same rank',
  sameSuit: 'same rank and suit',
}
