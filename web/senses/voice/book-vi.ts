import type { Book } from '#web/senses/voice/book'

export const vi: Book = {
  language: 'vi',
  placeBets: 'Xin mời đặt cược.',
  noMoreBets: 'Ngừng đặt cược.',
  insurance: 'Bạn có mua bảo hiểm không?',
  evenMoney: 'Bạn có nhận trả ngang không?',
  youWin: 'Bạn thắng.',
  push: 'Hòa.',
  yourCut: 'Mời bạn cắt bài.',
  newShoe: 'Hộp bài mới.',
  lastRound: 'Đây là ván cuối của hộp bài.',
  paused: 'Trò chơi tạm dừng.',
  resumed: 'Trò chơi tiếp tục.',
  cancelled: 'Ván này bị hủy. Mọi cược được hoàn lại.',
}
