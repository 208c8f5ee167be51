import type { Book } from '#web/senses/voice/book'

const WINS = { P: 'Người chơi thắng.', B: 'Nhà cái thắng.', T: 'Hòa.' } as const
const DUELS = { P: 'Hổ thắng.', B: 'Rồng thắng.', T: 'Hòa.' } as const

export const vi: Book = {
  placeBets: 'Xin mời đặt cược.',
  noMoreBets: 'Ngừng đặt cược.',
  thirdCard: { player: 'Rút bài cho Người chơi.', banker: 'Rút bài cho Nhà cái.' },
  coup: (winner, player, banker) => `Người chơi ${player}, Nhà cái ${banker}. ${WINS[winner]}`,
  duel: (winner, dragon, tiger) => `Rồng ${dragon}, Hổ ${tiger}. ${DUELS[winner]}`,
  yourTurn: (seat) => `Đến lượt bạn, ghế số ${seat}.`,
  decide: 'Mời bạn quyết định.',
  insurance: 'Bạn có mua bảo hiểm không?',
  evenMoney: 'Bạn có nhận trả ngang không?',
  blackjack: 'Blackjack!',
  bust: (total) => `${total}, quá 21 điểm.`,
  dealerHas: (total) => `Nhà cái ${total} điểm.`,
  dealerBusts: (total) => `Nhà cái ${total} điểm, quá 21.`,
  dealerBlackjack: 'Nhà cái có blackjack.',
  youWin: 'Bạn thắng.',
  push: 'Hòa.',
  bonus: (level) => `Vòng thưởng Fire Blaze, cấp ${level}!`,
  yourCut: 'Mời bạn cắt bài.',
  newShoe: 'Hộp bài mới.',
  lastRound: 'Đây là ván cuối của hộp bài.',
  paused: 'Trò chơi tạm dừng.',
  resumed: 'Trò chơi tiếp tục.',
  cancelled: 'Ván này bị hủy. Mọi cược được hoàn lại.',
}
