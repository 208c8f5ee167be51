/** Whether a value is what belongs somewhere. */
export type Fits = (value: unknown) => boolean

const MOST_CENTS = 1_000_000_000_000

/** The page's words for what may stand in a field, each as an own look at it. */
const WORDS: readonly (readonly [RegExp, (...parts: readonly string[]) => Fits])[] = [
  [/^`"(.*)"`$/, (literal) => (value) => value === literal],
  [/^one of (.+)$/, oneOf],
  [/^true or false$/, () => (value) => value === true || value === false],
  [/^a whole number$/, () => (value) => Number.isSafeInteger(value)],
  [/^a whole number from (\d+)$/, (least) => whole(Number(least), Number.MAX_SAFE_INTEGER)],
  [/^whole cents from (\d+) to (\d+)$/, (least, most) => whole(Number(least), Number(most))],
  [/^whole cents$/, () => whole(1, MOST_CENTS)],
  [/: (\d+) to (\d+) of (.+)$/, letters],
  [/^a (?:text|reason) of (\d+) to (\d+) characters$/, written],
  [/^a reason of (\d+) to (\d+) characters in one line$/, inOneLine],
  [/^a text of at most (\d+) UTF-16 units$/, (most) => upTo(Number(most))],
  [/^what the reader typed, at most (\d+) characters$/, (most) => written('0', most)],
  [/^a player's id$/, () => letters('1', '64', 'A-Z, a-z, 0-9, _ and -')],
  [/^a text$/, () => (value) => typeof value === 'string'],
  [/^a list of different deck numbers from (\d+) to (\d+)$/, decks],
  [/^for each bet its minimum and maximum in whole cents up to \d+$/, () => ranges],
]

export function leafOf(words: string): Fits {
  const list = /^a list of: (.+)$/.exec(words)?.[1]
  if (list !== undefined) {
    const item = leafOf(list)
    return (value) => Array.isArray(value) && value.every(item)
  }
  for (const [pattern, make] of WORDS) {
    const [whole, ...parts] = pattern.exec(words) ?? []
    if (whole !== undefined) return make(...parts)
  }
  throw new Error(`Nobody knows what this is: ${words}`)
}

export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function whole(least: number, most: number): Fits {
  return (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

function oneOf(names = ''): Fits {
  const all = new Set<unknown>([...names.matchAll(/"([^"]*)"/g)].map(([, name]) => name))
  return (value) => all.has(value)
}

/** As `1 to 32 of a-z, 0-9 and -`. */
function letters(least = '', most = '', kinds = ''): Fits {
  const set = kinds.split(/, | and /).join('')
  const pattern = new RegExp(`^[${set}]{${least},${most}}$`)
  return (value) => typeof value === 'string' && pattern.test(value)
}

function upTo(most: number): Fits {
  return (value) => typeof value === 'string' && value.length <= most
}

/** What staff write can be kept. Blanks around it do not make it longer, but they take room. */
function written(least = '', most = ''): Fits {
  return (value) =>
    typeof value === 'string' &&
    value.trim().length >= Number(least) &&
    value.length <= Number(most) &&
    !value.includes('\0') &&
    Buffer.from(value).toString() === value
}

/** What players read too has no breaks, and nothing that cannot be seen. */
function inOneLine(least = '', most = ''): Fits {
  const fits = written(least, most)
  return (value) => fits(value) && typeof value === 'string' && !/\p{C}/u.test(value)
}

function decks(least = '', most = ''): Fits {
  const deck = whole(Number(least), Number(most))
  return (value) =>
    Array.isArray(value) && value.length > 0 && value.every(deck) && new Set(value).size === value.length
}

/** A table's limits: for each bet its least and its most. */
function ranges(value: unknown): boolean {
  const cents = whole(1, MOST_CENTS)
  const isRange = (pair: unknown) =>
    Array.isArray(pair) && pair.length === 2 && pair.every(cents) && pair[0] <= pair[1]
  return (
    isPlain(value) && Object.entries(value).every(([bet, pair]) => /^\w{1,40}$/.test(bet) && isRange(pair))
  )
}
