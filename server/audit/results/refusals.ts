import type { Reason } from '#engine/round/refusal'
import type { Chips } from '#server/audit/results/cloth'
import { named } from '#server/audit/results/compare'

/** What a player has, and allows to be staked, is not in a table's log (MO-4, TP-11). */
const OF_PURSES: readonly Reason[] = ['balance', 'own-limit']

type Refused = Chips & { readonly reason: Reason }

/** Slips that were taken with a reason against them, and slips that were refused for one that is not there. */
export function refusalProblems(
  { taken, refused }: { readonly taken: readonly Chips[]; readonly refused: readonly Refused[] },
  against: (slip: Chips) => readonly Reason[],
): readonly string[] {
  const standing = taken.flatMap((slip) =>
    against(slip).map((reason) => `${named(slip)} was taken, and '${reason}' speaks against it`),
  )
  const untrue = refused.filter(
    (slip) => !OF_PURSES.includes(slip.reason) && !against(slip).includes(slip.reason),
  )
  return [
    ...standing,
    ...untrue.map((slip) => `${named(slip)} was refused for '${slip.reason}', which is not so`),
  ]
}
