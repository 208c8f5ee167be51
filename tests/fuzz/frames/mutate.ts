import type { Dice } from '#tests/dice'
import { Pairs, treeOf, written } from '#tests/fuzz/frames/json-tree'
import { KEYS, strangeValue } from '#tests/fuzz/frames/values'

/** The text of a message with something about it changed: one thing mostly, up to three. */
export function mutated(dice: Dice, message: object): string {
  const tree = treeOf(message)
  const changes = dice.weighted([
    [1, 7],
    [2, 2],
    [3, 1],
  ])
  for (let change = 0; change < changes; change++) bend(dice, dice.of(objectsIn(tree)))
  if (dice.chance(0.9)) return written(tree)
  return written(dice.chance(0.5) ? [tree] : [tree, treeOf(message)])
}

function objectsIn(value: unknown): readonly Pairs[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (!(value instanceof Pairs)) return []
  return [value, ...value.entries.flatMap(([, inner]) => objectsIn(inner))]
}

function bend(dice: Dice, object: Pairs | undefined): void {
  if (object === undefined || object.entries.length === 0) return
  const { entries } = object
  const index = dice.below(entries.length)
  const [key, value] = entries[index] ?? ['', null]
  switch (dice.below(10)) {
    case 0:
      entries.splice(index, 1)
      return
    case 1:
      entries.push([dice.of(KEYS), strangeValue(dice)])
      return
    case 2:
      entries.push([key, strangeValue(dice)])
      return
    case 3:
      entries[index] = [dice.of([...KEYS, key.toUpperCase(), `${key}s`]), value]
      return
    case 4:
      entries[index] = [key, dice.chance(0.5) ? [value] : new Pairs([[key, value]])]
      return
    case 5: {
      const [otherKey, other] = dice.of(entries)
      entries[index] = [key, other]
      if (dice.chance(0.5)) entries.push([otherKey, value])
      return
    }
    case 6:
      entries[index] = [key, written(value)]
      return
    default:
      entries[index] = [key, strangeValue(dice)]
  }
}
