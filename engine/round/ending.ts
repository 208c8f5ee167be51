import type { Payout } from '#engine/round/bet'

/** `returned`: every stake came back as it was. `even`: what won made up for what lost. `nothing`: no stake. */
export type Ending = 'won' | 'even' | 'lost' | 'returned' | 'nothing'

/** How a round ended for one player: every screen, sound and sentence asks this. */
export interface Ended {
  readonly ending: Ending
  /** Cash and golden chips. */
  readonly staked: number
  /** All that came back, stakes and golden chips counted. */
  readonly back: number
  /** What the player's money gained, below zero what it lost: golden chips are no money (MO-7). */
  readonly net: number
}

/** What went into some bets and what came back of them. */
interface Sums {
  readonly cash: number
  readonly golden: number
  readonly paid: number
  readonly goldenBack: number
}

type Fared = Sums & Pick<Payout, 'outcome'>

const NONE: Sums = { cash: 0, golden: 0, paid: 0, goldenBack: 0 }

/** The own bets of a round, all together. */
export function endedOf(own: readonly Fared[]): Ended {
  const isReturned = own.every(({ outcome }) => outcome === 'push' || outcome === 'refund')
  const { staked, back, net, ending } = endedBy(own.reduce(added, NONE), isReturned)
  return { staked, back, net, ending: own.length === 0 ? 'nothing' : ending }
}

export function endedFor(results: readonly (Fared & { readonly player: string })[], me: string): Ended {
  return endedOf(results.filter(({ player }) => player === me))
}

/** Won is only what brought more than it cost. */
export function endedBy({ cash, golden, paid, goldenBack }: Sums, isReturned = false): Ended {
  const net = paid - cash
  const back = paid + goldenBack
  const staked = cash + golden
  return { staked, back, net, ending: endingOf(net, back, isReturned) }
}

function endingOf(net: number, back: number, isReturned: boolean): Ending {
  if (net > 0) return 'won'
  if (isReturned) return 'returned'
  return net === 0 && back > 0 ? 'even' : 'lost'
}

function added(sums: Sums, { cash, golden, paid, goldenBack }: Sums): Sums {
  return {
    cash: sums.cash + cash,
    golden: sums.golden + golden,
    paid: sums.paid + paid,
    goldenBack: sums.goldenBack + goldenBack,
  }
}
