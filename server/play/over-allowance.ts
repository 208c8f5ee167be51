import type { PlayerId } from '#engine/ids'
import type { Facts } from '#server/play/facts'

/** More was to be staked than is allowed (TP-11). Nothing was changed; `facts` is what holds. */
export class OverAllowance extends Error {
  override readonly name = 'OverAllowance'
  readonly facts: readonly Facts[]

  constructor(facts: readonly Facts[], players: readonly PlayerId[]) {
    super(`More than ${players.join(', ')} may stake: nothing was moved.`)
    this.facts = facts
  }
}
