/** What a setting may be: how it is said in a file and in an environment variable, and how to say it right. */
export interface Kind<Value> {
  readonly words: string
  readonly example: string
  readonly accepts: (value: unknown) => value is Value
  /** A variable's text as the value it means; the text itself when it means none. */
  readonly ofText: (text: string) => unknown
  /** Never repeated in a message. */
  readonly secret?: true
}

export function whole(least: number, most: number, unit: string, example: number): Kind<number> {
  return {
    words: `a whole number of ${unit} from ${least} to ${most}`,
    example: String(example),
    accepts: (value): value is number =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
    ofText: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text),
  }
}

export const FLAG: Kind<boolean> = {
  words: 'true or false',
  example: 'true',
  accepts: (value) => typeof value === 'boolean',
  ofText: (text) => ({ true: true, false: false })[text] ?? text,
}

export function oneOf<Name extends string>(names: readonly Name[], example: Name): Kind<Name> {
  return {
    words: `one of ${names.join(', ')}`,
    example,
    accepts: (value): value is Name => names.some((name) => name === value),
    ofText: (text) => text,
  }
}

export function text(words: string, example: string, fits: (text: string) => boolean): Kind<string> {
  return {
    words,
    example,
    accepts: (value): value is string => typeof value === 'string' && fits(value),
    ofText: (given) => given,
  }
}

export function secret(kind: Kind<string>): Kind<string> {
  return { ...kind, secret: true }
}

export function optional<Value, None extends null | undefined>(
  kind: Kind<Value>,
  none: None,
): Kind<Value | None> {
  return { ...kind, accepts: (value): value is Value | None => value === none || kind.accepts(value) }
}

/** In a variable its items stand between commas. */
export function list<Item>(item: Kind<Item>): Kind<readonly Item[]> {
  return {
    words: `a list, each of it ${item.words}`,
    example: `["${item.example}"], or in a variable ${item.example},…`,
    accepts: (value): value is readonly Item[] => Array.isArray(value) && value.every(item.accepts),
    ofText: (given) =>
      given.split(',').flatMap((part) => (part.trim() === '' ? [] : [item.ofText(part.trim())])),
  }
}
