/** Those that are on after one was switched, in the order that they always have. */
export function toggled<Item>(
  all: readonly Item[],
  on: readonly Item[],
  item: Item,
  wanted: boolean,
): readonly Item[] {
  return all.filter((other) => (other === item ? wanted : on.includes(other)))
}
