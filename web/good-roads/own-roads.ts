import { OWN_ROAD_NAME, type OwnRoad } from '#protocol/own-roads'

/** What is typed may hold anything: breaks and signs that nobody sees are left out. */
export function cleanName(typed: string): string {
  return typed.replaceAll(/\p{C}/gu, '').trim().slice(0, OWN_ROAD_NAME).trim()
}

/** An empty one with the first name that is free. */
export function newRoad(own: readonly OwnRoad[], nameOf: (number: number) => string): OwnRoad {
  const names = new Set(own.map(({ name }) => name))
  let number = 1
  while (names.has(nameOf(number))) number++
  return {
    id: crypto.randomUUID(),
    name: nameOf(number),
    on: true,
    first: 'P',
    columns: [],
    grows: true,
    swaps: false,
  }
}

/** In its old place, or the last. */
export function withRoad(own: readonly OwnRoad[], road: OwnRoad): readonly OwnRoad[] {
  return own.some(({ id }) => id === road.id)
    ? own.map((other) => (other.id === road.id ? road : other))
    : [...own, road]
}
