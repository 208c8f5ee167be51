import type { Io } from '#cli/io'
import type { Progress } from '#math/simulation/run'

const WIDTH = 30
/** Back to the line's start, and what stood there is gone. */
const CLEAR = '\r\u001b[K'

/** One line on a terminal that is drawn over itself. */
export class ProgressLine {
  readonly #io: Pick<Io, 'err'>
  readonly #shown: boolean

  constructor(io: Pick<Io, 'err'>, shown: boolean) {
    this.#io = io
    this.#shown = shown
  }

  say(text: string): void {
    if (this.#shown) this.#io.err(`${CLEAR}${text}`)
  }

  show(progress: Progress): void {
    this.say(progressText(progress))
  }

  clear(): void {
    this.say('')
  }
}

export function progressText({ rounds, total, roundsPerSecond, secondsLeft }: Progress): string {
  const done = rounds / total
  const bar = '█'.repeat(Math.floor(done * WIDTH)).padEnd(WIDTH, '░')
  const rate = (roundsPerSecond / 1_000_000).toFixed(2)
  return `${bar} ${Math.floor(100 * done)} %  ${rate} million rounds/s  ${clock(secondsLeft)} left`
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
