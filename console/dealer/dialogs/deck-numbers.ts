import { isDeckNumber } from '#engine/cards/scan-code'

/** `21-28`, `1, 2, 5-10`: the decks that somebody wrote; null when it cannot be read or one is named twice. */
export function readDecks(text: string): readonly number[] | null {
  const decks: number[] = []
  for (const part of text.split(/[,;\s]+/).filter((word) => word !== '')) {
    const [, first, last] = /^(\d{1,3})(?:[-–](\d{1,3}))?$/.exec(part) ?? []
    if (first === undefined) return null
    const to = Number(last ?? first)
    for (let deck = Number(first); deck <= to; deck++) decks.push(deck)
    if (to < Number(first)) return null
  }
  const isFine = decks.length > 0 && decks.every(isDeckNumber) && new Set(decks).size === decks.length
  return isFine ? decks : null
}

/** `1–8`, `3, 5–7` */
export function writeDecks(decks: readonly number[]): string {
  const runs: [number, number][] = []
  for (const deck of [...decks].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run !== undefined && run[1] === deck - 1) run[1] = deck
    else runs.push([deck, deck])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}
