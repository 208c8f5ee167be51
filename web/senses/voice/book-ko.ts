import type { Book } from '#web/senses/voice/book'

export const ko: Book = {
  language: 'ko',
  placeBets: '베팅해 주세요.',
  noMoreBets: '베팅을 마감합니다.',
  insurance: '인슈어런스 하시겠습니까?',
  evenMoney: '이븐 머니 하시겠습니까?',
  youWin: '이기셨습니다.',
  push: '푸시입니다.',
  yourCut: '카드를 커트해 주세요.',
  newShoe: '새 슈입니다.',
  lastRound: '이 슈의 마지막 게임입니다.',
  paused: '게임이 일시 중지되었습니다.',
  resumed: '게임을 계속합니다.',
  cancelled: '이번 게임은 취소되었습니다. 모든 베팅이 반환됩니다.',
}
