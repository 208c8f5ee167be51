import { medianOf } from '#bench/compare'

/** Until the compiler has done its best with the code, which costs the processor too. */
const WARM_UP_SECONDS = 1.2
const SLICE_SECONDS = 0.1

/** What the processor did for this process: a machine that is busy with others makes it hardly slower. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

/** How many rounds a second of the processor `play` does, warm; each call says how many it played. */
export function rateOf(seconds: number, play: () => number): number {
  slices(WARM_UP_SECONDS, play)
  return medianOf(slices(seconds, play))
}

/** The rates of short times one after the other: what disturbs some of them does not move their median. */
function slices(seconds: number, play: () => number): readonly number[] {
  return Array.from({ length: Math.round(seconds / SLICE_SECONDS) }, () => {
    const started = cpuSeconds()
    let rounds = 0
    let spentSeconds = 0
    while (spentSeconds < SLICE_SECONDS) {
      rounds += play()
      spentSeconds = cpuSeconds() - started
    }
    return rounds / spentSeconds
  })
}

/** Milliseconds of the processor that `work` takes: the median of so many times. */
export function millisOf(times: number, work: () => void): number {
  const all = Array.from({ length: times }, () => {
    const started = cpuSeconds()
    work()
    return (cpuSeconds() - started) * 1_000
  })
  return medianOf(all)
}
