import { BACCARAT_BET_NAMES, BLACKJACK_BET_NAMES } from '#protocol/story/names'
import type { Words } from '#protocol/story/words'
import type { Language } from '#words/register'

const NAMES: Readonly<Record<string, Words>> = { ...BACCARAT_BET_NAMES, ...BLACKJACK_BET_NAMES }

/** The bet's name as the sentences of the round have it, with a capital. */
export function betName(bet: string, language: Language): string {
  const name = NAMES[bet]?.[language] ?? bet
  return name.charAt(0).toUpperCase() + name.slice(1)
}
