import { defaultCut } from '#engine/cards/shoe'
import { GAMES } from '#engine/games'
import { nextStep, wantedCard } from '#engine/table/next-step'
import type { Rates, TableState } from '#engine/table/types'
import type { DealerCommand } from '#protocol/staff/from-dealer'
import type { Batch } from '#server/tables/batch'
import { startClock } from '#server/tables/clock'
import { beginRound } from '#server/tables/doers/auto-dealer'
import { closeBets, isWithoutBets } from '#server/tables/doers/betting-clock'
import { pauseAnew } from '#server/tables/doers/pit-boss'
import { scan } from '#server/tables/doers/scans'
import { endShoe, offerCut, openLiveShoe, type People, rightToCut } from '#server/tables/doers/shoe-keeper'
import { refuseStaff, type StaffRefusal } from '#server/tables/doers/staff-refusal'
import type { StaffOrder, Timings } from '#server/tables/ports'
import type { Vault } from '#server/tables/vault'

/** What a dealer's order may need besides the table itself. */
export interface DealersWorld extends People {
  readonly vault: Vault
  readonly timings: Timings
  readonly rates: Rates
  /** Why nothing new begins: staff closed the table, or the server stops. */
  readonly shut: string | null
}

/** FL-4: a dealer's order, carried out or refused with nothing changed. A wrong scan is refused and pauses. */
export function takeDealersOrder(
  batch: Batch,
  command: DealerCommand,
  { by }: Pick<StaffOrder, 'by'>,
  world: DealersWorld,
): StaffRefusal | null {
  const { live } = batch.state
  if (live === undefined) return refuseStaff('automatic', 'This table deals by itself: it has no dealer.')
  if (command.do === 'signOn') return signOn(batch, by)
  if (live.dealer?.staff !== by.id) return refuseStaff('not-dealing', 'Sign on at this table first.')
  if (command.do === 'scan') return scan(batch, command.code, world.timings)
  if (command.do === 'resume') return resume(batch, world.timings)
  if (command.do === 'handOver') return handOver(batch)
  if (command.do === 'signOff') return signOff(batch)
  if (batch.state.paused !== null) {
    return refuseStaff('paused', 'The table stands still: wait until it goes on.')
  }
  return inPlay(batch, command, world)
}

type InPlay = Exclude<DealerCommand, { do: 'signOn' | 'scan' | 'resume' | 'handOver' | 'signOff' }>

function inPlay(batch: Batch, command: InPlay, world: DealersWorld): StaffRefusal | null {
  switch (command.do) {
    case 'openBetting':
      return openBetting(batch, world)
    case 'closeBetting':
      return closeBetting(batch)
    case 'lastHand':
      return lastHand(batch)
    case 'changeShoe':
      return changeShoe(batch, world)
    case 'offerCut':
      return offer(batch, world)
    case 'openShoe':
      return openShoe(batch, command.decks, world)
    case 'call':
      pauseAnew(batch, 'supervisor', CALLED_TEXT, {
        kind: 'called',
        text: command.text.trim(),
        solvedBy: 'supervisor',
      })
      return null
    default:
      return command satisfies never
  }
}

const CALLED_TEXT = 'The game stands still for a moment: the supervisor has been called.'

function signOn(batch: Batch, { id, shown }: StaffOrder['by']): StaffRefusal | null {
  const dealer = batch.state.live?.dealer ?? null
  if (dealer !== null && dealer.staff !== id && !dealer.leaving) {
    return refuseStaff('dealt-here', `${dealer.shown} deals here: the table has to be handed over first.`)
  }
  batch.emit({ type: 'dealer', dealer: { staff: id, shown, leaving: false } })
  return null
}

function handOver(batch: Batch): StaffRefusal | null {
  const dealer = batch.state.live?.dealer
  if (dealer != null) batch.emit({ type: 'dealer', dealer: { ...dealer, leaving: true } })
  return null
}

function signOff(batch: Batch): StaffRefusal | null {
  if (isPlayed(batch.state)) {
    return refuseStaff('running', 'A round is being played: end it, or hand over.')
  }
  batch.emit({ type: 'dealer', dealer: null })
  return null
}

/** Betting that waits for a first chip is nothing that anybody has to stay for. */
function isPlayed({ game, live }: TableState): boolean {
  if (game.phase !== 'betting') return game.phase !== 'over'
  return game.slips.length > 0 || (live?.dealt ?? 0) > 0
}

/** A plain misread needs no supervisor. */
function resume(batch: Batch, timings: Timings): StaffRefusal | null {
  const { paused } = batch.state
  if (paused === null) return refuseStaff('not-paused', 'The table does not stand still.')
  if (paused.alarm?.solvedBy !== 'dealer') {
    return refuseStaff('role', 'This is for the supervisor to resume.')
  }
  batch.emit({ type: 'resumed' })
  startClock(batch, timings)
  return null
}

function openBetting(batch: Batch, { rates, shut }: DealersWorld): StaffRefusal | null {
  if (shut !== null) return refuseStaff('closing', shut)
  const { do: step } = nextStep(batch.state)
  if (step !== 'openBetting') return FIRST[step] ?? refuseStaff('running', 'A round is being played.')
  beginRound(batch, rates)
  return null
}

const FIRST: Partial<Readonly<Record<ReturnType<typeof nextStep>['do'], StaffRefusal>>> = {
  openShoe: refuseStaff('no-shoe', 'There is no shoe on the table: open one first.'),
  waitForCut: refuseStaff('cut-asked', 'A player is asked to cut: wait for the answer.'),
  burn: refuseStaff('burn-first', 'Scan the first card of the shoe: it is burned.'),
  changeShoe: refuseStaff('shoe-over', 'That was the last hand of the shoe: change it first.'),
}

function closeBetting(batch: Batch): StaffRefusal | null {
  const { state } = batch
  if (state.game.phase !== 'betting') return refuseStaff('closed', 'Betting is not open.')
  if (wantedCard(state) !== null) {
    return refuseStaff('first-cards', 'Deal the first cards face down before betting closes.')
  }
  if (isWithoutBets(state)) return refuseStaff('no-bets', 'No chips lie on the table: wait for a bet.')
  closeBets(batch)
  return null
}

/** SH-2. The right to cut begins where it came out (SH-4). */
function lastHand(batch: Batch): StaffRefusal | null {
  const { shoe } = batch.state
  if (shoe === null) return refuseStaff('no-shoe', 'There is no shoe on the table.')
  if (shoe.cutCardSeat !== null) return refuseStaff('announced', 'The last hand was announced already.')
  const wanted = wantedCard(batch.state)
  const place = wanted === null || wanted.burn ? null : wanted.place
  batch.emit({ type: 'cutCardOut', seat: place !== null && 'seat' in place ? place.seat : 0 })
  return null
}

/** Before its cut card is out a shoe is changed by a supervisor's order alone (SH-9). */
function changeShoe(batch: Batch, { vault }: DealersWorld): StaffRefusal | null {
  const { shoe, game } = batch.state
  if (game.phase !== 'over') return refuseStaff('running', 'A round is being played: end it first.')
  if (shoe === null) return refuseStaff('no-shoe', 'There is no shoe on the table.')
  if (shoe.cutCardSeat === null) {
    return refuseStaff(
      'cut-card-in',
      'The cut card is still in: announce the last hand, or call the supervisor.',
    )
  }
  endShoe(batch, vault, shoe.shoe)
  return null
}

function offer(batch: Batch, world: DealersWorld): StaffRefusal | null {
  const wrong = checkNoShoe(batch.state)
  if (wrong !== null) return wrong
  const offers = rightToCut(batch.state, world)
  if (offers.length === 0) return refuseStaff('nobody-cuts', 'Nobody is here to cut: open the shoe.')
  offerCut(batch, world.vault, offers)
  return null
}

function openShoe(
  batch: Batch,
  decks: readonly number[] | undefined,
  { vault }: DealersWorld,
): StaffRefusal | null {
  const { state } = batch
  const wrong = checkNoShoe(state) ?? checkDecks(state, decks) ?? checkNotWithdrawn(state, decks)
  if (wrong !== null) return wrong
  const by = { cut: defaultCut(vault.rules), by: null }
  openLiveShoe(batch, vault, { ...by, decks: decks ?? state.live?.decks ?? [] })
  return null
}

function checkNoShoe({ shoe, cutOffer, game }: TableState): StaffRefusal | null {
  if (game.phase !== 'over') return refuseStaff('running', 'A round is being played: end it first.')
  if (shoe !== null) return refuseStaff('shoe-lies', 'A shoe is on the table: change it first.')
  return cutOffer === null ? null : refuseStaff('cut-asked', 'A player is asked to cut: wait for the answer.')
}

/** SH-9. */
function checkNotWithdrawn({ live }: TableState, decks: readonly number[] = []): StaffRefusal | null {
  const old = decks.find((deck) => live?.withdrawn.includes(deck))
  if (old === undefined) return null
  return refuseStaff('bad-input', `The cards of deck ${old} were exchanged: open the shoe with the new ones.`)
}

/** SH-1. */
export function checkDecks({ id }: TableState, decks: readonly number[] | undefined): StaffRefusal | null {
  const { decks: many } = GAMES[id].shoe
  if (decks === undefined || decks.length === many) return null
  return refuseStaff('bad-input', `A shoe of this game is made of ${many} decks, not ${decks.length}.`)
}
