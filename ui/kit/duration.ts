/** A duration of the tokens in milliseconds, as it is for this player now: 0 where motion is reduced. */
export function durationOf(token: string): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
  const value = Number.parseFloat(text)
  if (Number.isNaN(value)) return 0
  return text.endsWith('ms') ? value : value * 1_000
}
