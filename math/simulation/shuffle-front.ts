import { nextWord, type Xoshiro } from '#math/xoshiro'

const WORD = 2 ** 32

/**
 * Fisher–Yates from the front, only as far as cards will be dealt: each of the first `count` places gets a
 * card drawn from all that are not placed yet. One word draws for two places, as two digits of a number of
 * mixed base, and is thrown away where it would favour some of them (Lemire's rejection).
 */
export function shuffleFront(cards: Uint8Array, count: number, random: Xoshiro): void {
  let place = 0
  while (place < count) {
    const choices = cards.length - place
    const word = nextWord(random)
    const rest = Math.imul(word, choices)
    const ways = choices * (choices - 1)
    const over = Math.imul(rest, choices - 1) >>> 0
    if (over < ways && over < WORD % ways) continue
    swap(cards, place, place + timesChoices(word, choices))
    swap(cards, place + 1, place + 1 + timesChoices(rest, choices - 1))
    place += 2
  }
}

/** The digit before the point of `word` / 2³² × `choices`; `Math.imul` gives those behind it. */
function timesChoices(word: number, choices: number): number {
  return (Math.imul(word >>> 16, choices) + (Math.imul(word & 0xffff, choices) >>> 16)) >>> 16
}

function swap(cards: Uint8Array, a: number, b: number): void {
  const card = cards[a] as number
  cards[a] = cards[b] as number
  cards[b] = card
}
