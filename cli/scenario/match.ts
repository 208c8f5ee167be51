/**
 * What of an expectation a result does not show, one line each. Objects match by the keys given; every element
 * of an expected list must match some element of the real one.
 */
export function differences(expected: unknown, real: unknown, path = ''): readonly string[] {
  if (Array.isArray(expected)) return listDifferences(expected, real, path)
  if (isObject(expected)) {
    if (!isObject(real)) return [`${at(path)}: expected ${show(expected)}, found ${show(real)}`]
    return Object.entries(expected).flatMap(([key, value]) => differences(value, real[key], join(path, key)))
  }
  return Object.is(expected, real) ? [] : [`${at(path)}: expected ${show(expected)}, found ${show(real)}`]
}

function listDifferences(expected: readonly unknown[], real: unknown, path: string): readonly string[] {
  if (!Array.isArray(real)) return [`${at(path)}: expected a list, found ${show(real)}`]
  return expected.flatMap((element, index) => {
    if (real.some((candidate) => differences(element, candidate).length === 0)) return []
    return [`${at(join(path, String(index)))}: nothing matches ${show(element)} among ${show(real)}`]
  })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

function at(path: string): string {
  return path === '' ? 'result' : path
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
