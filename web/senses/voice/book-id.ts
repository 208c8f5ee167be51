import type { Book } from '#web/senses/voice/book'

export const id: Book = {
  language: 'id',
  placeBets: 'Silakan pasang taruhan.',
  noMoreBets: 'Taruhan ditutup.',
  insurance: 'Mau asuransi?',
  evenMoney: 'Mau dibayar satu banding satu?',
  youWin: 'Anda menang.',
  push: 'Seri.',
  yourCut: 'Silakan potong kartunya.',
  newShoe: 'Sepatu kartu baru.',
  lastRound: 'Ini ronde terakhir dari sepatu kartu ini.',
  paused: 'Permainan dijeda.',
  resumed: 'Permainan dilanjutkan.',
  cancelled: 'Ronde ini dibatalkan. Semua taruhan dikembalikan.',
}
