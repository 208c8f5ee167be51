/** A piece of JSON as it stands, also one that no program would write. */
export class Raw {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** An object whose keys may come twice, in any order. */
export class Pairs {
  entries: (readonly [key: string, value: unknown])[]

  constructor(entries: (readonly [key: string, value: unknown])[]) {
    this.entries = entries
  }
}

/** Plain data as a tree that can be bent out of shape. */
export function treeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(treeOf)
  if (typeof value !== 'object' || value === null) return value
  return new Pairs(Object.entries(value).map(([key, inner]) => [key, treeOf(inner)]))
}

export function written(value: unknown): string {
  if (value instanceof Raw) return value.text
  if (value instanceof Pairs) {
    return `{${value.entries.map(([key, inner]) => `${JSON.stringify(key)}:${written(inner)}`).join(',')}}`
  }
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  return JSON.stringify(value) ?? 'null'
}
