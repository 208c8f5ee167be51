import { gameOf } from '#engine/families'
import type { Outcome } from '#engine/round/bet'
import type { OnCloth } from '#engine/round/cloth'
import type { TableState } from '#engine/table/types'

/** A stake of the player's at one step of a replay. */
export interface OwnStake extends Pick<OnCloth, 'bet' | 'seat' | 'hand' | 'behind'> {
  readonly cents: number
  readonly golden: boolean
  /** All of it is the house's token (FB-10). */
  readonly free: boolean
  readonly outcome: Outcome | null
  readonly paid: number
}

/** What lies on the table for this player: chips while betting is open, stakes that stand, then what they came to. */
export function ownStakes({ id, game }: TableState, me: string): readonly OwnStake[] {
  return gameOf(id)
    .cloth(game)
    .filter(({ player }) => player === me)
    .map(stakeOf)
}

function stakeOf({ bet, seat, hand, behind, cash, golden, free, result }: OnCloth): OwnStake {
  return {
    bet,
    seat,
    hand,
    behind,
    cents: cash + golden + free,
    golden: golden > 0 && cash === 0,
    free: free > 0 && cash + golden === 0,
    outcome: result?.outcome ?? null,
    paid: result?.paid ?? 0,
  }
}
