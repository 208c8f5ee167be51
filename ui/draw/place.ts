/** A length of the stage's drawing: it scales with the stage and is a pixel elsewhere. */
export function units(length: number): string {
  return `calc(${length} * var(--unit))`
}

/** Where an overlay's left upper corner lies on the stage; centre it with `translate: -50% -50%`. */
export function placeAt(x: number, y: number): { readonly left: string; readonly top: string } {
  return { left: units(x), top: units(y) }
}
