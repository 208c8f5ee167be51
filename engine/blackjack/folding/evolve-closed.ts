import { draftOf } from '#engine/blackjack/folding/draft'
import type { Bet, Closed, Line, Seat, Side, Stake, State } from '#engine/blackjack/types'
import { NO_CENTS } from '#engine/money/cents'
import type { Slip } from '#engine/round/slip'

/** Betting is over: what was taken lies before the seats, and the first deal begins. */
export function closed(state: State, { taken, owners }: Closed): State {
  const next = draftOf(state)
  next.phase = 'dealing'
  next.slips = []
  next.ready = []
  next.seats = state.seats.map((seat) => counted(seat, taken))
  next.lines = linesFor(state, taken, owners)
  next.sides = taken.flatMap((slip) => asSide(slip))
  return next
}

/** VE-14: a seated player's rounds in a row without any bet at the table. */
function counted(seat: Seat, taken: readonly Slip<Bet>[]): Seat {
  if (seat.player === null) return seat
  const plays = taken.some((slip) => slip.player === seat.player)
  const idleRounds = plays ? 0 : seat.idleRounds + 1
  return idleRounds === seat.idleRounds ? seat : { ...seat, idleRounds }
}

/** Only seats with a main bet get cards, unless the game deals to all (MF-2). Backers alone do not count (VE-10). */
function linesFor({ rules }: State, taken: readonly Slip<Bet>[], owners: Closed['owners']): readonly Line[] {
  const lines: Line[] = []
  for (let seat = 1; seat <= rules.seats; seat++) {
    if (!rules.dealsEverySeat && !taken.some((slip) => slip.seat === seat)) continue
    const mains = taken.filter((slip) => slip.bet === 'main' && slip.seat === seat)
    const first = mains.find((slip) => !slip.behind)
    if (first === undefined && !rules.dealsEverySeat) continue
    const owner = owners[seat - 1] ?? null
    const stakes = mains.map(asStake)
    lines.push({
      seat,
      cards: [],
      split: false,
      dealt: [],
      owner,
      early: null,
      stakes: ownerFirst(stakes, owner),
    })
  }
  return lines
}

function ownerFirst(stakes: readonly Stake[], owner: string | null): readonly Stake[] {
  if (stakes.length < 2) return stakes
  return [
    ...stakes.filter(({ player }) => player === owner),
    ...stakes.filter(({ player }) => player !== owner),
  ]
}

function asStake({ player, behind, cash, golden }: Slip<Bet>): Stake {
  return {
    cash,
    golden,
    free: NO_CENTS,
    player,
    behind,
    base: golden > 0 ? golden : cash,
    chips: golden > 0 ? 'golden' : 'cash',
    added: NO_CENTS,
    status: 'deciding',
    held: 0,
    claim: 'none',
  }
}

function asSide({ player, seat, bet, cash, golden }: Slip<Bet>): readonly Side[] {
  return bet === 'main' ? [] : [{ cash, golden, free: NO_CENTS, player, seat, bet }]
}
