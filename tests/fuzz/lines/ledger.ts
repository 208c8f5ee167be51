import type { Faults } from '#tests/fuzz/faults'
import { textOf } from '#tests/fuzz/lines/text-of'

/** What one id was answered so far, and what is on its way with it. */
interface Entry {
  /** Which content it stands for; null as long as that cannot be known. */
  winner: string | null
  answer: string | null
  open: number
  burst: Burst
}

/** All that was sent with an id from the moment when nothing was open to the next one. */
interface Burst {
  readonly first: string
  readonly sends: Map<string, number>
  readonly places: Set<string>
  finals: number
  reused: number
  forNow: number
}

export type Kind = 'final' | 'reused' | 'for now'

/**
 * What one sender ever ordered over any connection. An id stands for the first content that comes to be decided with
 * it: that one gets the same answer whenever it is sent, everything else is refused as `id-reused`.
 */
export class Ledger {
  readonly owner: string
  readonly #entries = new Map<string, Entry>()
  readonly #faults: Faults
  readonly #mayBeStopped: boolean

  /** `mayBeStopped`: who may not speak any more is told so, whatever they said before. */
  constructor(owner: string, faults: Faults, mayBeStopped = false) {
    this.owner = owner
    this.#faults = faults
    this.#mayBeStopped = mayBeStopped
  }

  sent(id: string, content: unknown, place: string): void {
    const text = textOf(content)
    const entry = this.#entries.get(id) ?? { winner: null, answer: null, open: 0, burst: burstOf(text) }
    this.#entries.set(id, entry)
    if (entry.open === 0) entry.burst = burstOf(text)
    const { sends, places } = entry.burst
    sends.set(text, (sends.get(text) ?? 0) + 1)
    places.add(place)
    entry.open++
  }

  heard(id: string, kind: Kind, answer: unknown): void {
    const entry = this.#entries.get(id)
    if (entry === undefined || entry.open === 0) return this.#fault(id, 'was answered, and nobody asked')
    entry.open--
    const { burst } = entry
    if (kind === 'for now') burst.forNow++
    else if (kind === 'reused') burst.reused++
    else {
      const text = textOf(answer)
      if (entry.answer !== null && entry.answer !== text) {
        this.#fault(id, `was answered ${entry.answer}, and now ${text}`)
      }
      entry.answer = text
      burst.finals++
    }
    if (entry.open === 0) this.#settle(id, entry)
  }

  /** The answers that stand, by id. */
  get final(): ReadonlyMap<string, string> {
    const known = [...this.#entries].flatMap(([id, { answer }]) =>
      answer === null ? [] : [[id, answer] as const],
    )
    return new Map(known)
  }

  has(id: string): boolean {
    return this.#entries.has(id)
  }

  /** Whether it was said to all tables at once. */
  isAnnouncement(id: string): boolean {
    const { winner, burst } = this.#entries.get(id) ?? {}
    return (winner ?? burst?.first ?? '').includes('"type":"announce"')
  }

  /** The name of the command that an id stands for; null where that cannot be known. */
  commandOf(id: string): string | null {
    return /"do":"(\w+)"/.exec(this.#entries.get(id)?.winner ?? '')?.[1] ?? null
  }

  #settle(id: string, entry: Entry): void {
    const { burst, winner } = entry
    const { finals, reused, forNow, sends } = burst
    const told = `${finals} × answered, ${reused} × id-reused, ${forNow} × later`
    if (winner !== null) {
      const due = sends.get(winner) ?? 0
      const isStopped = this.#mayBeStopped && finals <= due && finals + forNow >= due
      const isRight = (finals === due && forNow === 0) || isStopped
      if (!isRight) this.#fault(id, `is used: ${told}, but ${due} were the same command`)
      return
    }
    if (finals === 0) {
      if (forNow === 0 && entry.answer === null) this.#fault(id, `was new, yet: ${told}`)
      return
    }
    const winners = winnersOf(burst)
    if (winners.length === 0) this.#fault(id, `was sent ${[...sends.values()].join(' + ')} times: ${told}`)
    if (winners.length === 1) entry.winner = winners[0] ?? null
  }

  #fault(id: string, text: string): void {
    this.#faults.note(`${this.owner}: the id ${id} ${text}.`)
  }
}

function burstOf(first: string): Burst {
  return { first, sends: new Map(), places: new Set(), finals: 0, reused: 0, forNow: 0 }
}

/** Which contents may have been the first to be decided: at one table that is the first that was sent. */
function winnersOf({ first, sends, places, finals, forNow }: Burst): readonly string[] {
  const fitting = [...sends].filter(([, count]) => (forNow === 0 ? count === finals : count >= finals))
  const contents = fitting.map(([content]) => content)
  return places.size === 1 && forNow === 0 ? contents.filter((content) => content === first) : contents
}
