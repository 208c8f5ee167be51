import type { Odds } from '#engine/money/odds'

/** A change that cannot be made; the message is one sentence for whoever asked for it. */
export class ChangeError extends RangeError {}

/** Reads a value as it is written on a command line; throws a `ChangeError` if it is none. */
export type Reader<Value> = (text: string, key: string) => Value

/** A rule record with one rule changed. */
export type Change<Rules> = (rules: Rules, text: string, key: string) => Rules

export const flag: Reader<boolean> = (text, key) => {
  if (text === 'true' || text === 'yes') return true
  if (text === 'false' || text === 'no') return false
  throw new ChangeError(`${key} is true or false, not '${text}'.`)
}

export function whole(least: number, most: number): Reader<number> {
  return (text, key) => {
    const value = Number(text)
    if (/^[0-9]+$/.test(text) && value >= least && value <= most) return value
    throw new ChangeError(`${key} is a whole number from ${least} to ${most}, not '${text}'.`)
  }
}

const MOST_ODDS = 1_000_000

export const odds: Reader<Odds> = (text, key) => {
  const [, win, stake] = /^([0-9]+):([0-9]+)$/.exec(text) ?? []
  const pair: Odds = [Number(win), Number(stake)]
  if (win !== undefined && pair[1] > 0 && Math.max(...pair) <= MOST_ODDS) return pair
  throw new ChangeError(`${key} is odds such as 6:5, not '${text}'.`)
}

export function oneOf<Name extends string>(...names: readonly Name[]): Reader<Name> {
  return (text, key) => {
    const name = names.find((known) => known === text)
    if (name !== undefined) return name
    throw new ChangeError(`${key} is ${names.slice(0, -1).join(', ')} or ${names.at(-1)}, not '${text}'.`)
  }
}

/** Values between commas; nothing at all is an empty list. */
export function listOf<Value>(reader: Reader<Value>): Reader<readonly Value[]> {
  return (text, key) => {
    const values = text === '' ? [] : text.split(',').map((part) => reader(part.trim(), key))
    if (new Set(values).size === values.length) return values
    throw new ChangeError(`${key} names something twice: '${text}'.`)
  }
}
