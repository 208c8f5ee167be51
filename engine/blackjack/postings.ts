import type { Event, Result } from '#engine/blackjack/types'
import type { Posting } from '#engine/round/posting'

const NONE: readonly Posting[] = []

/** The money an event moves. Events that are not here move none. */
export function postings(event: Event): readonly Posting[] {
  switch (event.type) {
    case 'closed':
      return event.taken.flatMap(({ player, cash, golden }) => [
        ...posting(player, 'cash', -cash),
        ...posting(player, 'golden', -golden),
      ])
    case 'insured':
      return posting(event.player, 'cash', -event.amount)
    case 'acted':
      return event.additions.flatMap(({ player, cash }) => posting(player, 'cash', -cash))
    case 'paid':
    case 'settled':
      return event.results.flatMap((result) => payment(result, 1))
    case 'cancelled':
      return [
        ...event.results.flatMap((result) => payment(result, 1)),
        ...event.undone.flatMap((result) => payment(result, -1)),
      ]
    default:
      return NONE
  }
}

function payment({ player, paid, goldenBack }: Result, sign: 1 | -1): readonly Posting[] {
  return [...posting(player, 'cash', sign * paid), ...posting(player, 'golden', sign * goldenBack)]
}

function posting(player: string, purse: Posting['purse'], amount: number): readonly Posting[] {
  return amount === 0 ? NONE : [{ player, purse, amount }]
}
