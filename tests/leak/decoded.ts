const ENTITIES: Readonly<Record<string, string>> = {
  spades: '♠',
  hearts: '♥',
  diams: '♦',
  clubs: '♣',
  quot: '"',
}

/** Deep enough for a text in base64 inside a text in hexadecimal digits. */
const LAYERS = 2

/** A text as it is read once its escapes are taken off, and everything that is packed into it. */
export function decoded(text: string): readonly string[] {
  const texts = new Set([unescaped(text)])
  let layer: readonly string[] = [...texts]
  for (let count = 0; count < LAYERS; count++) {
    layer = layer.flatMap(packed).map(unescaped)
    for (const inner of layer) texts.add(inner)
  }
  return [...texts]
}

function unescaped(text: string): string {
  return text
    .replaceAll(/\\u\{?([0-9a-f]{4,5})\}?/gi, (_, digits: string) =>
      String.fromCharCode(parseInt(digits, 16)),
    )
    .replaceAll(
      /(?:%[0-9a-f]{2})+/gi,
      (bytes) => textOf(Buffer.from(bytes.replaceAll('%', ''), 'hex')) ?? bytes,
    )
    .replaceAll(/&#x([0-9a-f]{2,5});/gi, (_, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
    .replaceAll(/&#(\d{2,6});/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll('\\"', '"')
}

const BASE64 = /(?<![\w+/-])[\w+/-]{3,}={0,2}(?![\w+/=-])/g
const HEX = /(?<!\w)(?:[0-9a-f]{2}){2,}(?!\w)/gi

/** What words of the text stand for if they are base64 or hexadecimal digits. A number alone is a number. */
function packed(text: string): readonly string[] {
  const base64 = text.match(BASE64) ?? []
  const hex = [...text.matchAll(HEX)].filter(({ 0: word, index }) => {
    return !/^\d+$/.test(word) || word === text || /["']/.test(text.charAt(index - 1))
  })
  return [
    ...base64.flatMap((word) => read(word, 'base64url') ?? []),
    ...hex.flatMap(([word]) => read(word, 'hex') ?? []),
  ]
}

/** Most words come again and again. */
const READ = new Map<string, string | null>()

function read(word: string, encoding: 'base64url' | 'hex'): string | null {
  const key = `${encoding} ${word}`
  const known = READ.get(key)
  if (known !== undefined) return known
  const text = textOf(Buffer.from(word, encoding))
  READ.set(key, text)
  return text
}

/** Null for what nobody wrote: random bytes hardly ever make a text. */
function textOf(bytes: Buffer): string | null {
  const text = bytes.toString('utf8')
  return /^[\P{C}\s]+$/u.test(text) && !text.includes('\uFFFD') ? text : null
}
