import { gameOf } from '#engine/families'
import type { OnCloth } from '#engine/round/cloth'
import type { TableState } from '#engine/table/types'

/** One bet of the round. */
export interface StakeLine extends Omit<OnCloth, 'result'> {
  /** What it came to; null while the round runs. */
  readonly paid: number | null
}

export function currencyOf({ purses, currency }: TableState, player: string): string {
  return purses[player]?.currency ?? currency
}

/** All that lies in the round: chips while bets are open, then bets that stand, in the end what they came to. */
export function stakeLines({ id, game }: TableState): readonly StakeLine[] {
  return gameOf(id)
    .cloth(game)
    .map(({ result, ...bet }) => ({ ...bet, paid: result?.paid ?? null }))
}

/** What a player has in the round, cash and golden chips together. */
export function stakeOf(lines: readonly StakeLine[], player: string): number {
  return lines.reduce((sum, line) => (line.player === player ? sum + line.cash + line.golden : sum), 0)
}

/** Seats that a player has. */
export function seatsOf({ id, game }: TableState, player: string): readonly number[] {
  const places = gameOf(id).places(game)
  return places.flatMap((seat, index) => (seat.player === player ? [index + 1] : []))
}
