import { coupOf } from '#engine/baccarat/coup'
import type {
  Event as BaccaratEvent,
  Result as BaccaratResult,
  State as BaccaratState,
  TakenBet,
} from '#engine/baccarat/types'
import type { Event as BlackjackEvent, Result as BlackjackResult, State } from '#engine/blackjack/types'
import type { Outcome } from '#engine/round/bet'
import { isHouseEvent, isRoundEnd } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import { purseAt } from '#engine/table/purses'
import type { GameEvent, TableEvent, TableState } from '#engine/table/types'
import { baccaratStep } from '#protocol/story/baccarat-steps'
import { baccaratWhy } from '#protocol/story/baccarat-why'
import { blackjackStep, type Staker } from '#protocol/story/blackjack-steps'
import { blackjackWhy } from '#protocol/story/blackjack-why'
import { type Why, type Words, why, words } from '#protocol/story/words'

export interface ToldStep {
  readonly at: number
  readonly text: Words
}

/** One bet of the player's, and why it came to what it came to. */
export interface ToldBet {
  readonly bet: string
  /** Null where nobody sits. */
  readonly seat: number | null
  /** Place among the seat's hands, from 0. */
  readonly hand: number
  readonly behind: boolean
  readonly stake: number
  readonly golden: number
  /** Worth of the house's tokens on it (FB-10). */
  readonly free: number
  readonly paid: number
  readonly goldenBack: number
  readonly outcome: Outcome
  readonly why: Words
}

export interface Story {
  readonly steps: readonly ToldStep[]
  readonly bets: readonly ToldBet[]
}

/** An event of a round with its moment. */
export interface Told {
  readonly at: number
  readonly event: TableEvent
}

/** A round in words, folded from the table before it and its events as the player may see them. */
export function storyOf(start: TableState, told: readonly Told[], player: string): Story {
  const steps: ToldStep[] = []
  const results: { readonly result: AnyResult; readonly early: boolean }[] = []
  let taken: readonly TakenBet[] = []
  let state = start
  for (const { at, event } of told) {
    state = evolveTable(state, event)
    const text = stepWords(event, state, player)
    if (text !== null) steps.push({ at, text })
    if (isHouseEvent(event)) continue
    if (event.type === 'closed' && 'unconfirmed' in event) taken = event.taken
    // FL-1: a cancelled round takes back what was paid early.
    if (event.type === 'cancelled') results.length = 0
    if (event.type === 'paid') for (const result of event.results) results.push({ result, early: true })
    if (isRoundEnd(event)) for (const result of event.results) results.push({ result, early: false })
  }
  const own = results.filter(({ result }) => result.player === player)
  return { steps, bets: own.map(({ result, early }) => toldBet(state, result, { early, taken })) }
}

type AnyResult = BaccaratResult | BlackjackResult

/** One event in a player's words, the table being as it is after it; null for what is not worth any. */
export function stepWords(event: TableEvent, after: TableState, player: string): Words | null {
  return isHouseEvent(event) ? houseStep(event) : gameStep(event, after, player)
}

function houseStep(event: Exclude<TableEvent, GameEvent>): Words | null {
  switch (event.type) {
    case 'roundBegan':
      return words(`Partita ${event.code}`, `Round ${event.code}`)
    case 'paused':
      return words('Il gioco è fermo', 'The game is paused')
    case 'resumed':
      return words('Si riprende', 'The game goes on')
    case 'corrected':
      return words('Una carta è stata corretta dal supervisore', 'The supervisor put a card right')
    case 'announced':
      return words(`Dalla sala: ${event.text}`, `From the floor: ${event.text}`)
    case 'dealer':
      return event.dealer === null
        ? null
        : words(`Al tavolo: ${event.dealer.shown}`, `At the table: ${event.dealer.shown}`)
    case 'cardsSwapped':
      return words('Carte nuove dopo questa partita', 'New cards after this round')
    case 'cutCardOut':
      return words('Carta di taglio: ultima partita della scarpa', 'The cut card: the last round of the shoe')
    default:
      return null
  }
}

function gameStep(event: GameEvent, state: TableState, player: string): Words | null {
  return 'seats' in state.game
    ? blackjackStep(event as BlackjackEvent, state.game, (whose) => stakerAt(state, whose, player))
    : baccaratStep(event as BaccaratEvent, state.game, purseAt(state, player).currency)
}

function stakerAt(state: TableState, player: string, reader: string): Staker {
  const { currency } = purseAt(state, player)
  if (player === reader) return { who: null, currency }
  const name = state.people[player]?.name
  return { who: name === undefined ? SOMEBODY : words(name, name), currency }
}

const SOMEBODY = words('un altro giocatore', 'another player')

function toldBet(
  { game }: TableState,
  result: AnyResult,
  { early, taken }: { readonly early: boolean; readonly taken: readonly TakenBet[] },
): ToldBet {
  const { bet, cash, golden, paid, goldenBack, outcome } = result
  const money = { stake: cash, golden, paid, goldenBack, outcome }
  if ('seat' in result) {
    const { seat, hand, behind, free } = result
    return { bet, seat, hand, behind, free, ...money, why: blackjackWhy(game as State, result, early).text }
  }
  const { text } = whyBaccarat(game as BaccaratState, result, taken)
  return { bet, seat: null, hand: 0, behind: false, free: 0, ...money, why: text }
}

/** What the cards say of a result, whatever was paid. Its player's mode at the close goes with a bet (SB-3). */
export function whyBaccarat(
  { rules, player, banker }: BaccaratState,
  result: BaccaratResult,
  taken: readonly TakenBet[],
): Why {
  if (result.outcome === 'refund') return REFUND
  const bet = taken.find((bet) => bet.player === result.player && bet.bet === result.bet)
  return baccaratWhy(rules, result.bet, coupOf(player, banker), bet?.zeroCommission ?? false)
}

const REFUND = why(
  'refund',
  'Partita annullata: tutto torna',
  'The round was cancelled: everything comes back',
)
