import { games } from '#words/en/families'
import type * as it from '#words/it/kit'
import type { Like } from '#words/like'

/** What every screen of the house says: names of games and cards, and the words on its buttons. */
export const kit: Like<typeof it.kit> = {
  common: {
    close: 'Close',
    back: 'Back',
    cancel: 'Cancel',
    save: 'Save',
    retry: 'Try again',
    loading: 'One moment…',
    on: 'On',
    off: 'Off',
    you: 'You',
    offlineProblem: 'The server does not answer. Check your connection and try again.',
    unknownProblem: 'Something went wrong. Try again.',
  },
  games,
  cards: {
    ranks: {
      A: 'ace',
      '2': 'two',
      '3': 'three',
      '4': 'four',
      '5': 'five',
      '6': 'six',
      '7': 'seven',
      '8': 'eight',
      '9': 'nine',
      T: 'ten',
      J: 'jack',
      Q: 'queen',
      K: 'king',
    },
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    name: (rank: string, suit: string) => `${rank} of ${suit}`,
    faceDown: 'face-down card',
    /** On the Free Bet token. */
    free: 'FREE',
  },
}
