/** Code 39: five bars and four spaces for each character, thin (0) and wide (1), three of the nine wide. */
const PATTERNS: Readonly<Record<string, string>> = {
  '0': '000110100',
  '1': '100100001',
  '2': '001100001',
  '3': '101100000',
  '4': '000110001',
  '5': '100110000',
  '6': '001110000',
  '7': '000100101',
  '8': '100100100',
  '9': '001100100',
  A: '100001001',
  B: '001001001',
  C: '101001000',
  D: '000011001',
  E: '100011000',
  F: '001011000',
  G: '000001101',
  H: '100001100',
  I: '001001100',
  J: '000011100',
  K: '100000011',
  L: '001000011',
  M: '101000010',
  N: '000010011',
  O: '100010010',
  P: '001010010',
  Q: '000000111',
  R: '100000110',
  S: '001000110',
  T: '000010110',
  U: '110000001',
  V: '011000001',
  W: '111000000',
  X: '010010001',
  Y: '110010000',
  Z: '011010000',
  '*': '010010100',
}

const WIDE = 3

export interface Bar {
  readonly at: number
  readonly width: number
}

/** The bars of a text of letters and digits, between its start and stop marks, and how wide all of it is. */
export function code39(text: string): { readonly bars: readonly Bar[]; readonly width: number } {
  const bars: Bar[] = []
  let at = 0
  for (const letter of `*${text}*`) {
    const pattern = PATTERNS[letter]
    if (pattern === undefined) throw new RangeError(`'${letter}' cannot be written in Code 39.`)
    for (const [index, element] of [...pattern].entries()) {
      const width = element === '1' ? WIDE : 1
      if (index % 2 === 0) bars.push({ at, width })
      at += width
    }
    at += 1
  }
  return { bars, width: at - 1 }
}
