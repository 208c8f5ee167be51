/** Letters of other alphabets, digits and signs that are read as Latin letters; compatibility forms are not listed. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  [
    ['a', 'аαɑ@4'],
    ['b', 'вβ8'],
    ['c', 'сϲ¢'],
    ['d', 'ԁđð'],
    ['e', 'еεє€3'],
    ['f', 'ƒ'],
    ['g', 'ɡ9'],
    ['h', 'нһ'],
    ['i', 'іιıɪ1|'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['l', 'ӏł'],
    ['m', 'м'],
    ['n', 'пη'],
    ['o', 'оοσøө0'],
    ['p', 'рρ'],
    ['s', 'ѕ$5'],
    ['t', 'тτ7+'],
    ['u', 'υμ'],
    ['v', 'νѵ'],
    ['w', 'шωԝ'],
    ['x', 'хχ'],
    ['y', 'уүγ'],
    ['z', 'ʐƶ'],
  ].flatMap(([letter = '', alikes = '']) => [...alikes].map((alike) => [alike, letter] as const)),
)

/** Ranges of 26 symbols that are the alphabet in another dress, and have no plain form of their own. */
const DRESSED_FROM = [0x1f1e6, 0x1f150, 0x1f170] as const

const A = 'a'.charCodeAt(0)

/** Small Latin letters without accents where something is read as one; the rest as it is. */
export function plainLetters(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
  return Array.from(letters, undressed).join('')
}

/** The letter that a sign or digit stands for among letters; itself when it stands for none. */
export function alike(character: string): string {
  return LETTERS.get(character) ?? character
}

function undressed(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const from = DRESSED_FROM.find((first) => code >= first && code < first + 26)
  return from === undefined ? character : String.fromCharCode(A + code - from)
}
