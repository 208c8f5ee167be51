import type { Book } from '#web/senses/voice/book'

const WINS = { P: '闲赢。', B: '庄赢。', T: '和局。' } as const
const DUELS = { P: '虎赢。', B: '龙赢。', T: '和局。' } as const

export const zh: Book = {
  placeBets: '请下注。',
  noMoreBets: '停止下注。',
  thirdCard: { player: '闲家补牌。', banker: '庄家补牌。' },
  coup: (winner, player, banker) => `闲${player}点，庄${banker}点。${WINS[winner]}`,
  duel: (winner, dragon, tiger) => `龙${dragon}点，虎${tiger}点。${DUELS[winner]}`,
  yourTurn: (seat) => `轮到您了，${seat}号座位。`,
  decide: '请做出选择。',
  insurance: '需要买保险吗？',
  evenMoney: '要等额赔付吗？',
  blackjack: '黑杰克！',
  bust: (total) => `${total}点，爆牌。`,
  dealerHas: (total) => `庄家${total}点。`,
  dealerBusts: (total) => `庄家${total}点，爆牌。`,
  dealerBlackjack: '庄家黑杰克。',
  youWin: '您赢了。',
  push: '平局。',
  bonus: (level) => `Fire Blaze 奖励游戏，${level} 级！`,
  yourCut: '请您切牌。',
  newShoe: '新牌靴。',
  lastRound: '这是本靴最后一局。',
  paused: '游戏暂停。',
  resumed: '游戏继续。',
  cancelled: '本局取消，所有投注退还。',
}
