import type { Laid } from '#web/table/spot'

/** What was laid at once, and goes by one undo (TP-2). */
export type Gesture = readonly Laid[]

/** A gesture keeps its place and becomes what the house took of it; in another round it is forgotten already. */
export function withAnswer(
  gestures: readonly Gesture[],
  gesture: Gesture,
  laid: Gesture,
): readonly Gesture[] {
  return gestures.flatMap((other) => (other === gesture ? (laid.length > 0 ? [laid] : []) : [other]))
}
