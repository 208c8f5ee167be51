import { createHash } from 'node:crypto'
import { canonical } from '#engine/record/canonical'
import { staffSender } from '#server/people/staff/member'
import type { Answer, Order, StaffAnswer, StaffOrder } from '#server/tables/ports'
import type { Sealer } from '#server/tables/records'

/** Under what an answer is kept: of one sender an id stands for one order. */
export interface Signed {
  readonly sender: string
  readonly id: string
  /** What the id stands for. */
  readonly hash: string
}

/** An order that waits for its answer; `Reply` is what may be said to it besides what may be said to everybody. */
export interface LetterOf<Sent extends Order | StaffOrder, Reply = never> extends Signed {
  readonly order: Sent
  /** A commit with it failed in the middle: it may be stored already. */
  unsure: boolean
  answered: boolean
  answer(answer: Reply | Answer): void
}

export type Letter = LetterOf<Order | StaffOrder>
export type PlayersLetter = LetterOf<Order>
export type StaffLetter = LetterOf<StaffOrder, StaffAnswer>

export function isOfStaff(order: Order | StaffOrder): order is StaffOrder {
  return 'by' in order
}

export function isStaffLetter(letter: Letter): letter is StaffLetter {
  return isOfStaff(letter.order)
}

export function isStaffMail(letters: readonly Letter[]): letters is readonly StaffLetter[] {
  const [first] = letters
  return first !== undefined && isStaffLetter(first)
}

export function isPlayersLetter(letter: Letter): letter is PlayersLetter {
  return !isOfStaff(letter.order)
}

export function signed(table: string, order: Order | StaffOrder, { digest }: Pick<Sealer, 'digest'>): Signed {
  const { id } = order
  if (!isOfStaff(order)) return { sender: order.player, id, hash: orderHash(table, order) }
  // A scanned card may lie face down: there are few enough of them to try them all on a plain hash (FA-5).
  return { sender: staffSender(order.by), id, hash: digest(canonical([table, order.command])) }
}

/** Of an order without cards. */
export function orderHash(
  table: string,
  { command, round }: Pick<Order, 'round'> & { readonly command: object },
): string {
  return createHash('sha256')
    .update(canonical(round === undefined ? [table, command] : [table, command, round]))
    .digest('hex')
    .slice(0, 32)
}

export function keyOf({ sender, id }: Pick<Signed, 'sender' | 'id'>): string {
  return `${sender} ${id}`
}
