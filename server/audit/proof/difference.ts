/** The first place where two things differ, as a path, with both values as text; null when they are the same. */
export interface Difference {
  readonly path: string
  readonly expected: string
  readonly found: string
}

const LONGEST = 60

export function firstDifference(expected: unknown, found: unknown, path = ''): Difference | null {
  if (isObject(expected) && isObject(found) && Array.isArray(expected) === Array.isArray(found)) {
    const isList = Array.isArray(expected)
    for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
      const inside = isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
      const difference = firstDifference(Reflect.get(expected, key), Reflect.get(found, key), inside)
      if (difference !== null) return difference
    }
    return null
  }
  return Object.is(expected, found) || (expected === 0 && found === 0)
    ? null
    : { path, expected: shown(expected), found: shown(found) }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
