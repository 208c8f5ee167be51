import type { Side } from '#engine/baccarat/bets'
import type { State } from '#engine/baccarat/types'
import { durationOf } from '#ui/kit/duration'
import { lastCardDecides } from '#web/table/baccarat/cards/cards'

/** How long things take for this player, in milliseconds. */
export interface Pace {
  /** From one card that is turned to the next. */
  readonly step: number
  readonly turn: number
  readonly slide: number
  /** A corner is lifted, and then the card snaps over. */
  readonly peek: number
}

/** SB-1: the first four are turned one after another, Player's first, though all are told at once. */
export function turnDelay(side: Side, index: number, { step }: Pace): number {
  return ((side === 'player' ? 0 : 2) + Math.min(index, 1)) * step
}

/** When a side's newest card has been seen, after it was told. */
export function seenAfter(game: State, side: Side, pace: Pace): number {
  const third = game[side].length > 2
  if (!third) return game.rules.faceDownFirst ? turnDelay(side, 1, pace) + pace.turn : pace.slide
  return lastCardDecides(game) === side ? pace.slide + pace.peek : pace.slide
}

/** When the round's last card has been seen, after its end was told. */
export function endAfter(game: State, pace: Pace): number {
  const sides = (['player', 'banker'] as const).filter((side) => game[side].length > 2)
  const last = sides.at(-1) ?? 'banker'
  return seenAfter(game, last, pace)
}

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
