import type { ComponentType } from 'react'
import type { Family } from '#engine/kinds'
import type { Odds } from '#engine/money/odds'
import type { GameRules } from '#engine/table/types'
import type { Formats } from '#ui/i18n/format'
import type { BestPlay, Figures } from '#web/help/figures-type'
import type { Chapter, HelpTable } from '#web/help/page'
import type { BetPayouts } from '#web/help/payout-line'
import type { Speech } from '#web/help/speech'
import type { Words } from '#web/i18n/language'

/** A family's rules in words, each sentence out of the rule record that is played (TP-15). */
export interface HelpPart<F extends Family = Family> {
  readonly chapters: (speech: Speech, rules: GameRules<F>, decks: number) => readonly Chapter[]
  /** What every bet pays (TP-14). */
  readonly payouts: (words: Words, rules: GameRules<F>) => readonly BetPayouts[]
  /** As the family prints them. */
  readonly odds: (odds: Odds, formats: Formats) => string
  /** What stands beside the limits (MF-23); null where nothing does. */
  readonly besideLimits: (words: Words, rules: GameRules<F>) => TitledTable | null
  /** What the numbers say of each of its games. */
  readonly figures: Figures<F>
  /** A bet of the returns, by the name that the numbers have for it. */
  readonly betName: (words: Words, bet: string) => string
  /** Best play, where there is anything to decide. */
  readonly Chart: ComponentType<{ readonly play: BestPlay }> | null
}

export interface TitledTable {
  readonly title: string
  readonly table: HelpTable
}
