import { isTableOf } from '#engine/table/is-of'
import type { TableState } from '#engine/table/types'
import type { Role } from '#tests/fuzz/contract/grammar'
import type { Spoken } from '#tests/fuzz/contract/reading'
import { kindOf, type Place } from '#tests/fuzz/lines/verdicts'
import { BACCARAT } from '#tests/fuzz/timely/baccarat'
import { BLACKJACK } from '#tests/fuzz/timely/blackjack'
import { DRAGON_TIGER } from '#tests/fuzz/timely/dragon-tiger'
import type { Named, Opinion, Opinions } from '#tests/fuzz/timely/opinion'
import { STAFFS } from '#tests/fuzz/timely/staff'

/** By the kind of a command, as the reach counts it. */
export const OPINIONS: Opinions = {
  ...each('blackjack', BLACKJACK, (opinion) => (state, me, command) => {
    return isOpen(state, command) && isTableOf('blackjack', state) && opinion(state.game, me, command)
  }),
  ...each('baccarat', BACCARAT, (opinion) => (state, me, command) => {
    return isOpen(state, command) && isTableOf('baccarat', state) && opinion(state.game, me, command)
  }),
  ...each('dragon-tiger', DRAGON_TIGER, (opinion) => (state, me, command) => {
    return isOpen(state, command) && isTableOf('dragon-tiger', state) && opinion(state.game, me, command)
  }),
  'any cut': mayCut,
  'any passCut': mayCut,
  ...STAFFS,
}

/**
 * Whether a command was in time and in turn at one of these moments; null where any time is right. It may have been
 * refused all the same.
 */
export function isTimely(
  { role, name }: { readonly role: Role; readonly name: string },
  message: Spoken,
  place: Place | undefined,
  moments: readonly TableState[],
): boolean | null {
  const opinion = OPINIONS[kindOf(role, message, place)]
  if (opinion === undefined) return null
  const { round } = message
  const isRound = (state: TableState) => round === undefined || state.round?.code === round
  return moments.some((state) => isRound(state) && opinion(state, name, message.command as Named))
}

function each<Of>(group: string, opinions: Opinions<Of>, of: (opinion: Opinion<Of>) => Opinion): Opinions {
  return Object.fromEntries(
    Object.entries(opinions).map(([name, opinion]) => [`${group} ${name}`, of(opinion)]),
  )
}

/** FL-1: nobody does anything at a table that stands still; one that is closed can be left. */
function isOpen({ paused }: TableState, command: Named): boolean {
  return paused === null || (paused.why === 'closed' && command.do === 'leave')
}

/** SH-4. */
function mayCut({ cutOffer, paused }: TableState, me: string): boolean {
  return paused === null && cutOffer !== null && (cutOffer.to === null || cutOffer.to === me)
}
