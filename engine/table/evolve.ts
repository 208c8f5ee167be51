import { gameOf } from '#engine/families'
import type { Family, Kinds } from '#engine/kinds'
import type { RoundResult } from '#engine/roads/result'
import type { Game } from '#engine/round/game'
import type { TableLimits } from '#engine/round/limits'
import { isHouseEvent } from '#engine/table/events'
import {
  burned,
  cardsSwapped,
  cardsTaken,
  corrected,
  liveAfter,
  startLive,
  withLive,
} from '#engine/table/evolve-live'
import { withRates } from '#engine/table/purses'
import type {
  Configured,
  GameEvent,
  GameState,
  HouseEvent,
  Named,
  Pause,
  ShoeInPlay,
  TableEvent,
  TableState,
} from '#engine/table/types'
import { under, withGame } from '#engine/table/with-game'

/** The only thing that moves a table: what it is, is the fold of its log. */
export function evolveTable(state: TableState | null, event: TableEvent): TableState {
  if (event.type === 'configured') return configured(state, event)
  if (state === null) throw new RangeError(`A table's log begins with 'configured', not '${event.type}'.`)
  return isHouseEvent(event) ? ofTheHouse(state, event) : evolveDecided(state, event)
}

/** A new configuration changes the rules and limits from the next round on; who sits where stays. */
function configured(
  state: TableState | null,
  event: Extract<HouseEvent, { type: 'configured' }>,
): TableState {
  const { game: id, currency, rules, limits } = event
  if (state !== null && state.id === id) {
    const { setLimits: _over, ...rest } = state
    return withRates({ ...withGame(rest, under(state.game, { rules, limits })), currency })
  }
  return started(event, gameOf(id).start(rules, limits))
}

function started<F extends Family>(
  { game: id, currency, dealing }: Configured<F>,
  game: GameState<F>,
): TableState<F> {
  return {
    id,
    currency,
    game,
    shoe: null,
    coming: null,
    cutOffer: null,
    round: null,
    clock: null,
    paused: null,
    results: [],
    people: {},
    purses: {},
    crowd: {},
    ...(dealing === 'live' && { live: startLive(id) }),
  }
}

function ofTheHouse(state: TableState, event: Exclude<HouseEvent, { type: 'configured' }>): TableState {
  switch (event.type) {
    case 'named':
      return { ...state, people: { ...state.people, [event.player]: named(event) } }
    case 'purse': {
      const { player, currency, session } = event
      return withRates({ ...state, purses: { ...state.purses, [player]: { currency, session } } })
    }
    case 'forgot':
      return forgot(state, new Set(event.players))
    case 'shoeCommitted':
      return { ...state, coming: { shoe: event.shoe, commitment: event.commitment } }
    case 'cutOffered':
      return { ...state, cutOffer: { shoe: event.shoe, to: event.to, next: event.next } }
    case 'cutPassed':
    case 'voided':
    case 'scanned':
    case 'announced':
      return state
    case 'dealer':
      return withLive(state, { dealer: event.dealer })
    case 'burned':
      return burned(state, event)
    case 'corrected':
      return corrected(state, event)
    case 'cardsSwapped':
      return cardsSwapped(state, event)
    case 'limitsSet':
      return limitsSet(state, event.limits)
    case 'shoeOpened':
      return cardsTaken(shoeOpened(state, event), event)
    case 'roundBegan':
      return withRates({
        ...withGame(state, withSetLimits(gameOf(state.id).withoutGone(state.game), state.setLimits?.limits)),
        round: { code: event.code, number: event.number, beganAt: event.at, rates: event.rates ?? {} },
        shoe: state.shoe && { ...state.shoe, rounds: state.shoe.rounds + 1 },
        people: stillHere(state),
        crowd: {},
      })
    case 'crowd':
      return { ...state, crowd: event.bets }
    case 'clock':
      return { ...state, clock: { for: event.for, until: event.until } }
    case 'cutCardOut':
      return { ...state, shoe: state.shoe && { ...state.shoe, cutCardSeat: event.seat } }
    case 'shoeRevealed':
      return withLive({ ...state, shoe: null, results: [] }, { cutFrom: state.shoe?.cutCardSeat ?? null })
    case 'paused':
      return { ...state, paused: paused(event) }
    case 'resumed':
      return { ...state, paused: null }
    default:
      return event satisfies never
  }
}

function paused({ why, text, alarm }: Extract<HouseEvent, { type: 'paused' }>): Pause {
  return alarm === undefined ? { why, text } : { why, text, alarm }
}

/** They hold from the next round on. */
function limitsSet(state: TableState, limits: TableLimits): TableState {
  const { unit, ranges } = state.game.limits
  return { ...state, setLimits: { limits, configured: state.setLimits?.configured ?? { unit, ranges } } }
}

function withSetLimits(game: GameState, limits: TableLimits | undefined): GameState {
  return limits === undefined ? game : under(game, { limits })
}

function forgot(state: TableState, players: ReadonlySet<string>): TableState {
  const purses = Object.entries(state.purses).filter(([player]) => !players.has(player))
  return withRates({
    ...withGame(state, gameOf(state.id).forget(state.game, players)),
    purses: Object.fromEntries(purses),
  })
}

function named({ name, house }: Extract<HouseEvent, { type: 'named' }>): Named {
  return { name, house }
}

/** SH-8: roads and counters begin anew. */
function shoeOpened(state: TableState, event: Extract<HouseEvent, { type: 'shoeOpened' }>): TableState {
  const { shoe, cut, by, burned, burnedCount, live } = event
  const commitment = state.coming?.commitment ?? ''
  return {
    ...state,
    coming: null,
    cutOffer: null,
    results: [],
    shoe: {
      shoe,
      commitment,
      cut,
      by,
      burned,
      burnedCount,
      dealt: 0,
      rounds: 0,
      cutCardSeat: null,
      ...(live && { live }),
    },
  }
}

/** Names of those who kept a seat; whoever else plays on is named again. */
function stillHere({ id, game, people }: TableState): TableState['people'] {
  const seated = new Set(
    gameOf(id)
      .places(game)
      .map(({ player }) => player),
  )
  return Object.fromEntries(Object.entries(people).filter(([player]) => seated.has(player)))
}

/** After an event of the game. Who decided it has folded it already, and gives what it led to. */
export function evolveDecided(state: TableState, event: GameEvent, decided?: GameState): TableState {
  const game = gameOf(state.id)
  return played(state, event, decided ?? game.evolve(state.game, event), game)
}

function played<F extends Family>(
  state: TableState<F>,
  event: GameEvent<F>,
  next: GameState<F>,
  game: Game<Kinds[F]>,
): TableState<F> {
  return {
    id: state.id,
    currency: state.currency,
    game: next,
    shoe: state.shoe && shoeAfter(state.shoe, event, () => game.countsCancelled(next)),
    coming: state.coming,
    cutOffer: state.cutOffer,
    round: state.round,
    clock: state.clock,
    paused: state.paused,
    results: event.type === 'settled' ? withResult(state.results, game.result(next)) : state.results,
    people: state.people,
    purses: state.purses,
    crowd: state.crowd,
    ...(state.live && { live: liveAfter(state.live, state.game, event, game) }),
    ...(state.setLimits && { setLimits: state.setLimits }),
  }
}

/** SB-5: whether a cancelled round counts in its shoe is a rule of the game. */
function shoeAfter(shoe: ShoeInPlay, event: GameEvent, countsCancelled: () => boolean): ShoeInPlay {
  if (event.type === 'dealt') return { ...shoe, dealt: shoe.dealt + 1 }
  const isUncounted = event.type === 'cancelled' && !countsCancelled()
  return isUncounted ? { ...shoe, rounds: shoe.rounds - 1 } : shoe
}

function withResult(results: TableState['results'], result: RoundResult | null): TableState['results'] {
  return result === null ? results : [...results, result]
}
