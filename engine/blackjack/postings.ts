import type { Event, Result } from '#engine/blackjack/types'
import type { Posting } from '#engine/round/posting'

const NONE: readonly Posting[] = []

/** The money an event moves. */
export function postings(event: Event): readonly Posting[] {
  switch (event.type) {
    case 'closed':
      return collect((post) => {
        for (const { player, cash, golden } of event.taken) {
          post(player, 'cash', -cash)
          post(player, 'golden', -golden)
        }
      })
    case 'insured':
      return collect((post) => post(event.player, 'cash', -event.amount))
    case 'acted':
      if (event.additions.length === 0) return NONE
      return collect((post) => {
        for (const { player, cash } of event.additions) post(player, 'cash', -cash)
      })
    case 'paid':
    case 'settled':
      return collect((post) => pay(post, event.results, 1))
    case 'cancelled':
      return collect((post) => {
        pay(post, event.results, 1)
        pay(post, event.undone, -1)
      })
    case 'opened':
    case 'seated':
    case 'unseated':
    case 'leaving':
    case 'behindAllowed':
    case 'placed':
    case 'takenBack':
    case 'chose':
    case 'ready':
    case 'connection':
    case 'dealt':
    case 'declined':
    case 'insuranceClosed':
    case 'looked':
    case 'turnOpened':
    case 'decided':
    case 'evenMoneyPassed':
    case 'turned':
    case 'scored':
    case 'bonusDrawn':
    case 'bonusFailed':
      return NONE
    default:
      event satisfies never
      return NONE
  }
}

type Post = (player: string, purse: Posting['purse'], amount: number) => void

function collect(write: (post: Post) => void): readonly Posting[] {
  const postings: Posting[] = []
  write((player, purse, amount) => {
    if (amount !== 0) postings.push({ player, purse, amount })
  })
  return postings
}

function pay(post: Post, results: readonly Result[], sign: 1 | -1): void {
  for (const { player, paid, goldenBack } of results) {
    post(player, 'cash', sign * paid)
    post(player, 'golden', sign * goldenBack)
  }
}
