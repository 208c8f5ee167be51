import type { Laid } from '#web/table/chips/spot'

/** What was laid at once, and goes by one undo (TP-2). */
export type Gesture = readonly Laid[]

/** By which press each gesture came: what one press laid at several tables goes by one undo (MP-4). */
const presses = new WeakMap<Gesture, number>()
let newest = 0

/** A press of the player: later ones have higher numbers. */
export function nextPress(): number {
  newest++
  return newest
}

export function pressOf(gesture: Gesture): number {
  return presses.get(gesture) ?? 0
}

export function stamped<Of extends Gesture>(gesture: Of, press: number): Of {
  presses.set(gesture, press)
  return gesture
}

/** A gesture keeps its place and becomes what the house took of it; in another round it is forgotten already. */
export function withAnswer(
  gestures: readonly Gesture[],
  gesture: Gesture,
  laid: Gesture,
): readonly Gesture[] {
  const taken = laid.length > 0 ? [stamped(laid, pressOf(gesture))] : []
  return gestures.flatMap((other) => (other === gesture ? taken : [other]))
}
