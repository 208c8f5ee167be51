import type { Book } from '#web/senses/voice/book'

const WINS = { P: 'Player menang.', B: 'Banker menang.', T: 'Seri.' } as const
const DUELS = { P: 'Tiger menang.', B: 'Dragon menang.', T: 'Seri.' } as const

export const id: Book = {
  placeBets: 'Silakan pasang taruhan.',
  noMoreBets: 'Taruhan ditutup.',
  thirdCard: { player: 'Kartu untuk Player.', banker: 'Kartu untuk Banker.' },
  coup: (winner, player, banker) => `Player ${player}, Banker ${banker}. ${WINS[winner]}`,
  duel: (winner, dragon, tiger) => `Dragon ${dragon}, Tiger ${tiger}. ${DUELS[winner]}`,
  yourTurn: (seat) => `Giliran Anda, kursi ${seat}.`,
  decide: 'Silakan tentukan pilihan Anda.',
  insurance: 'Mau asuransi?',
  evenMoney: 'Mau dibayar satu banding satu?',
  blackjack: 'Blackjack!',
  bust: (total) => `${total}, melebihi 21.`,
  dealerHas: (total) => `Dealer mendapat ${total}.`,
  dealerBusts: (total) => `Dealer mendapat ${total}, melebihi 21.`,
  dealerBlackjack: 'Dealer mendapat blackjack.',
  youWin: 'Anda menang.',
  push: 'Seri.',
  bonus: (level) => `Bonus Fire Blaze, tingkat ${level}!`,
  yourCut: 'Silakan potong kartunya.',
  newShoe: 'Sepatu kartu baru.',
  lastRound: 'Ini ronde terakhir dari sepatu kartu ini.',
  paused: 'Permainan dijeda.',
  resumed: 'Permainan dilanjutkan.',
  cancelled: 'Ronde ini dibatalkan. Semua taruhan dikembalikan.',
}
