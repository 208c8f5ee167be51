import type { Book } from '#web/senses/voice/book'

export const ja: Book = {
  language: 'ja',
  placeBets: 'ベットをお願いします。',
  noMoreBets: 'ベットを締め切ります。',
  insurance: 'インシュランスはいかがですか。',
  evenMoney: 'イーブンマネーはいかがですか。',
  youWin: 'あなたの勝ちです。',
  push: 'プッシュです。',
  yourCut: 'カードをカットしてください。',
  newShoe: '新しいシューです。',
  lastRound: 'このシューの最後のゲームです。',
  paused: 'ゲームを一時停止します。',
  resumed: 'ゲームを再開します。',
  cancelled: 'このゲームは無効です。ベットはすべて返却されます。',
}
