import { drawBonus } from '#engine/blackjack/fire-blaze/bonus'
import type { Card } from '#engine/cards/card'
import { cutProblem, openShoe, type Shoe } from '#engine/cards/shoe'
import { bonusKey, commitment, parseSeed, type Seed } from '#engine/cards/shuffle'
import { openStream } from '#engine/cards/stream'
import { GAMES } from '#engine/games'
import { canonical } from '#engine/record/canonical'
import { evolveTable } from '#engine/table/evolve'
import type { ShoeInPlay } from '#engine/table/types'
import type { RoundAnswer } from '#protocol/http/history'
import { type DealtCard, dealtCards } from '#web/history/proof/dealt-cards'

/** `waits`: it takes the seed, which is told when the shoe is over. */
export type CheckState = 'done' | 'failed' | 'waits'

/** FA-1, FA-2: what was promised, and whether it was kept. */
export type CheckName = 'promise' | 'cut' | 'seed' | 'shuffle' | 'cards' | 'bonus'

export interface Check {
  readonly name: CheckName
  readonly state: CheckState
}

/** One card of the round beside the one that the rebuilt shoe has at that place. */
export interface ComparedCard extends DealtCard {
  /** Its place in the shoe, from 1, burned ones not counted. */
  readonly place: number
  readonly rebuilt: Card | null
}

export interface Proof {
  readonly checks: readonly Check[]
  readonly cards: readonly ComparedCard[]
  readonly shoeCards: number
}

export type Provable = Pick<RoundAnswer, 'game' | 'start' | 'events' | 'fairness'>

/** All of it is computed here, from the engine that deals: the house's word is taken for nothing but the record. */
export function proofOf(round: Provable): Proof {
  const { fairness, game } = round
  const known = shoeKnown(round)
  const rebuilt = rebuiltShoe(round)
  const cards = compared(round, rebuilt?.shoe ?? null)
  const stateOf = (holds: (made: Rebuilt) => boolean): CheckState => {
    if (fairness.seed === null) return 'waits'
    return rebuilt !== null && holds(rebuilt) ? 'done' : 'failed'
  }
  const bonus = bonusChecks(round, known, rebuilt)
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
    ...bonus,
  ]
  return { checks, cards, shoeCards: rules.decks * 52 }
}

/** A card that was never shown is as the shoe says; every other one must be that very card. */
export function agrees({ card, rebuilt }: ComparedCard): boolean {
  return rebuilt !== null && (card === null || card === rebuilt)
}

interface Rebuilt {
  readonly seed: Seed
  readonly shoe: Shoe
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

function compared({ events, fairness }: Provable, shoe: Shoe | null): readonly ComparedCard[] {
  return dealtCards(events).map((dealt, index) => {
    const place = fairness.firstCard + index
    return { ...dealt, place, rebuilt: shoe?.order[fairness.burned + place - 1] ?? null }
  })
}

/** MF-16: the bonus has a stream of its own, from the same seed and cut. */
function bonusChecks(
  { start, events, fairness }: Provable,
  known: ShoeInPlay | null,
  rebuilt: Rebuilt | null,
): readonly Check[] {
  const { rules } = start.game
  const drawn = events.find((event) => event.type === 'bonusDrawn')
  const scored = events.find((event) => event.type === 'scored')
  if (drawn?.type !== 'bonusDrawn' || scored?.type !== 'scored' || scored.level === null) return []
  if (!('fireBlaze' in rules) || rules.fireBlaze === null) return []
  if (fairness.seed === null) return [{ name: 'bonus', state: 'waits' }]
  if (rebuilt === null || known === null) return [{ name: 'bonus', state: 'failed' }]
  // The round is the shoe's next one after those before it.
  const key = bonusKey(rebuilt.seed, fairness.shoe, known.cut, known.rounds + 1)
  const spins = drawBonus(rules.fireBlaze, scored.level, openStream(key))
  const agree = canonical(spins) === canonical(drawn.spins)
  return [{ name: 'bonus', state: agree ? 'done' : 'failed' }]
}
