import type { Side } from '#engine/baccarat/bets'
import type { Winner } from '#engine/roads/result'
import type { InVoices } from '#web/senses/voice/book'

const WINS: InVoices<Readonly<Record<Winner, string>>> = {
  en: { P: 'Player wins.', B: 'Banker wins.', T: 'It is a tie.' },
  zh: { P: '闲赢。', B: '庄赢。', T: '和局。' },
  ja: { P: 'プレイヤーの勝ちです。', B: 'バンカーの勝ちです。', T: 'タイです。' },
  vi: { P: 'Người chơi thắng.', B: 'Nhà cái thắng.', T: 'Hòa.' },
  ko: { P: '플레이어 승리입니다.', B: '뱅커 승리입니다.', T: '타이입니다.' },
  th: { P: 'ผู้เล่นชนะ', B: 'เจ้ามือชนะ', T: 'เสมอ' },
  id: { P: 'Player menang.', B: 'Banker menang.', T: 'Seri.' },
}

interface Phrases {
  readonly thirdCard: Readonly<Record<Side, string>>
  readonly coup: (winner: Winner, player: number, banker: number) => string
}

/** What is said only here (TP-9), in each voice's language. */
export const PHRASES: InVoices<Phrases> = {
  en: {
    coup: (winner, player, banker) => `Player ${player}, Banker ${banker}. ${WINS.en[winner]}`,
    thirdCard: { player: 'Card for Player.', banker: 'Card for Banker.' },
  },
  zh: {
    coup: (winner, player, banker) => `闲${player}点，庄${banker}点。${WINS.zh[winner]}`,
    thirdCard: { player: '闲家补牌。', banker: '庄家补牌。' },
  },
  ja: {
    coup: (winner, player, banker) => `プレイヤー${player}、バンカー${banker}。${WINS.ja[winner]}`,
    thirdCard: { player: 'プレイヤーに一枚。', banker: 'バンカーに一枚。' },
  },
  vi: {
    coup: (winner, player, banker) => `Người chơi ${player}, Nhà cái ${banker}. ${WINS.vi[winner]}`,
    thirdCard: { player: 'Rút bài cho Người chơi.', banker: 'Rút bài cho Nhà cái.' },
  },
  ko: {
    coup: (winner, player, banker) => `플레이어 ${player}, 뱅커 ${banker}. ${WINS.ko[winner]}`,
    thirdCard: { player: '플레이어 추가 카드.', banker: '뱅커 추가 카드.' },
  },
  th: {
    coup: (winner, player, banker) => `ผู้เล่น ${player} แต้ม เจ้ามือ ${banker} แต้ม ${WINS.th[winner]}`,
    thirdCard: { player: 'จั่วไพ่ให้ผู้เล่น', banker: 'จั่วไพ่ให้เจ้ามือ' },
  },
  id: {
    coup: (winner, player, banker) => `Player ${player}, Banker ${banker}. ${WINS.id[winner]}`,
    thirdCard: { player: 'Kartu untuk Player.', banker: 'Kartu untuk Banker.' },
  },
}
