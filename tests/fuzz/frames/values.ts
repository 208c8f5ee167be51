import type { Dice } from '#tests/dice'
import { Pairs, Raw } from '#tests/fuzz/frames/json-tree'

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '-100',
  '0.5',
  '1.5',
  '99.99',
  '1e2',
  '1.0',
  '1E400',
  '-1e999',
  '1e-400',
  '4.9e-324',
  '2147483648',
  '4294967296',
  '9007199254740991',
  '9007199254740992',
  '-9007199254740993',
  '9223372036854775808',
  '1000000000001',
  '123456789012345678901234567890',
] as const

const TEXTS = [
  '',
  ' ',
  '0',
  '100',
  '-1',
  'true',
  'null',
  'NaN',
  'Infinity',
  '0x10',
  '١٢٣',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "'; drop table accounts; --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\u0000',
  'ab\u0000cdefgh',
  '\n\r\t\u001b[31m',
  '\ud800',
  '\udc00\ud800',
  'abcdefgh\udfff',
  '\u202e\u2066',
  '\ufeff',
  '😀'.repeat(9),
  'e\u0301'.repeat(20),
] as const

/** Keys that mean something to the language, or would to a careless server. */
export const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'toJSON',
  'then',
  'length',
  '',
  '0',
  'player',
  'name',
  'house',
  'upto',
  'ok',
  'Type',
  'type ',
  'id\u0000',
  'cash',
  'free',
  '\ud800',
] as const

export function strangeText(dice: Dice): string {
  if (dice.chance(0.7)) return dice.of(TEXTS)
  if (dice.chance(0.9)) return anyText(dice, 1 + dice.below(80))
  return dice.of(['A', 'speed-1', '\u0007', 'é', '-']).repeat(200 + dice.below(2_000))
}

/** Characters from everywhere, halves of pairs included. */
export function anyText(dice: Dice, length: number): string {
  return Array.from({ length }, () => {
    const from = dice.weighted([
      [0x20, 6],
      [0, 1],
      [0x80, 1],
      [0xd800, 1],
      [0xff00, 1],
    ])
    return String.fromCharCode(from + dice.below(0x60))
  }).join('')
}

/** Whatever stands where something else should. */
export function strangeValue(dice: Dice): unknown {
  switch (dice.below(9)) {
    case 0:
    case 1:
    case 2:
      return new Raw(dice.of(NUMBERS))
    case 3:
    case 4:
      return strangeText(dice)
    case 5:
      return dice.of([null, true, false])
    case 6:
      return dice.of([[], [[]], [1, 2, 3], ['sit'], [null], Array(50).fill(0)])
    case 7:
      return new Pairs(
        Array.from({ length: dice.below(4) }, () => [dice.of(KEYS), new Raw(dice.of(NUMBERS))]),
      )
    default:
      return new Pairs([[dice.of(KEYS), new Pairs([[dice.of(KEYS), strangeText(dice)]])]])
  }
}
