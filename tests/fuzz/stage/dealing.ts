import { type Card, DECK } from '#engine/cards/card'
import { scanCode } from '#engine/cards/scan-code'
import { nextStep } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'
import type { DealerCommand } from '#protocol/staff/from-dealer'
import type { FromStaff } from '#protocol/staff/from-staff'
import type { Dice } from '#tests/dice'
import { newId } from '#tests/fuzz/frames/orders'
import type { Line } from '#tests/fuzz/lines/line'
import type { Reach } from '#tests/fuzz/lines/reach'

/** With these there is soon something to insure, to split, to double, and to be paid at once. */
const RANKS = ['A', 'A', 'A', 'T', 'K', '8', '8', '6', '5'] as const
const SUITS = ['S', 'H', 'D', 'C'] as const

/** A dealer at a live table: does what is due there, with cards that make it worth while. */
export class Dealing {
  readonly #line: Line
  readonly #table: string
  readonly #reach: Reach
  readonly #dice: Dice

  constructor(line: Line, table: string, reach: Reach, dice: Dice) {
    this.#line = line
    this.#table = table
    this.#reach = reach
    this.#dice = dice
  }

  /** Null while everybody waits for somebody else. */
  next(): FromStaff | null {
    const dice = this.#dice
    const table = this.#table
    const state = this.#line.tables.get(table)?.state
    if (state === undefined) return { type: 'join', table }
    if (dice.chance(0.02))
      return { type: 'say', id: newId(dice), room: table, text: `Buonasera ${dice.hex(4)}` }
    const command = dice.chance(0.05) ? this.#odd() : due(dice, state)
    return command && { type: 'do', id: newId(dice), table, command }
  }

  /** Most of all what was done least so far. */
  #odd(): DealerCommand {
    const doneOf = ({ do: name }: DealerCommand) => this.#reach.inside(`dealer ${name}`)
    return this.#dice.chance(0.5)
      ? this.#dice.of(ODD)
      : ODD.reduce((one, other) => (doneOf(other) < doneOf(one) ? other : one))
  }
}

const ODD: readonly DealerCommand[] = [
  { do: 'handOver' },
  { do: 'signOff' },
  { do: 'call', text: 'Please come.' },
  { do: 'scan', code: 'nonsense' },
  { do: 'scan', code: '' },
  { do: 'openBetting' },
  { do: 'closeBetting' },
  { do: 'lastHand' },
  { do: 'changeShoe' },
  { do: 'offerCut' },
  { do: 'openShoe' },
  { do: 'resume' },
  { do: 'signOn' },
]

function due(dice: Dice, state: TableState): DealerCommand | null {
  switch (nextStep(state).do) {
    case 'signOn':
      return { do: 'signOn' }
    case 'openShoe':
      return dice.chance(0.6) ? { do: 'offerCut' } : { do: 'openShoe' }
    case 'burn':
    case 'card':
      return { do: 'scan', code: anyCode(dice, state) }
    case 'solve':
      return dice.chance(0.3) ? { do: 'resume' } : { do: 'scan', code: anyCode(dice, state) }
    case 'changeShoe':
      return { do: 'changeShoe' }
    case 'openBetting':
      return dice.chance(0.25) ? { do: 'lastHand' } : { do: 'openBetting' }
    case 'waitForBets':
      return state.game.slips.length > 0 && dice.chance(0.2) ? { do: 'closeBetting' } : null
    default:
      return null
  }
}

function anyCode(dice: Dice, state: TableState): string {
  const decks = state.shoe?.live?.decks ?? state.live?.decks ?? [1]
  const rank = arranged(state) ?? (dice.chance(0.7) ? dice.of(RANKS) : null)
  const card = rank === null ? dice.of(DECK) : (`${rank}${dice.of(SUITS)}` as Card)
  return scanCode({ card, deck: dice.of(decks) })
}

/** What most rounds begin with, in turn: for the players' two cards and for the dealer's. Chance alone hardly brings it. */
const BEGINNINGS: readonly { readonly hand: string; readonly dealer: string }[] = [
  { hand: 'AT', dealer: 'K' },
  { hand: '88', dealer: '6' },
  { hand: 'AT', dealer: 'A' },
]

/** Null where it is left to chance. */
function arranged(state: TableState): string | null {
  const { place } = nextStep(state)
  const beginning = BEGINNINGS[(state.round?.number ?? 0) % (BEGINNINGS.length + 1)]
  if (place === null || !('seat' in place) || beginning === undefined) return null
  return place.seat === 0 ? beginning.dealer : (beginning.hand[place.card - 1] ?? null)
}
