import type { Book } from '#web/senses/voice/book'

const WINS = {
  P: '플레이어 승리입니다.',
  B: '뱅커 승리입니다.',
  T: '타이입니다.',
} as const
const DUELS = { P: '타이거 승리입니다.', B: '드래곤 승리입니다.', T: '타이입니다.' } as const

export const ko: Book = {
  placeBets: '베팅해 주세요.',
  noMoreBets: '베팅을 마감합니다.',
  thirdCard: { player: '플레이어 추가 카드.', banker: '뱅커 추가 카드.' },
  coup: (winner, player, banker) => `플레이어 ${player}, 뱅커 ${banker}. ${WINS[winner]}`,
  duel: (winner, dragon, tiger) => `드래곤 ${dragon}, 타이거 ${tiger}. ${DUELS[winner]}`,
  yourTurn: (seat) => `${seat}번 자리, 고객님 차례입니다.`,
  decide: '선택해 주세요.',
  insurance: '인슈어런스 하시겠습니까?',
  evenMoney: '이븐 머니 하시겠습니까?',
  blackjack: '블랙잭입니다!',
  bust: (total) => `${total}, 버스트입니다.`,
  dealerHas: (total) => `딜러 ${total}입니다.`,
  dealerBusts: (total) => `딜러 ${total}, 버스트입니다.`,
  dealerBlackjack: '딜러 블랙잭입니다.',
  youWin: '이기셨습니다.',
  push: '푸시입니다.',
  bonus: (level) => `파이어 블레이즈 보너스, ${level} 레벨!`,
  yourCut: '카드를 커트해 주세요.',
  newShoe: '새 슈입니다.',
  lastRound: '이 슈의 마지막 게임입니다.',
  paused: '게임이 일시 중지되었습니다.',
  resumed: '게임을 계속합니다.',
  cancelled: '이번 게임은 취소되었습니다. 모든 베팅이 반환됩니다.',
}
