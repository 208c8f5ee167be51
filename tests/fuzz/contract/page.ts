import { readFileSync } from 'node:fs'

export interface Field {
  /** `follow.double` is the field `double` of the object `follow`. */
  readonly path: string
  readonly isOptional: boolean
  /** What belongs there. */
  readonly words: string
}

/** What a page says of one message or command. */
export interface Entry {
  readonly name: string
  readonly fields: readonly Field[]
  readonly example: Readonly<Record<string, unknown>>
}

interface Section {
  readonly level: number
  readonly title: string
  readonly body: string
}

/** What was promised to whoever writes a client: the fuzz believes nothing else. */
export class Page {
  readonly #sections: readonly Section[]

  constructor(file: string) {
    const text = readFileSync(file, 'utf8')
    const parts = text.split(/^(#{2,4}) (.+)$/m).slice(1)
    this.#sections = Array.from({ length: parts.length / 3 }, (_, index) => {
      const [marks = '', title = '', body = ''] = parts.slice(index * 3)
      return { level: marks.length, title, body }
    })
  }

  /** All that stands one step below a heading. */
  entries(chapter: string): readonly Entry[] {
    const start = this.#find(chapter)
    const level = this.#sections[start]?.level ?? 0
    const rest = this.#sections.slice(start + 1)
    const end = rest.findIndex((section) => section.level <= level)
    return rest.slice(0, end < 0 ? rest.length : end).map(entryOf)
  }

  #find(chapter: string): number {
    const found = this.#sections.findIndex(({ title }) => title.startsWith(chapter))
    if (found < 0) throw new Error(`The page has nothing about '${chapter}'.`)
    return found
  }
}

function entryOf({ title, body }: Section): Entry {
  const name = /`(.+?)`/.exec(title)?.[1] ?? ''
  const rows = [...body.matchAll(/^\| `(.+?)`( \(optional\))? \| (.+?) \| .*\|$/gm)]
  const fields = rows.map(([, path = '', optional, words = '']) => {
    return { path, isOptional: optional !== undefined, words }
  })
  const example = /^```json\n(.+?)^```/ms.exec(body)?.[1] ?? '{}'
  return { name, fields, example: JSON.parse(example) }
}
