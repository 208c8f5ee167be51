import type { Card } from '#engine/cards/card'
import { cutProblem, openShoe, type Shoe } from '#engine/cards/shoe'
import { commitment, parseSeed } from '#engine/cards/shuffle'
import { GAMES } from '#engine/games'
import { evolveTable } from '#engine/table/evolve'
import type { ShoeInPlay } from '#engine/table/types'
import type { HistoryPart } from '#web/history/part'
import type { Check, CheckState, Provable, Rebuilt } from '#web/history/proof/check'
import { dealtCards } from '#web/history/proof/dealt-cards'

/** One card of the round beside the one that the rebuilt shoe has at that place. */
export interface ComparedCard {
  /** Null where it was never shown. */
  readonly card: Card | null
  /** Its place in the shoe, from 1, burned ones not counted. */
  readonly place: number
  readonly rebuilt: Card | null
}

export interface Proof {
  readonly checks: readonly Check[]
  readonly cards: readonly ComparedCard[]
  readonly shoeCards: number
}

/** All of it is computed here, from the engine that deals: the house's word is taken for nothing but the record. */
export function proofOf(round: Provable, { proofs }: Pick<HistoryPart, 'proofs'>): Proof {
  const { fairness, game } = round
  const known = shoeKnown(round)
  const rebuilt = rebuiltShoe(round)
  const cards = compared(round, rebuilt?.shoe ?? null)
  const stateOf = (holds: (made: Rebuilt) => boolean): CheckState => {
    if (fairness.seed === null) return 'waits'
    return rebuilt !== null && holds(rebuilt) ? 'done' : 'failed'
  }
  const rules = GAMES[game].shoe
  const checks: Check[] = [
    { name: 'promise', state: known?.commitment === fairness.commitment ? 'done' : 'failed' },
    {
      name: 'cut',
      state: known?.cut === fairness.cut && cutProblem(rules, fairness.cut ?? 0) === null ? 'done' : 'failed',
    },
    { name: 'seed', state: stateOf(({ seed }) => commitment(seed) === fairness.commitment) },
    { name: 'shuffle', state: stateOf(({ shoe }) => isBurned(known, shoe, fairness.burned)) },
    { name: 'cards', state: stateOf(() => cards.every(agrees)) },
    ...proofs(round, known, rebuilt),
  ]
  return { checks, cards, shoeCards: rules.decks * 52 }
}

/** A card that was never shown is as the shoe says; every other one must be that very card. */
export function agrees({ card, rebuilt }: ComparedCard): boolean {
  return rebuilt !== null && (card === null || card === rebuilt)
}

function rebuiltShoe({
  game,
  fairness: { seed: text, shoe: number, cut, burned },
}: Provable): Rebuilt | null {
  if (text === null || cut === null) return null
  try {
    const seed = parseSeed(text)
    return { seed, shoe: openShoe({ ...GAMES[game].shoe, burn: burned > 0 }, { seed, number, cut }) }
  } catch {
    return null
  }
}

/** The shoe as everybody at the table was told of it, when it was opened. */
function shoeKnown({ start, events }: Provable): ShoeInPlay | null {
  let state = start
  for (const event of events) {
    if (state.shoe !== null) return state.shoe
    state = evolveTable(state, event)
  }
  return state.shoe
}

/** SH-5: as many as the turned card says, and that one is the first of the order. */
function isBurned(known: ShoeInPlay | null, shoe: Shoe, burned: number): boolean {
  return shoe.burned.length === burned && (known?.burned ?? null) === (shoe.burned[0] ?? null)
}

function compared({ game, events, fairness }: Provable, shoe: Shoe | null): readonly ComparedCard[] {
  return dealtCards(game, events).map((card, index) => {
    const place = fairness.firstCard + index
    return { card, place, rebuilt: shoe?.order[fairness.burned + place - 1] ?? null }
  })
}
