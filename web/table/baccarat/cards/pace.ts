import type { State } from '#engine/baccarat/types'
import { durationOf } from '#ui/kit/duration'
import { endAfter, type Pace } from '#web/table/baccarat/cards/turning'

/** How long cards take for this player: not at all where motion is reduced. */
export function paceNow(): Pace {
  return {
    step: durationOf('--t-base'),
    turn: durationOf('--t-card-turn'),
    slide: durationOf('--t-card-slide'),
    peek: durationOf('--t-card-peek') + durationOf('--t-quick'),
  }
}

/** How long a round's end is kept back after it was told, until its last card has been seen. */
export function holdMillis(game: State): number {
  return endAfter(game, paceNow())
}
