import { gameOf } from '#engine/families'
import type { PlayerId } from '#engine/ids'
import { nextStep } from '#engine/table/next-step'
import type { Rates, TableState } from '#engine/table/types'
import type { Batch } from '#server/tables/batch'
import { beginRound, dealCard, playBonus } from '#server/tables/doers/auto-dealer'
import { closeBets } from '#server/tables/doers/betting-clock'
import { barredWithChips, canShut, reopen, shut, takeOffChips } from '#server/tables/doers/door-keeper'
import { giveUp, PAUSED_TEXT, pause } from '#server/tables/doers/pit-boss'
import { changeShoe, passCut, prepareShoe } from '#server/tables/doers/shoe-keeper'
import { missing } from '#server/tables/live/scan'
import { TableFault } from '#server/tables/memory'
import type { Timings } from '#server/tables/ports'
import type { Vault } from '#server/tables/vault'

/** What the house has to do next, and when: `delay` after it came up, or `at` a moment of the table's clock. */
export interface Duty {
  /** Changes when another thing is to be done, so that others' commands do not put it off. */
  readonly name: string
  readonly due: { readonly at: number } | { readonly delay: number }
  /** Whose money must be known exactly before it is done. */
  readonly funds: readonly string[]
  carryOut(batch: Batch): void
}

export interface Surroundings {
  readonly vault: Vault
  readonly timings: Timings
  readonly isHere: (player: PlayerId) => boolean
  readonly anyoneHere: () => boolean
  /** The server is about to stop: what runs is finished, nothing new begins. */
  readonly closing: boolean
  /** What players are told of a table that staff has closed; null while it is open. */
  readonly closed: string | null
  /** Null while nobody is. */
  readonly isBarred: ((player: PlayerId) => boolean) | null
  readonly rates: Rates
  /** At a live table the dealer opens and closes betting. */
  readonly byDealer?: boolean
}

/** One thing at a time; null when the table waits for people alone, or is to stop. */
export function nextDuty(state: TableState, around: Surroundings): Duty | null {
  if (state.paused !== null) return inPause(state, around)
  return byOrder(state, around) ?? byRule(state, around)
}

function byRule(state: TableState, around: Surroundings): Duty | null {
  return state.game.phase === 'over' ? betweenRounds(state, around) : inRound(state, around)
}

/**
 * FL-1: a fault that nobody solves on an automatic table ends with everybody's money back and a new shoe. Where a dealer
 * stands there is somebody to wait for.
 */
function inPause({ paused, live }: TableState, { vault, timings, closed }: Surroundings): Duty | null {
  if (paused?.why === 'closed') {
    return closed === null ? duty('reopen', 0, (batch) => reopen(batch, timings)) : null
  }
  if (paused?.why !== 'fault' || live !== undefined) return null
  return duty('give up', timings.fault, (batch) => giveUp(batch, vault))
}

/** What staff ordered comes before what the game wants (FL-5). */
function byOrder(state: TableState, { closed, isBarred }: Surroundings): Duty | null {
  const barred = barredWithChips(state, isBarred)
  if (barred.length > 0) return duty('take off', 0, (batch) => takeOffChips(batch, barred))
  if (closed === null || !canShut(state)) return null
  return { ...duty('shut', 0, (batch) => shut(batch, closed)), funds: bettors(state) }
}

export function bettors({ game }: TableState): readonly string[] {
  return [...new Set(game.slips.map(({ player }) => player))]
}

function betweenRounds(state: TableState, around: Surroundings): Duty | null {
  const { vault, timings, closing } = around
  const { coming, cutOffer, shoe, round, clock } = state
  if (coming === null) return duty('commit', 0, (batch) => prepareShoe(batch, vault, (shoe?.shoe ?? 0) + 1))
  if (cutOffer !== null) {
    const late = duty(`cut ${cutOffer.to}`, 0, (batch) => passCut(batch, vault))
    return { ...late, due: { at: clock?.until ?? 0 } }
  }
  if (closing || (state.live !== undefined && !isDealt(state, around))) return null
  const pause = timings.result + (gameOf(state.id).hadShow(state.game) ? timings.bonus : 0)
  if (shoe === null) return duty('first shoe', 0, (batch) => changeShoe(batch, around))
  if (shoe.cutCardSeat !== null) {
    return duty(`change ${shoe.shoe}`, pause, (batch) => changeShoe(batch, around))
  }
  const isFirst = round === null || shoe.rounds === 0
  return duty(`begin ${round?.number}`, isFirst ? 0 : pause, (batch) => beginRound(batch, around.rates))
}

/** A live table's next round begins by itself only where betting is left to the clock, and all is ready for it. */
function isDealt(state: TableState, { byDealer }: Surroundings): boolean {
  return byDealer !== true && nextStep(state).do === 'openBetting'
}

function inRound(state: TableState, { vault, timings, byDealer }: Surroundings): Duty | null {
  const { isBlind, wants } = gameOf(state.id)
  // Without the key of the seal nobody can turn what lies face down: the round is not played on.
  if (isBlind(state.game)) throw new TableFault('A card lies face down, and its record does not open.')
  const want = wants(state.game)
  const { shoe, clock } = state
  switch (want.kind) {
    case 'bets': {
      if (byDealer === true || state.live?.dealer === null) return null
      const funds = bettors(state)
      if ('allReady' in want && want.allReady) return { ...duty('deal now', 0, closeBets), funds }
      if (clock?.until == null) return null
      return { ...duty('close', 0, closeBets), due: { at: clock.until }, funds }
    }
    case 'card':
      if (state.live !== undefined) return duty(`scan ${shoe?.dealt}`, timings.scan, missCard)
      return duty(`card ${shoe?.dealt}`, timings.card, (batch) => dealCard(batch, vault))
    case 'insurance':
    case 'decision':
    case 'offers':
      return {
        ...duty(`late ${want.kind}`, 0, (batch) => batch.must({ do: 'timeout' })),
        due: { at: clock?.until ?? 0 },
      }
    case 'bonus':
      return duty('bonus', timings.card, (batch) => playBonus(batch, vault))
    case 'nothing':
      throw new TableFault('The round is not over, but nothing is to be done.')
    default:
      return want satisfies never
  }
}

/** FL-1: a card that does not come is a fault too. */
function missCard(batch: Batch): void {
  pause(batch, 'fault', PAUSED_TEXT, missing())
}

function duty(name: string, delay: number, carryOut: (batch: Batch) => void): Duty {
  return { name, due: { delay }, funds: [], carryOut }
}
