import { readScanCode } from '#engine/cards/scan-code'

const CODE_LENGTH = 6

/** Somewhere in this text stands the code of a card: it went over the reader while somebody was writing. */
export function hasCardCode(text: string): boolean {
  for (let from = 0; from + CODE_LENGTH <= text.length; from++) {
    if (readScanCode(text.slice(from, from + CODE_LENGTH)) !== null) return true
  }
  return false
}
