import { gameOf } from '#engine/families'
import type { PlayerId, TableId } from '#engine/ids'
import type { TableState } from '#engine/table/types'
import type { Batch } from '#server/tables/batch'
import { startClock } from '#server/tables/clock'
import { closeBets } from '#server/tables/doers/betting-clock'
import type { Timings } from '#server/tables/ports'

/** What staff has closed, as tables ask for it: the sentence for players, or null. */
export interface ClosedSigns {
  ofTable(table: TableId, game: string): string | null
  ofPlayer(player: PlayerId): string | null
  /** Mostly nobody is: then nobody has to be looked up. */
  readonly anyPlayer: boolean
}

/**
 * Of a closed table: whether it can stand still or close its betting now. What was begun is ended first: a question
 * about the cut, cards that are dealt face down while bets are made.
 */
export function canShut({ id, game, cutOffer }: TableState): boolean {
  return game.phase === 'over' ? cutOffer === null : gameOf(id).wants(game).kind === 'bets'
}

/** No more bets: with chips on the cloth their round is dealt now; with none the table stands still. */
export function shut(batch: Batch, text: string): void {
  const { game } = batch.state
  if (game.phase === 'betting' && game.slips.length > 0) closeBets(batch)
  else batch.emit({ type: 'paused', why: 'closed', text })
}

export function reopen(batch: Batch, timings: Timings): void {
  batch.emit({ type: 'resumed' })
  startClock(batch, timings)
}

/** A table that staff closed has no chips and no cards on it: it waits for nobody, and holds nobody. */
export function isHeld({ paused }: Pick<TableState, 'paused'>): boolean {
  return paused !== null && paused.why !== 'closed'
}

const NO_MONEY = () => ({ cash: 0, golden: 0 })

/** Barred players with chips that can still be taken off; what they confirmed before stands. */
export function barredWithChips(
  { id, game }: TableState,
  isBarred: ((player: PlayerId) => boolean) | null,
): readonly string[] {
  if (isBarred === null || game.phase !== 'betting') return []
  const barred = new Set(game.slips.map(({ player }) => player).filter(isBarred))
  const { check } = gameOf(id)
  return [...barred].filter((player) => check(game, { do: 'clear', player }, NO_MONEY) === null)
}

export function takeOffChips(batch: Batch, players: readonly PlayerId[]): void {
  for (const player of players) batch.must({ do: 'clear', player })
}
