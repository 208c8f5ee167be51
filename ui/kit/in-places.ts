/** Things that only their place in the row tells apart, each with it: cards of a hand, chips of a stack. */
export function inPlaces<Thing>(
  things: readonly Thing[],
): readonly (readonly [place: number, thing: Thing])[] {
  return [...things.entries()]
}
