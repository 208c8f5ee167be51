/** How far something came: done, refused by its own check, or stopped before that. */
export type How = 'done' | 'checked' | 'stopped'

interface Counts {
  done: number
  checked: number
  stopped: number
  /** Of those that were done: seen to be in time and in turn. */
  timely: number
}

const NONE: Counts = { done: 0, checked: 0, stopped: 0, timely: 0 }

/** How often each kind of command, message and route came how far. */
export class Reach {
  readonly #counts = new Map<string, Counts>()

  note(kind: string, how: How): void {
    this.#countsOf(kind)[how]++
  }

  noteTimely(kind: string): void {
    this.#countsOf(kind).timely++
  }

  timely(kind: string): number {
    return this.#counts.get(kind)?.timely ?? 0
  }

  done(kind: string): number {
    return this.#counts.get(kind)?.done ?? 0
  }

  /** How often its inside was reached. */
  inside(kind: string): number {
    const { done = 0, checked = 0 } = this.#counts.get(kind) ?? {}
    return done + checked
  }

  toString(): string {
    const lines = [...this.#counts].sort(([one], [other]) => (one < other ? -1 : 1))
    return lines
      .map(([kind, { done, checked, stopped, timely }]) => {
        const inTime = timely > 0 ? ` (${timely})` : ''
        return `${kind} ${done}${inTime}/${checked}/${stopped}`
      })
      .join(' · ')
  }

  #countsOf(kind: string): Counts {
    const counts = this.#counts.get(kind) ?? { ...NONE }
    this.#counts.set(kind, counts)
    return counts
  }
}
