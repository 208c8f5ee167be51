import { GAMES, type GameId } from '#engine/games'
import type { Family } from '#engine/kinds'
import { withRates } from '#engine/table/purses'
import type { GameEvent, GameState, HouseEvent, LiveTable, TableState } from '#engine/table/types'
import { type Corrections, undoAfter } from '#engine/table/undo'
import { withGame } from '#engine/table/with-game'

type Corrected = Extract<HouseEvent, { type: 'corrected' }>
type ShoeOpened = Extract<HouseEvent, { type: 'shoeOpened' }>
type CardsSwapped = Extract<HouseEvent, { type: 'cardsSwapped' }>

/** A live table before anybody deals there. Unless other cards are brought, its shoe is made of decks 1 and up. */
export function startLive(game: GameId): LiveTable<never> {
  const decks = Array.from({ length: GAMES[game].shoe.decks }, (_, index) => index + 1)
  return { dealer: null, decks, cardsSince: null, withdrawn: [], cutFrom: null, dealt: 0, undo: [] }
}

/** What an event of the game changes of it. */
export function liveAfter<F extends Family>(
  live: LiveTable<F>,
  before: GameState<F>,
  event: GameEvent<F>,
  game: Corrections<F>,
): LiveTable<F> {
  const undo = undoAfter(live.undo, before, event, game)
  if (event.type === 'opened') return { ...live, dealt: 0, undo }
  if (event.type === 'dealt') return { ...live, dealt: live.dealt + 1, undo }
  return undo === live.undo ? live : { ...live, undo }
}

export function withLive<F extends Family>(
  state: TableState<F>,
  change: Partial<LiveTable<F>>,
): TableState<F> {
  return state.live === undefined ? state : { ...state, live: { ...state.live, ...change } }
}

/** FL-1: the game as it was before the cards that are taken back; who came since keeps the rate (MO-6). */
export function corrected(state: TableState, { back }: Corrected): TableState {
  if (back === 0) return state
  const undo = state.live?.undo ?? []
  const game = undo[undo.length - back]
  if (game === undefined || state.shoe === null) {
    throw new RangeError(`${back} cards cannot be taken back here: take a fresh snapshot of the table.`)
  }
  const shoe = { ...state.shoe, dealt: state.shoe.dealt - back }
  const dealt = (state.live?.dealt ?? 0) - back
  return withRates(withLive({ ...withGame(state, game), shoe }, { dealt, undo: undo.slice(0, -back) }))
}

/** SH-9: as if the cut card had come out, so that the shoe is over after the round. */
export function cardsSwapped(state: TableState, { decks, at }: CardsSwapped): TableState {
  const shoe = state.shoe && { ...state.shoe, cutCardSeat: state.shoe.cutCardSeat ?? 0 }
  const old = [state.live?.withdrawn, state.live?.decks, shoe?.live?.decks].flatMap((some) => some ?? [])
  const withdrawn = [...new Set(old)].filter((deck) => !decks.includes(deck))
  return withLive({ ...state, shoe }, { decks, cardsSince: at, withdrawn })
}

/** The next shoe is of the same cards. They are as old as the first of two shoes that take turns (SH-6, SH-9). */
export function cardsTaken(state: TableState, { live, at }: ShoeOpened): TableState {
  if (live === undefined) return state
  return withLive(state, { decks: live.decks, cardsSince: state.live?.cardsSince ?? at ?? null })
}

/** SH-5: the burned card of a live shoe is known once it was scanned. */
export function burned(state: TableState, event: Extract<HouseEvent, { type: 'burned' }>): TableState {
  const { card, count } = event
  return { ...state, shoe: state.shoe && { ...state.shoe, burned: card, burnedCount: count } }
}
