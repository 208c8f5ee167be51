import { nextCardTo } from '#engine/baccarat/tableau'
import type { Card } from '#engine/cards/card'

/** A card of each value. */
const CARDS: readonly Card[] = ['TS', 'AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S']
const NOTHING: Card = 'TH'
const LAST_TOTAL = 7

export interface BankerRule {
  readonly total: number
  /** Player's third cards, by value, against which Banker draws. */
  readonly against: readonly number[]
}

/** BA-5, asked of the engine: against which third cards Banker draws on each total. */
export function bankerRules(): readonly BankerRule[] {
  return Array.from({ length: LAST_TOTAL + 1 }, (_, total) => ({
    total,
    against: CARDS.flatMap((third, value) =>
      nextCardTo([NOTHING, NOTHING, third], [NOTHING, CARDS[total] ?? NOTHING]) === 'banker' ? [value] : [],
    ),
  }))
}

/** The highest total on which Banker draws when Player stood. */
export function bankerDrawsTo(): number {
  const six: readonly Card[] = [NOTHING, '6S']
  return CARDS.slice(0, LAST_TOTAL + 1).findLastIndex((card) => nextCardTo(six, [NOTHING, card]) === 'banker')
}

/** `2–7`, or all that there are one by one. */
export function valuesText(values: readonly number[]): string {
  const [first] = values
  const last = values.at(-1)
  if (first === undefined || last === undefined) return ''
  const isRun = last - first === values.length - 1 && values.length > 2
  return isRun ? `${first}–${last}` : values.join(', ')
}
