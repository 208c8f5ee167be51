import { FRAME_BYTES, FRAME_MESSAGES } from '#protocol/wire/frames'
import type { Dice } from '#tests/dice'
import { written } from '#tests/fuzz/frames/json-tree'
import { anyMessage } from '#tests/fuzz/frames/orders'
import { anyText, strangeValue } from '#tests/fuzz/frames/values'

const PING = '{"type":"ping","at":1}'
const ODDITIES = [
  '',
  ' ',
  '\n\n',
  '[]',
  '{}',
  '[[]]',
  '[{}]',
  'null',
  'true',
  '7',
  '-0',
  '"ping"',
  'NaN',
  'undefined',
  `[[${PING}]]`,
  `${PING}${PING}`,
  `[${PING},]`,
  `[,${PING}]`,
  `{"type":"ping","at":1,}`,
  `{'type':'ping','at':1}`,
  `{type:"ping",at:1}`,
  `{"type":"ping","at":NaN}`,
  `{"type":"ping","at":+1}`,
  `{"type":"ping","at":01}`,
  `{"type":"ping","at":.5}`,
  `{"type":"ping","at":0x1}`,
  `{"type":"ping","at":1}//`,
  `/**/${PING}`,
  `\ufeff${PING}`,
  `${PING}\u0000`,
  `{"type":"pi\u0000ng","at":1}`,
  `{"type":"ping","at":1n}`,
  `{"__proto__":{"type":"ping","at":1}}`,
  `{"type":"ping","at":{"valueOf":1}}`,
  `{"type":{"toString":"ping"},"at":1}`,
] as const

/** What is certainly no frame of the protocol, whoever reads it. */
export function noise(dice: Dice, tables: readonly string[]): string {
  switch (dice.below(12)) {
    case 0:
    case 1:
      return `${dice.of(['', '{', '[', '"', '{"type":'])}${anyText(dice, 1 + dice.below(60))}`
    case 2:
    case 3:
    case 4:
      return cut(dice, JSON.stringify(anyMessage(dice, tables)))
    case 5:
      return listWithOneWrong(dice)
    case 6:
      return dice.chance(0.9) ? written(strangeValue(dice)) : tooLong(dice)
    case 7:
      return dice.chance(0.9) ? written([strangeValue(dice)]) : tooDeep(dice)
    default:
      return dice.of(ODDITIES)
  }
}

/** Some of it is missing, at the end or in the middle. */
function cut(dice: Dice, text: string): string {
  const from = dice.below(text.length - 1)
  return dice.chance(0.6) ? text.slice(0, from) : `${text.slice(0, from)}\u0001${text.slice(from + 1)}`
}

function listWithOneWrong(dice: Dice): string {
  const count = 1 + dice.below(FRAME_MESSAGES)
  const items = Array<string>(count).fill(PING)
  items[dice.below(count)] = dice.of(['{}', 'null', '{"type":"ping"}', '{"type":"open"}', '[]'])
  return `[${items.join(',')}]`
}

function tooLong(dice: Dice): string {
  const most = FRAME_BYTES - 2
  return dice.of([
    () =>
      `[${Array(65 + dice.below(1_000))
        .fill(PING)
        .join(',')}]`,
    () => `[${'0,'.repeat(most / 2 - 1)}0]`,
    () => ' '.repeat(most),
    () => `"${'x'.repeat(most)}"`,
    () => `{"type":"${'p'.repeat(most - 20)}"}`,
    () => `{"type":"join","table":"${'speed-'.repeat(5_000)}"}`,
    () => `{${Array.from({ length: 2_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
    () => '9'.repeat(most),
    () => '\\u0000'.repeat(5_000),
  ])()
}

function tooDeep(dice: Dice): string {
  const depth = 1_000 + dice.below(9_000)
  return dice.of([
    () => '['.repeat(depth),
    () => `${'['.repeat(depth)}${']'.repeat(depth)}`,
    () => '{"a":'.repeat(depth / 2),
    () => `${'{"command":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
    () =>
      `{"type":"do","id":"abcdefgh","table":"speed-1","command":${'['.repeat(4_000)}${']'.repeat(4_000)}}`,
  ])()
}
