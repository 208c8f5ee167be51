import type { Book } from '#web/senses/voice/book'

export const en: Book = {
  language: 'en',
  placeBets: 'Place your bets, please.',
  noMoreBets: 'No more bets.',
  insurance: 'Insurance?',
  evenMoney: 'Even money?',
  youWin: 'You win.',
  push: 'It is a push.',
  yourCut: 'Would you like to cut the cards?',
  newShoe: 'A new shoe.',
  lastRound: 'This is the last round of the shoe.',
  paused: 'The game is paused.',
  resumed: 'The game goes on.',
  cancelled: 'The round is cancelled. All bets are returned.',
}
