import type { DragonTigerBet } from '#engine/dragon-tiger/bets'
import { type Duel, duelOf } from '#engine/dragon-tiger/duel'
import type { Event, Result, State } from '#engine/dragon-tiger/types'
import { cardText, chipsSaid, closedSaid, reasonSaid, type Say, type Why, why } from '#protocol/story/say'
import { NO_SEAT, type Staker, type Teller } from '#protocol/story/teller'

export const DRAGON_TIGER_TELLER: Teller<State, Event, Result> = {
  step,
  place: () => NO_SEAT,
  why: dragonTigerWhy,
}

function step(event: Event, after: State, staker: (player: string) => Staker): Say | null {
  switch (event.type) {
    case 'opened':
      return ({ opened }) => opened
    case 'placed':
    case 'takenBack': {
      const cents = event.type === 'placed' ? event.amount : -event.amount
      const chips = chipsSaid(cents, staker(event.player).currency, event.golden)
      return (words) => words.dragonTiger.laid(chips(words), words.dragonTiger.bets[event.bet])
    }
    case 'closed':
      return closedSaid(event.refused.map(({ bet, reason }) => ({ bet, why: reasonSaid(reason) })))
    case 'dealt': {
      const { to, card } = event
      return ({ dragonTiger }) => dragonTiger.dealt(dragonTiger.sides[to], cardText(card))
    }
    case 'settled': {
      const duel = duelIn(after)
      return duel === null ? null : duelSaid(duel)
    }
    case 'cancelled':
      return ({ cancelled }) => cancelled
    default:
      return event satisfies never
  }
}

/** The round's two cards; null before both lie there. */
export function duelIn({ dragon, tiger }: State): Duel | null {
  return dragon === null || tiger === null ? null : duelOf(dragon, tiger)
}

/** `Drago K♠ batte Tigre 8♥`. */
export function duelSaid({ winner, dragon, tiger }: Duel): Say {
  return ({ dragonTiger }) => dragonTiger.duel[winner](cardText(dragon), cardText(tiger))
}

/** What the cards say of a result, whatever was paid (DT-2). */
export function dragonTigerWhy(state: State, { bet, outcome, golden }: Result): Why {
  const duel = duelIn(state)
  if (outcome === 'refund' || duel === null) return why('refund', ({ wasCancelled }) => wasCancelled)
  return betWhy(bet, duel, golden > 0)
}

function betWhy(bet: DragonTigerBet, duel: Duel, isGolden: boolean): Why {
  const said = duelSaid(duel)
  switch (bet) {
    case 'dragon':
    case 'tiger':
      if (duel.winner !== 'tie') return why(duel.winner === bet ? 'win' : 'lose', said)
      return isGolden
        ? why('lose', (words) => words.dragonTiger.goldenHalf(said(words)))
        : why('lose', (words) => words.dragonTiger.half(said(words)))
    case 'tie':
      return why(duel.winner === 'tie' ? 'win' : 'lose', said)
    case 'suitedTie':
      if (duel.suited) return why('win', (words) => words.dragonTiger.suited(said(words)))
      if (duel.winner !== 'tie') return why('lose', said)
      return why('lose', (words) => words.dragonTiger.notSuited(said(words)))
    default:
      return bet satisfies never
  }
}
