import { type Card, isCard } from '#engine/cards/card'

/** Reads `AS 9D TH`; names the first thing that is no card. */
export function parseCards(text: string): Card[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return words.map((word, index) => {
    if (!isCard(word)) {
      throw new RangeError(
        `'${word}', number ${index + 1} of the cards, is no card: write a rank A23456789TJQK and a suit SHDC, as in 'TD'.`,
      )
    }
    return word
  })
}

export function formatCards(cards: readonly Card[]): string {
  return cards.join(' ')
}
