import type { Event, Result, TakenBet } from '#engine/baccarat/types'
import type { Posting } from '#engine/round/posting'

const NONE: readonly Posting[] = []

/** The money an event moves: stakes are taken when betting closes, all else is given when the round ends. */
export function postings(event: Event): readonly Posting[] {
  switch (event.type) {
    case 'closed':
      return event.taken.flatMap(taking)
    case 'settled':
    case 'cancelled':
      return event.results.flatMap(giving)
    case 'opened':
    case 'placed':
    case 'takenBack':
    case 'confirmed':
    case 'autoConfirm':
    case 'zeroCommission':
    case 'sideBets':
    case 'dealt':
    case 'turned':
      return NONE
    default:
      event satisfies never
      return NONE
  }
}

function taking({ player, cash, golden }: TakenBet): readonly Posting[] {
  return moves(player, -cash, -golden)
}

function giving({ player, paid, goldenBack }: Result): readonly Posting[] {
  return moves(player, paid, goldenBack)
}

function moves(player: string, cash: number, golden: number): readonly Posting[] {
  const moved: Posting[] = []
  if (cash !== 0) moved.push({ player, purse: 'cash', amount: cash })
  if (golden !== 0) moved.push({ player, purse: 'golden', amount: golden })
  return moved
}
