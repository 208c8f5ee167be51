import { cutProblem } from '#engine/cards/shoe'
import { gameOf } from '#engine/families'
import { GAMES } from '#engine/games'
import { isRefusal, type Reason, type Refusal, refuse } from '#engine/round/refusal'
import { purseAt } from '#engine/table/purses'
import type { GameCommand, TableState } from '#engine/table/types'
import { commandFor, isCutCommand } from '#protocol/player/commands'
import type { HouseReason } from '#protocol/wire/reasons'
import type { Batch } from '#server/tables/batch'
import type { ClosedSigns } from '#server/tables/doers/door-keeper'
import { openShoe, passCut } from '#server/tables/doers/shoe-keeper'
import type { Clerk, Decide } from '#server/tables/inbox/desk'
import type { Answer, Order } from '#server/tables/ports'
import type { Vault } from '#server/tables/vault'
import type { TableNeeds, Writer } from '#server/tables/writer'

export type OrderRefusal = Refusal<Reason | HouseReason>

/** Players' orders are decided as many together as there are. */
export class PlayersClerk implements Clerk<Order> {
  readonly #table: string
  readonly #needs: TableNeeds
  readonly #writer: Writer

  constructor(table: string, needs: TableNeeds, writer: Writer) {
    this.#table = table
    this.#needs = needs
    this.#writer = writer
  }

  get looksUp(): boolean {
    return this.#writer.memory.state.paused !== null
  }

  forNow(order: Order): Answer | null {
    return waitsFor(this.#writer.memory.state, order) ? PAUSED : null
  }

  async prepare(orders: readonly Order[]): Promise<Decide<Order>> {
    await this.#writer.need(new Set(orders.map(({ player }) => player)))
    return this.#decide
  }

  readonly #decide = (batch: Batch, order: Order): Answer | null => {
    const { sessions, closures } = this.#needs
    const here = { id: this.#table, game: batch.state.id }
    const barred = closures === undefined ? null : barring(order, here, closures)
    const session = sessions.of(order.player, this.#table)
    const refusal = barred ?? takeOrder(batch, this.#writer.vault, order, session)
    return refusal && { ok: false, reason: refusal.reason, text: refusal.text }
  }
}

const PAUSED: Answer = { ok: false, reason: 'paused', text: 'The game is paused: wait until it goes on.' }

/** Whether an order has to wait for the end of the pause. */
export function waitsFor(
  { paused }: Pick<TableState, 'paused'>,
  { command }: Pick<Order, 'command'>,
): boolean {
  return paused !== null && (paused.why !== 'closed' || command.do !== 'leave')
}

interface TableSign {
  readonly id: string
  readonly game: string
}

const NEW_BETS: readonly string[] = ['sit', 'bet', 'back', 'confirm']

/** Nobody makes new bets at a closed table, nor a barred player anywhere; what runs is played to its end. */
export function barring(
  { command, player }: Order,
  table: TableSign,
  signs: ClosedSigns,
): OrderRefusal | null {
  if (!NEW_BETS.includes(command.do)) return null
  const barred = signs.ofPlayer(player)
  if (barred !== null) return { reason: 'barred', text: barred }
  const closed = signs.ofTable(table.id, table.game)
  return closed === null ? null : { reason: 'closed', text: closed }
}

/** A player's order: carried out, or refused with nothing changed. */
export function takeOrder(
  batch: Batch,
  vault: Vault,
  order: Order,
  session: string | null | 'missing' = null,
): OrderRefusal | null {
  const { player, command, round } = order
  if (round !== undefined && round !== batch.state.round?.code) return otherRound(round)
  if (isCutCommand(command)) return cut(batch, vault, player, command)
  const known = commandFor(GAMES[batch.state.id].family, command)
  if (isRefusal(known)) return known
  const unpaid = STAKES.includes(command.do) ? takePurse(batch, order, session) : null
  if (unpaid !== null) return unpaid
  return playAs(batch, order, { ...known, player })
}

/** Sent again after a lost connection it may come in another round, where nobody meant it. */
function otherRound(round: string): OrderRefusal {
  return { reason: 'other-round', text: `This was meant for round ${round}, which is not the one now.` }
}

const STAKES: readonly string[] = ['bet', 'back']

/** Before somebody bets the log says from what, where that is not the account in the table's currency (MO-6, TP-18). */
function takePurse(
  batch: Batch,
  { player, currency }: Order,
  session: string | null | 'missing',
): OrderRefusal | null {
  const { state } = batch
  if (session === 'missing') return NO_SESSION
  if (currency !== state.currency && state.round?.rates[currency] === undefined) {
    return {
      reason: 'other-currency',
      text: `This table plays in ${state.currency} and does not take ${currency}.`,
    }
  }
  const known = purseAt(state, player)
  const isOpen = state.game.phase === 'betting' || state.game.phase === 'over'
  if (isOpen && (known.currency !== currency || known.session !== session)) {
    batch.emit({ type: 'purse', player, currency, session })
  }
  return null
}

const NO_SESSION: OrderRefusal = {
  reason: 'no-session',
  text: 'Open a session at this table first: bets are paid from the money that you take to it.',
}

/** Who takes a seat or bets where people see each other is named with it. */
function playAs(batch: Batch, { player, name, house }: Order, command: GameCommand): Refusal | null {
  const refusal = batch.play(command)
  const { id, game, people } = batch.state
  const isSeen = gameOf(id).places(game).length > 0
  if (refusal === null && isSeen && !Object.hasOwn(people, player)) {
    batch.emit({ type: 'named', player, name, house })
  }
  return refusal
}

/** FA-1, SH-4. */
function cut(
  batch: Batch,
  vault: Vault,
  player: string,
  command: { readonly do: 'cut'; readonly cut: number } | { readonly do: 'passCut' },
): Refusal | null {
  const { cutOffer } = batch.state
  if (cutOffer === null) return refuse('closed', 'No shoe is to be cut now.')
  if (cutOffer.to !== null && cutOffer.to !== player) {
    return refuse('not-your-turn', 'Somebody else is asked to cut now.')
  }
  if (command.do === 'passCut') {
    if (cutOffer.to !== null) passCut(batch, vault)
    return null
  }
  const problem = cutProblem(vault.rules, command.cut)
  if (problem !== null) return refuse('bad-input', problem)
  openShoe(batch, vault, command.cut, player)
  return null
}
