import type { BaccaratRules } from '#engine/baccarat/rules'
import { bankerDrawsTo, bankerRules, valuesText } from '#web/help/baccarat/tableau'
import { type Chapter, type HelpTable, lines, plainTable } from '#web/help/page'
import { type Speech, toOne } from '#web/help/speech'

const ALL_VALUES = 10

/** The rules of a baccarat in words, each sentence out of its rule record (TP-15). */
export function baccaratChapters(speech: Speech, rules: BaccaratRules, decks: number): readonly Chapter[] {
  const { chapters, baccarat: say } = speech.words.help
  return [
    {
      id: 'aim',
      title: chapters.aim,
      lines: lines(say.aim, say.values, rules.faceDownFirst && say.faceDown, say.tie, say.decks(decks)),
    },
    {
      id: 'third',
      title: chapters.third,
      lines: [say.naturals, say.player, say.bankerAlone(bankerDrawsTo()), say.bankerTable],
      table: thirdCardTable(speech),
    },
    { id: 'bets', title: chapters.bets, lines: betLines(speech, rules) },
    { id: 'multi', title: speech.words.multi.title, lines: speech.words.multi.help },
  ]
}

function thirdCardTable({ words: { help } }: Speech): HelpTable {
  const { baccarat: say } = help
  const text = (against: readonly number[]) => {
    if (against.length === 0) return say.never
    return against.length === ALL_VALUES ? say.always : valuesText(against)
  }
  return plainTable(
    [say.bankerHas, say.bankerDraws],
    bankerRules().map(({ total, against }) => [String(total), text(against)]),
  )
}

function betLines({ words, formats }: Speech, rules: BaccaratRules): readonly string[] {
  const { help, baccarat } = words
  const { baccarat: say } = help
  const name = (bet: (typeof rules.offers)[number]) => baccarat.bets[bet]
  const needs = rules.offers.flatMap((bet) => {
    const need = rules.needsMains[bet]
    return need === undefined ? [] : [say.needs[need](name(bet))]
  })
  return lines(
    say.pairs,
    rules.offers.includes('playerBonus') && say.bonusPush,
    rules.zeroCommission && say.zeroCommission(toOne(rules.zeroCommissionSixPays, formats)),
    ...rules.zeroCommissionOnly.map((bet) => say.onlyZero(name(bet))),
    ...needs,
    say.alone,
    ...closings(rules).map(([round, bets]) => say.closed(bets.map(name).join(', '), round)),
    lowRisk(say, formats, rules),
    rules.confirmation && say.confirm,
  )
}

/** SB-5: which bets close together. */
function closings({ closedFromRound, offers }: BaccaratRules) {
  const rounds = new Map<number, (typeof offers)[number][]>()
  for (const bet of offers) {
    const round = closedFromRound[bet]
    if (round !== undefined) rounds.set(round, [...(rounds.get(round) ?? []), bet])
  }
  return [...rounds].toSorted(([one], [other]) => one - other)
}

/** SB-6. */
function lowRisk(
  say: Speech['words']['help']['baccarat'],
  { percent }: Speech['formats'],
  { lowRiskShare }: BaccaratRules,
): string | null {
  if (lowRiskShare === null) return null
  const [part, of] = lowRiskShare
  return part === 0 ? say.oneSide : say.smallerSide(percent(part / of))
}
