import type { Book } from '#web/senses/voice/book'

const WINS = {
  P: 'プレイヤーの勝ちです。',
  B: 'バンカーの勝ちです。',
  T: 'タイです。',
} as const
const DUELS = { P: 'タイガーの勝ちです。', B: 'ドラゴンの勝ちです。', T: 'タイです。' } as const

export const ja: Book = {
  placeBets: 'ベットをお願いします。',
  noMoreBets: 'ベットを締め切ります。',
  thirdCard: { player: 'プレイヤーに一枚。', banker: 'バンカーに一枚。' },
  coup: (winner, player, banker) => `プレイヤー${player}、バンカー${banker}。${WINS[winner]}`,
  duel: (winner, dragon, tiger) => `ドラゴン${dragon}、タイガー${tiger}。${DUELS[winner]}`,
  yourTurn: (seat) => `${seat}番席、あなたの番です。`,
  decide: 'アクションを選んでください。',
  insurance: 'インシュランスはいかがですか。',
  evenMoney: 'イーブンマネーはいかがですか。',
  blackjack: 'ブラックジャックです！',
  bust: (total) => `${total}、バーストです。`,
  dealerHas: (total) => `ディーラーは${total}です。`,
  dealerBusts: (total) => `ディーラーは${total}でバーストです。`,
  dealerBlackjack: 'ディーラーはブラックジャックです。',
  youWin: 'あなたの勝ちです。',
  push: 'プッシュです。',
  bonus: (level) => `ファイアブレイズ・ボーナス、レベル${level}！`,
  yourCut: 'カードをカットしてください。',
  newShoe: '新しいシューです。',
  lastRound: 'このシューの最後のゲームです。',
  paused: 'ゲームを一時停止します。',
  resumed: 'ゲームを再開します。',
  cancelled: 'このゲームは無効です。ベットはすべて返却されます。',
}
