import type { Pause } from '#engine/table/types'
import { closureText } from '#protocol/house-texts'
import type { Words } from '#web/i18n/language'

/** FL-1: why a table stands still. */
export function pauseWords(words: Words['table'], { why, text }: Pause): string {
  return why === 'closed' ? closureText(words.closures, text) : words.pauses[why]
}
