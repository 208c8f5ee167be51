const DAY_MILLIS = 86_400_000

/** Whether the browser and the server know a time zone by this name. */
export function isZone(name: string): boolean {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

const MOST_FORMATS = 100
const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than asking it a hundred times. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  if (formats.size >= MOST_FORMATS) formats.clear()
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, format)
  return format
}

/** A clock on the wall of a time zone: what it shows, and when it shows the start of a day. */
export class WallClock {
  readonly #format: Intl.DateTimeFormat

  constructor(zone: string) {
    this.#format = formatOf(zone)
  }

  /** `2026-01-31`. */
  dayOf(at: number): string {
    return new Date(this.#shown(at)).toISOString().slice(0, 10)
  }

  /** The first moment of a day: not every zone has a midnight on every day. */
  startOf(day: string): number {
    const wanted = Date.parse(`${day}T00:00:00Z`)
    // The offset changes by hours at most, and at most once a day: both sides of a change are looked at.
    const guesses = [wanted - DAY_MILLIS, wanted + DAY_MILLIS].map(
      (near) => wanted - (this.#shown(near) - near),
    )
    const [early = wanted, late = wanted] = guesses.toSorted((a, b) => a - b)
    if (this.#shown(early) >= wanted) return early
    return this.#shown(late) === wanted ? late : this.#change(early, late)
  }

  /** The same, the start of the day before being known: most days have 24 hours. */
  startAfter(before: number, day: string): number {
    const next = before + DAY_MILLIS
    return this.#shown(next) === Date.parse(`${day}T00:00:00Z`) ? next : this.startOf(day)
  }

  /** The clocks are put forward over midnight: the day begins when they are. */
  #change(before: number, after: number): number {
    let low = before
    let high = after
    const offset = (at: number) => this.#shown(at) - at
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (offset(middle) === offset(before)) low = middle
      else high = middle
    }
    return high
  }

  /** What the clock shows, as if it were UTC. */
  #shown(at: number): number {
    const parts = new Map(this.#format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    return Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
      ((at % 1_000) + 1_000) % 1_000,
    )
  }
}

/** The starts of all days from one to another, and of the one after: as many days as bounds but one. */
export function dayStarts(
  clock: WallClock,
  from: number,
  to: number,
): readonly { readonly day: string; readonly at: number }[] {
  const starts: { readonly day: string; readonly at: number }[] = []
  const first = Date.parse(`${clock.dayOf(from)}T00:00:00Z`)
  let last: number | null = null
  for (let date = first; ; date += DAY_MILLIS) {
    const day = new Date(date).toISOString().slice(0, 10)
    const at: number = last === null ? clock.startOf(day) : clock.startAfter(last, day)
    last = at
    starts.push({ day, at })
    if (at >= to) return starts
  }
}
