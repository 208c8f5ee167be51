import type { InVoices } from '#web/senses/voice/book'

export interface Phrases {
  readonly yourTurn: (seat: number) => string
  readonly decide: string
  readonly blackjack: string
  readonly bust: (total: number) => string
  readonly dealerHas: (total: number) => string
  readonly dealerBusts: (total: number) => string
  readonly dealerBlackjack: string
  readonly bonus: (level: string) => string
}

/** What is said only here (TP-9), in each voice's language. */
export const PHRASES: InVoices<Phrases> = {
  en: {
    yourTurn: (seat) => `Your turn, seat ${seat}.`,
    decide: 'Make your decision, please.',
    blackjack: 'Blackjack!',
    bust: (total) => `${total}, too many.`,
    dealerHas: (total) => `Dealer has ${total}.`,
    dealerBusts: (total) => `Dealer busts with ${total}.`,
    dealerBlackjack: 'Dealer has blackjack.',
    bonus: (level) => `Fire Blaze bonus, level ${level}!`,
  },
  zh: {
    yourTurn: (seat) => `轮到您了，${seat}号座位。`,
    decide: '请做出选择。',
    blackjack: '黑杰克！',
    bust: (total) => `${total}点，爆牌。`,
    dealerHas: (total) => `庄家${total}点。`,
    dealerBusts: (total) => `庄家${total}点，爆牌。`,
    dealerBlackjack: '庄家黑杰克。',
    bonus: (level) => `Fire Blaze 奖励游戏，${level} 级！`,
  },
  ja: {
    yourTurn: (seat) => `${seat}番席、あなたの番です。`,
    decide: 'アクションを選んでください。',
    blackjack: 'ブラックジャックです！',
    bust: (total) => `${total}、バーストです。`,
    dealerHas: (total) => `ディーラーは${total}です。`,
    dealerBusts: (total) => `ディーラーは${total}でバーストです。`,
    dealerBlackjack: 'ディーラーはブラックジャックです。',
    bonus: (level) => `ファイアブレイズ・ボーナス、レベル${level}！`,
  },
  vi: {
    yourTurn: (seat) => `Đến lượt bạn, ghế số ${seat}.`,
    decide: 'Mời bạn quyết định.',
    blackjack: 'Blackjack!',
    bust: (total) => `${total}, quá 21 điểm.`,
    dealerHas: (total) => `Nhà cái ${total} điểm.`,
    dealerBusts: (total) => `Nhà cái ${total} điểm, quá 21.`,
    dealerBlackjack: 'Nhà cái có blackjack.',
    bonus: (level) => `Vòng thưởng Fire Blaze, cấp ${level}!`,
  },
  ko: {
    yourTurn: (seat) => `${seat}번 자리, 고객님 차례입니다.`,
    decide: '선택해 주세요.',
    blackjack: '블랙잭입니다!',
    bust: (total) => `${total}, 버스트입니다.`,
    dealerHas: (total) => `딜러 ${total}입니다.`,
    dealerBusts: (total) => `딜러 ${total}, 버스트입니다.`,
    dealerBlackjack: '딜러 블랙잭입니다.',
    bonus: (level) => `파이어 블레이즈 보너스, ${level} 레벨!`,
  },
  th: {
    yourTurn: (seat) => `ถึงตาคุณแล้ว ที่นั่ง ${seat}`,
    decide: 'กรุณาตัดสินใจ',
    blackjack: 'แบล็คแจ็ค',
    bust: (total) => `${total} แต้ม เกิน`,
    dealerHas: (total) => `เจ้ามือได้ ${total} แต้ม`,
    dealerBusts: (total) => `เจ้ามือได้ ${total} แต้ม เกิน`,
    dealerBlackjack: 'เจ้ามือได้แบล็คแจ็ค',
    bonus: (level) => `โบนัสไฟร์เบลซ ระดับ ${level}`,
  },
  id: {
    yourTurn: (seat) => `Giliran Anda, kursi ${seat}.`,
    decide: 'Silakan tentukan pilihan Anda.',
    blackjack: 'Blackjack!',
    bust: (total) => `${total}, melebihi 21.`,
    dealerHas: (total) => `Dealer mendapat ${total}.`,
    dealerBusts: (total) => `Dealer mendapat ${total}, melebihi 21.`,
    dealerBlackjack: 'Dealer mendapat blackjack.',
    bonus: (level) => `Bonus Fire Blaze, tingkat ${level}!`,
  },
}
