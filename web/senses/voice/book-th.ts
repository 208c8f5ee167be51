import type { Book } from '#web/senses/voice/book'

const WINS = { P: 'ผู้เล่นชนะ', B: 'เจ้ามือชนะ', T: 'เสมอ' } as const
const DUELS = { P: 'เสือชนะ', B: 'มังกรชนะ', T: 'เสมอ' } as const

export const th: Book = {
  placeBets: 'เชิญวางเดิมพัน',
  noMoreBets: 'ปิดรับเดิมพัน',
  thirdCard: { player: 'จั่วไพ่ให้ผู้เล่น', banker: 'จั่วไพ่ให้เจ้ามือ' },
  coup: (winner, player, banker) => `ผู้เล่น ${player} แต้ม เจ้ามือ ${banker} แต้ม ${WINS[winner]}`,
  duel: (winner, dragon, tiger) => `มังกร ${dragon} แต้ม เสือ ${tiger} แต้ม ${DUELS[winner]}`,
  yourTurn: (seat) => `ถึงตาคุณแล้ว ที่นั่ง ${seat}`,
  decide: 'กรุณาตัดสินใจ',
  insurance: 'ต้องการซื้อประกันไหม',
  evenMoney: 'ต้องการรับเงินเท่าทุนไหม',
  blackjack: 'แบล็คแจ็ค',
  bust: (total) => `${total} แต้ม เกิน`,
  dealerHas: (total) => `เจ้ามือได้ ${total} แต้ม`,
  dealerBusts: (total) => `เจ้ามือได้ ${total} แต้ม เกิน`,
  dealerBlackjack: 'เจ้ามือได้แบล็คแจ็ค',
  youWin: 'คุณชนะ',
  push: 'เสมอ',
  bonus: (level) => `โบนัสไฟร์เบลซ ระดับ ${level}`,
  yourCut: 'เชิญคุณตัดไพ่',
  newShoe: 'ไพ่ขอนใหม่',
  lastRound: 'นี่คือรอบสุดท้ายของขอนนี้',
  paused: 'เกมหยุดชั่วคราว',
  resumed: 'เกมดำเนินต่อ',
  cancelled: 'รอบนี้ถูกยกเลิก คืนเดิมพันทั้งหมด',
}
