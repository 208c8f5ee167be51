import type { BlackjackRules } from '#engine/blackjack/rules'
import { GAMES } from '#engine/games'
import { oddsText } from '#engine/money/odds'
import { type Cell, table, text } from '#math/report/html'
import type { Study } from '#math/report/study'

type Asked = readonly [rule: string, ids: string, answer: (rules: BlackjackRules) => string]

const yes = (is: boolean) => (is ? 'yes' : 'no')
const LOOKS = { ace: 'under an ace', 'ace-or-ten': 'under an ace or ten', none: 'never' } as const

/** The rules that decide a main bet, read from the records the engine runs. */
const ASKED: readonly Asked[] = [
  [
    'Dealer stands on',
    'BJ-4',
    ({ dealerHitsTo, hitsSoft17 }) => `${hitsSoft17 ? 'hard' : 'every'} ${dealerHitsTo + 1}`,
  ],
  [
    'Dealer’s second card',
    'VE-2 MF-6 FB-12',
    ({ deal }) => (deal === 'american' ? 'with the deal' : 'after all acted'),
  ],
  [
    'Dealer looks for blackjack',
    'VE-3 MF-6 FB-12',
    ({ deal, looksUnder }) => (deal === 'american' ? LOOKS[looksUnder] : 'never'),
  ],
  ['Blackjack pays', 'BJ-2', ({ blackjackPays }) => oddsText(blackjackPays)],
  ['Insurance pays', 'BJ-9', ({ insurancePays }) => oddsText(insurancePays)],
  ['Even money', 'FB-6', ({ evenMoney }) => yes(evenMoney)],
  ['Hands after splits', 'VE-4 MF-5 FB-7', ({ handsPerSeat }) => String(handsPerSeat)],
  ['Aces split again', 'FB-7', ({ resplitAces }) => yes(resplitAces)],
  ['Double after split', 'VE-4 MF-5 FB-11', ({ doubleAfterSplit }) => yes(doubleAfterSplit)],
  ['Free splits', 'FB-8', ({ freeSplits }) => (freeSplits ? 'all but tens' : 'none')],
  ['Free doubles on', 'FB-9', ({ freeDoubles }) => freeDoubles.join(', ') || 'none'],
  ['Must hit up to', 'FB-4', ({ mustHitTo }) => (mustHitTo === 0 ? 'free choice' : String(mustHitTo))],
  ['Dealer’s 22', 'FB-5', ({ dealerPushes }) => (dealerPushes === 22 ? 'pushes' : 'is bust')],
  ['Charlie', 'MF-8', ({ charlie }) => (charlie === 0 ? 'none' : `${charlie} cards`)],
  [
    'Ten up, blackjack: double',
    'VE-3 MF-7',
    ({ tenUpReturnsDouble }) => (tenUpReturnsDouble ? 'comes back' : 'is lost'),
  ],
]

/** Nothing where no game has such rules. */
export function rulesTable(studies: readonly Study[]): string {
  const games = studies.flatMap(({ id }) => {
    const { family, rules } = GAMES[id]
    return family === 'blackjack' ? [rules] : []
  })
  if (games.length === 0) return ''
  return table({
    caption: 'Rules of the main bets, as the engine runs them',
    head: ['Rule', 'Clauses', ...games.map(({ id }) => GAMES[id].name)],
    rows: ASKED.map(([rule, ids, answer]): readonly Cell[] => [
      text(rule),
      text(ids, 'quiet'),
      ...games.map((rules) => text(answer(rules))),
    ]),
  })
}
