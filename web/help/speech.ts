import type { Odds } from '#engine/money/odds'
import type { Formats } from '#ui/i18n/format'
import type { Words } from '#web/i18n/language'

/** What a page is written with. */
export interface Speech {
  readonly words: Words
  readonly formats: Formats
  readonly currency: string
}

/** `3:2`, as blackjack is printed. */
export function ratio([win, per]: Odds): string {
  return `${win}:${per}`
}

/** `0,95:1`, as baccarat is printed. */
export function toOne([win, per]: Odds, { number }: Formats): string {
  return `${number(win / per)}:1`
}
