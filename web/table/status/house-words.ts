import type { Pause } from '#engine/table/types'
import { closureOf } from '#protocol/closure-texts'
import type { Words } from '#web/i18n/it'

/** A closure in the player's language; a sentence that staff wrote stands as it is. */
export function closureWords({ closures }: Words['table'], text: string): string {
  const scope = closureOf(text)
  return scope === null ? text : closures[scope]
}

/** FL-1: why a table stands still. */
export function pauseWords(words: Words['table'], { why, text }: Pause): string {
  return why === 'closed' ? closureWords(words, text) : words.pauses[why]
}
