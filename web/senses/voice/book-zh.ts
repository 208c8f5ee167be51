import type { Book } from '#web/senses/voice/book'

export const zh: Book = {
  language: 'zh',
  placeBets: '请下注。',
  noMoreBets: '停止下注。',
  insurance: '需要买保险吗？',
  evenMoney: '要等额赔付吗？',
  youWin: '您赢了。',
  push: '平局。',
  yourCut: '请您切牌。',
  newShoe: '新牌靴。',
  lastRound: '这是本靴最后一局。',
  paused: '游戏暂停。',
  resumed: '游戏继续。',
  cancelled: '本局取消，所有投注退还。',
}
