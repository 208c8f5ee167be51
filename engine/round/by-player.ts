/** Whose is what, in one pass. */
export function byPlayer<Thing extends { readonly player: string }>(
  things: readonly Thing[],
): ReadonlyMap<string, readonly Thing[]> {
  const groups = new Map<string, Thing[]>()
  for (const thing of things) {
    const own = groups.get(thing.player)
    if (own === undefined) groups.set(thing.player, [thing])
    else own.push(thing)
  }
  return groups
}
