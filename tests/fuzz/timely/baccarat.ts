import type { State as BaccaratState } from '#engine/baccarat/types'
import type { Opinions } from '#tests/fuzz/timely/opinion'

export const BACCARAT: Opinions<BaccaratState> = {
  bet: ({ phase }) => phase === 'betting',
  takeBack: ({ phase, slips }, me, { bet }) =>
    phase === 'betting' && slips.some((chips) => chips.bet === bet && isLoose(chips, me)),
  clear: hasLooseChips,
  // MB-3
  confirm: (game, me) => game.rules.confirmation && hasLooseChips(game, me),
  // SB-3
  zeroCommission: ({ phase, rules }) => phase === 'betting' && rules.zeroCommission,
}

function hasLooseChips({ phase, slips }: BaccaratState, me: string): boolean {
  return phase === 'betting' && slips.some((chips) => isLoose(chips, me))
}

/** What is confirmed stays. */
function isLoose({ player, cash, golden, confirmed }: BaccaratState['slips'][number], me: string): boolean {
  return player === me && cash + golden > confirmed
}
