import { durationOf } from '#ui/kit/duration'

/** How long a round's end is kept back after it was told, until Tiger's card has been seen. */
export function holdMillis(): number {
  return durationOf('--t-card-slide')
}
