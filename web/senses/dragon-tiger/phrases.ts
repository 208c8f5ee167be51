import type { Winner } from '#engine/roads/result'
import type { InVoices } from '#web/senses/voice/book'

const WINS: InVoices<Readonly<Record<Winner, string>>> = {
  en: { P: 'Tiger wins.', B: 'Dragon wins.', T: 'It is a tie.' },
  zh: { P: '虎赢。', B: '龙赢。', T: '和局。' },
  ja: { P: 'タイガーの勝ちです。', B: 'ドラゴンの勝ちです。', T: 'タイです。' },
  vi: { P: 'Hổ thắng.', B: 'Rồng thắng.', T: 'Hòa.' },
  ko: { P: '타이거 승리입니다.', B: '드래곤 승리입니다.', T: '타이입니다.' },
  th: { P: 'เสือชนะ', B: 'มังกรชนะ', T: 'เสมอ' },
  id: { P: 'Tiger menang.', B: 'Dragon menang.', T: 'Seri.' },
}

/** What the voice says of a duel (TP-9). On the roads Dragon has banker's part, Tiger player's. */
export const DUELS: InVoices<(winner: Winner, dragon: number, tiger: number) => string> = {
  en: (winner, dragon, tiger) => `Dragon ${dragon}, Tiger ${tiger}. ${WINS.en[winner]}`,
  zh: (winner, dragon, tiger) => `龙${dragon}点，虎${tiger}点。${WINS.zh[winner]}`,
  ja: (winner, dragon, tiger) => `ドラゴン${dragon}、タイガー${tiger}。${WINS.ja[winner]}`,
  vi: (winner, dragon, tiger) => `Rồng ${dragon}, Hổ ${tiger}. ${WINS.vi[winner]}`,
  ko: (winner, dragon, tiger) => `드래곤 ${dragon}, 타이거 ${tiger}. ${WINS.ko[winner]}`,
  th: (winner, dragon, tiger) => `มังกร ${dragon} แต้ม เสือ ${tiger} แต้ม ${WINS.th[winner]}`,
  id: (winner, dragon, tiger) => `Dragon ${dragon}, Tiger ${tiger}. ${WINS.id[winner]}`,
}
