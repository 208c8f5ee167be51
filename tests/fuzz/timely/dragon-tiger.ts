import type { State } from '#engine/dragon-tiger/types'
import type { Opinions } from '#tests/fuzz/timely/opinion'

export const DRAGON_TIGER: Opinions<State> = {
  bet: ({ phase }) => phase === 'betting',
  takeBack: ({ phase, slips }, me, { bet }) =>
    phase === 'betting' && slips.some((chips) => chips.bet === bet && chips.player === me),
  clear: ({ phase, slips }, me) => phase === 'betting' && slips.some(({ player }) => player === me),
}
