import type { CheckMessage } from '#protocol/to-player'
import type { Allowances } from '#server/play/allowances'
import { isCheckDue } from '#server/play/check'
import type { Facts } from '#server/play/facts'
import { stretchAnswer } from '#server/play/overview'

const LOOK_MILLIS = 1_000

/** Tells players when their reality check is due. What it says is also the reason why their bets are refused. */
export class CheckClock {
  readonly #allowances: Allowances
  readonly #tell: (player: string, message: CheckMessage) => void
  readonly #now: () => number
  /** Who was told, and of which check. */
  readonly #told = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined

  constructor(
    allowances: Allowances,
    tell: (player: string, message: CheckMessage) => void,
    now: () => number,
  ) {
    this.#allowances = allowances
    this.#tell = tell
    this.#now = now
  }

  start(): void {
    this.#timer = setInterval(() => this.look(), LOOK_MILLIS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Those whose check came due since the last look. */
  look(): void {
    const now = this.#now()
    for (const facts of this.#allowances.watched()) {
      const { player, stretch } = facts
      const message = checkMessage(facts, now)
      if (message === null || stretch === null) this.#told.delete(player)
      else if (this.#told.get(player) !== stretch.checkedAt) {
        this.#told.set(player, stretch.checkedAt)
        this.#tell(player, message)
      }
    }
  }

  /** What somebody who connects should see first. */
  async dueOf(player: string): Promise<CheckMessage | null> {
    await this.#allowances.need([player])
    const facts = this.#allowances.factsOf(player)
    return facts === null ? null : checkMessage(facts, this.#now())
  }
}

function checkMessage({ rules, stretch }: Facts, now: number): CheckMessage | null {
  if (stretch === null || !isCheckDue(rules, stretch, now)) return null
  return { type: 'check', ...stretchAnswer(stretch, now), now }
}
