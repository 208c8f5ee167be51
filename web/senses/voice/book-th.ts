import type { Book } from '#web/senses/voice/book'

export const th: Book = {
  language: 'th',
  placeBets: 'เชิญวางเดิมพัน',
  noMoreBets: 'ปิดรับเดิมพัน',
  insurance: 'ต้องการซื้อประกันไหม',
  evenMoney: 'ต้องการรับเงินเท่าทุนไหม',
  youWin: 'คุณชนะ',
  push: 'เสมอ',
  yourCut: 'เชิญคุณตัดไพ่',
  newShoe: 'ไพ่ขอนใหม่',
  lastRound: 'นี่คือรอบสุดท้ายของขอนนี้',
  paused: 'เกมหยุดชั่วคราว',
  resumed: 'เกมดำเนินต่อ',
  cancelled: 'รอบนี้ถูกยกเลิก คืนเดิมพันทั้งหมด',
}
