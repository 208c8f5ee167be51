import type { Card } from '#engine/cards/card'
import { decoded } from '#tests/leak/decoded'
import { type Writing, writingsOf } from '#tests/leak/writings'

export interface Found {
  readonly card: Card
  readonly how: string
  readonly near: string
}

/** Random bits as they are written here, 256 of a sign-in's or 120 of a debit's: two of their letters are no card. */
const TOKEN = /(?<![\w-])(?:[\w-]{43}|d_[\w-]{20})(?![\w-])/g
const AROUND = 60

/** Looks for these cards in whatever is told, in any writing but those that may be there. */
export function searchFor(
  cards: readonly Card[],
  but: readonly string[] = [],
): (text: string) => readonly Found[] {
  const all = cards.map((card) => ({
    card,
    writings: writingsOf(card).filter(({ how }) => !but.includes(how)),
  }))
  const hints = all[0]?.writings.map(({ how, hint }) => ({ how, hint })) ?? []
  return (text) =>
    decoded(text).flatMap((content) => {
      const open = content.replaceAll(TOKEN, '…')
      const likely = new Set(hints.filter(({ hint }) => hint.test(open)).map(({ how }) => how))
      if (likely.size === 0) return []
      return all.flatMap(({ card, writings }) =>
        writings.filter(({ how }) => likely.has(how)).flatMap((writing) => foundIn(open, card, writing)),
      )
    })
}

function foundIn(text: string, card: Card, { how, pattern }: Writing): readonly Found[] {
  return Array.from(text.matchAll(pattern), ({ 0: match, index }) => {
    const near = text.slice(Math.max(0, index - AROUND), index + match.length + AROUND)
    return { card, how, near }
  })
}
