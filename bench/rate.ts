const WARM_UP_SECONDS = 0.5

export interface Rate {
  readonly roundsPerSecond: number
}

/** How many rounds a second `play` does, warm; each call says how many it played. */
export function rateOf(seconds: number, play: () => number): Rate {
  measure(WARM_UP_SECONDS, play)
  return { roundsPerSecond: Math.round(measure(seconds, play)) }
}

function measure(seconds: number, play: () => number): number {
  const started = performance.now()
  let rounds = 0
  let elapsedSeconds = 0
  while (elapsedSeconds < seconds) {
    rounds += play()
    elapsedSeconds = (performance.now() - started) / 1_000
  }
  return rounds / elapsedSeconds
}
