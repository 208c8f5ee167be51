import { coupOf } from '#engine/baccarat/coup'
import { totalOf } from '#engine/baccarat/hand'
import type { Event, State } from '#engine/baccarat/types'
import { coupSaid } from '#protocol/story/baccarat/why'
import { cardText, chipsSaid, closedSaid, reasonSaid, type Say } from '#protocol/story/say'
import type { Staker } from '#protocol/story/teller'

/** What an event of baccarat is in words, the table being as it is after it; null for what is not worth any. */
export function baccaratStep(event: Event, after: State, staker: (player: string) => Staker): Say | null {
  switch (event.type) {
    case 'opened':
      return ({ opened }) => opened
    case 'placed':
    case 'takenBack': {
      const cents = event.type === 'placed' ? event.amount : -event.amount
      const chips = chipsSaid(cents, staker(event.player).currency, event.golden)
      return (words) => words.baccarat.laid(chips(words), words.baccarat.bets[event.bet])
    }
    case 'closed':
      return closedSaid([
        ...event.refused.map(({ bet, reason }) => ({ bet, why: reasonSaid(reason) })),
        ...event.unconfirmed.map(({ bet }) => ({ bet, why: NOT_CONFIRMED })),
      ])
    case 'dealt': {
      const { to, card } = event
      return ({ baccarat }) =>
        card === null
          ? baccarat.faceDown(baccarat.sides[to])
          : baccarat.dealt(baccarat.sides[to], cardText(card))
    }
    case 'turned': {
      const { side, card } = event
      const total = totalOf(after[side])
      return ({ baccarat }) => baccarat.turned(baccarat.sides[side], cardText(card), total)
    }
    case 'settled':
      return coupSaid(coupOf(after.player, after.banker))
    case 'cancelled':
      return ({ cancelled }) => cancelled
    case 'confirmed':
    case 'autoConfirm':
    case 'zeroCommission':
    case 'sideBets':
      return null
    default:
      return event satisfies never
  }
}

const NOT_CONFIRMED: Say = ({ baccarat }) => baccarat.notConfirmed
