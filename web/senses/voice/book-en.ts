import type { Book } from '#web/senses/voice/book'

const WINS = { P: 'Player wins.', B: 'Banker wins.', T: 'It is a tie.' } as const
const DUELS = { P: 'Tiger wins.', B: 'Dragon wins.', T: 'It is a tie.' } as const

export const en: Book = {
  placeBets: 'Place your bets, please.',
  noMoreBets: 'No more bets.',
  thirdCard: { player: 'Card for Player.', banker: 'Card for Banker.' },
  coup: (winner, player, banker) => `Player ${player}, Banker ${banker}. ${WINS[winner]}`,
  duel: (winner, dragon, tiger) => `Dragon ${dragon}, Tiger ${tiger}. ${DUELS[winner]}`,
  yourTurn: (seat) => `Your turn, seat ${seat}.`,
  decide: 'Make your decision, please.',
  insurance: 'Insurance?',
  evenMoney: 'Even money?',
  blackjack: 'Blackjack!',
  bust: (total) => `${total}, too many.`,
  dealerHas: (total) => `Dealer has ${total}.`,
  dealerBusts: (total) => `Dealer busts with ${total}.`,
  dealerBlackjack: 'Dealer has blackjack.',
  youWin: 'You win.',
  push: 'It is a push.',
  bonus: (level) => `Fire Blaze bonus, level ${level}!`,
  yourCut: 'Would you like to cut the cards?',
  newShoe: 'A new shoe.',
  lastRound: 'This is the last round of the shoe.',
  paused: 'The game is paused.',
  resumed: 'The game goes on.',
  cancelled: 'The round is cancelled. All bets are returned.',
}
