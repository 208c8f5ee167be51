import type { State } from '#engine/baccarat/types'

export interface Closing {
  readonly row: 'bonus' | 'pairs'
  /** The last round of the shoe in which they are open. */
  readonly after: number
}

/** SB-5: what closes next in this shoe; null where nothing does any more. */
export function closingNext({ rules, shoeRound }: State): Closing | null {
  const rounds = Object.entries(rules.closedFromRound)
    .filter(([, from]) => from > shoeRound)
    .toSorted(([, one], [, other]) => one - other)
  const [first] = rounds
  if (first === undefined) return null
  const [bet, from] = first
  return { row: bet.endsWith('Pair') ? 'pairs' : 'bonus', after: from - 1 }
}
