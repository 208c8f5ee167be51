import type { PlayerId } from '#engine/ids'
import type { CheckMessage } from '#protocol/player/to-player'
import type { Clock, Timer } from '#server/clock'
import type { Allowances } from '#server/play/allowances'
import { isCheckDue } from '#server/play/check'
import type { Facts } from '#server/play/facts'
import { stretchAnswer } from '#server/play/overview'

const LOOK_MILLIS = 1_000

/** Tells players when their reality check is due. What it says is also the reason why their bets are refused. */
export class CheckClock {
  readonly #allowances: Allowances
  readonly #tell: (player: PlayerId, message: CheckMessage) => void
  readonly #clock: Clock
  /** Who was told, and of which check. */
  readonly #told = new Map<string, number>()
  #timer: Timer | undefined

  constructor(allowances: Allowances, tell: (player: PlayerId, message: CheckMessage) => void, clock: Clock) {
    this.#allowances = allowances
    this.#tell = tell
    this.#clock = clock
  }

  start(): void {
    this.#timer = this.#clock.every(LOOK_MILLIS, () => this.look())
  }

  stop(): void {
    this.#timer?.cancel()
  }

  /** Those whose check came due since the last look. */
  look(): void {
    const now = this.#clock.now()
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
  async dueOf(player: PlayerId): Promise<CheckMessage | null> {
    await this.#allowances.need([player])
    const facts = this.#allowances.factsOf(player)
    return facts === null ? null : checkMessage(facts, this.#clock.now())
  }
}

function checkMessage({ rules, stretch }: Facts, now: number): CheckMessage | null {
  if (stretch === null || !isCheckDue(rules, stretch, now)) return null
  return { type: 'check', ...stretchAnswer(stretch, now), now }
}
