/**
 * The one text of an event: JSON with sorted keys and no spaces, as RFC 8785 has it, for data that holds no
 * fractions. What has no such text is an error here rather than a hash that cannot be made again (FA-4, MO-1).
 */
export function canonical(value: unknown, path = 'event'): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return wholeNumber(value, path)
  if (typeof value === 'string') return wholeText(value, path)
  if (Array.isArray(value)) {
    return `[${Array.from(value, (item, index) => canonical(item, `${path}[${index}]`)).join(',')}]`
  }
  if (typeof value === 'object' && isPlain(value)) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([key, item]) => `${wholeText(key, path)}:${canonical(item, `${path}.${key}`)}`).join(',')}}`
  }
  throw new TypeError(`${path} has no canonical form: ${kindOf(value)} is not plain data.`)
}

function wholeNumber(value: number, path: string): string {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${path} has no canonical form: ${value} is no whole number below 2^53.`)
  }
  return String(value)
}

/** Half a surrogate pair has no UTF-8: two different texts would share their bytes. */
function wholeText(value: string, path: string): string {
  if (/\p{Surrogate}/u.test(value)) {
    throw new RangeError(`${path} has no canonical form: its text holds half of a surrogate pair.`)
  }
  return JSON.stringify(value)
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function kindOf(value: unknown): string {
  return typeof value === 'object' ? `a ${Object.prototype.toString.call(value).slice(8, -1)}` : typeof value
}
