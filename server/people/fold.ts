import { alike, plainLetters } from '#server/chat/moderation/lookalikes'

/** A text by how it looks, as plain small letters: accents, styles and lookalikes gone, everything else a space. */
export function looks(text: string): string {
  return Array.from(plainLetters(text), alike)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The same without spaces. */
export function folded(text: string): string {
  return looks(text).replaceAll(' ', '')
}
