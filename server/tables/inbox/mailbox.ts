import { idReused, isOfStaff, keyOf, type Signed, signed } from '#server/tables/inbox/answers'
import type { Answer, Order, StaffAnswer, StaffOrder } from '#server/tables/ports'
import type { Sealer } from '#server/tables/records'

/** An order that waits for its answer; `Reply` is what may be said to it besides what may be said to everybody. */
export interface LetterOf<Sent extends Order | StaffOrder, Reply = never> extends Signed {
  readonly order: Sent
  /** A commit with it failed in the middle: it may be stored already. */
  unsure: boolean
  answered: boolean
  answer(answer: Reply | Answer): void
}

export type Letter = LetterOf<Order | StaffOrder>
type PlayersLetter = LetterOf<Order>
type StaffLetter = LetterOf<StaffOrder, StaffAnswer>

function isStaffLetter(letter: Letter): letter is StaffLetter {
  return isOfStaff(letter.order)
}

function isPlayersLetter(letter: Letter): letter is PlayersLetter {
  return !isOfStaff(letter.order)
}

export function isStaffMail(letters: readonly Letter[]): letters is readonly StaffLetter[] {
  const [first] = letters
  return first !== undefined && isStaffLetter(first)
}

const MOST_WAITING = 20_000
/** Enough for whoever sends again because an answer got lost; older ones the store knows. */
const MOST_REMEMBERED = 4_000

interface Known {
  readonly hash: string
  readonly answer: Promise<StaffAnswer>
}

/**
 * All that is sent to a table, by players and by staff, in the order in which it came, and the answers given lately: a
 * repeated id gets the answer it got.
 */
export class Mailbox {
  readonly #table: string
  readonly #sealer: Pick<Sealer, 'digest'>
  #waiting: Letter[] = []
  /** Their moment is when no stakes lie on the table. */
  readonly #aside: Letter[] = []
  /** Without an answer yet: never forgotten, so that of one id there is never a second letter. */
  readonly #underWay = new Map<string, Known>()
  readonly #given = new Map<string, Known>()
  #closed = false

  constructor(table: string, sealer: Pick<Sealer, 'digest'>) {
    this.#table = table
    this.#sealer = sealer
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  get waiting(): number {
    return this.#waiting.length + this.#aside.length
  }

  /** Something of staff's is next, or comes after players' letters: not what waits for its own moment. */
  get hasStaffs(): boolean {
    return this.#waiting.some(isStaffLetter)
  }

  post(order: Order): Promise<Answer>
  post(order: StaffOrder): Promise<StaffAnswer>
  post(order: Order | StaffOrder): Promise<StaffAnswer>
  post(order: Order | StaffOrder): Promise<StaffAnswer> {
    if (this.#closed) return Promise.resolve(CLOSING)
    const sign = signed(this.#table, order, this.#sealer)
    const key = keyOf(sign)
    const known = this.#underWay.get(key) ?? this.#given.get(key)
    if (known !== undefined) {
      return known.hash === sign.hash ? known.answer : Promise.resolve(idReused(order.id))
    }
    if (this.#waiting.length >= MOST_WAITING && !isOfStaff(order)) return Promise.resolve(TOO_MANY)
    const answer = new Promise<StaffAnswer>((give) => {
      this.#waiting.push(this.#letter(order, sign, give))
    })
    this.#underWay.set(key, { hash: sign.hash, answer })
    return answer
  }

  /** What comes next: players' letters as far as nothing of staff's came between, or one of staff's. */
  take(most: number, hasStakes = false): readonly PlayersLetter[] | readonly StaffLetter[] {
    if (!hasStakes && this.#aside.length > 0) return this.#aside.splice(0, 1).filter(isStaffLetter)
    const staffs = this.#waiting.findIndex(isStaffLetter)
    if (staffs === 0) return this.#waiting.splice(0, 1).filter(isStaffLetter)
    return this.#waiting.splice(0, staffs < 0 ? most : Math.min(most, staffs)).filter(isPlayersLetter)
  }

  /** Letters whose fate is unknown come first again; what was answered stays answered. */
  putBack(letters: readonly Letter[]): void {
    const open = letters.filter(({ answered }) => !answered)
    for (const letter of open) letter.unsure = true
    this.#waiting = [...open, ...this.#waiting]
  }

  putAside(letters: readonly Letter[]): void {
    this.#aside.push(...letters)
  }

  /** An answer that is not for ever: the same id may be sent again. */
  answerForNow<Reply>(letter: LetterOf<Order | StaffOrder, Reply>, answer: Reply | Answer): void {
    letter.answer(answer)
    this.#given.delete(keyOf(letter))
  }

  /** Nothing is taken any more; what waits may be sent again. */
  close(): void {
    this.#closed = true
    for (const letter of [...this.#waiting, ...this.#aside]) this.answerForNow(letter, CLOSING)
    this.#waiting = []
    this.#aside.length = 0
  }

  #letter(
    order: Order | StaffOrder,
    sign: Signed,
    give: (answer: StaffAnswer) => void,
  ): LetterOf<Order | StaffOrder, StaffAnswer> {
    const letter: LetterOf<Order | StaffOrder, StaffAnswer> = {
      ...sign,
      order,
      unsure: false,
      answered: false,
      answer: (answer) => {
        letter.answered = true
        this.#remember(keyOf(sign))
        give(answer)
      },
    }
    return letter
  }

  #remember(key: string): void {
    const known = this.#underWay.get(key)
    if (known === undefined) return
    this.#underWay.delete(key)
    this.#given.set(key, known)
    const [oldest] = this.#given.keys()
    if (this.#given.size > MOST_REMEMBERED && oldest !== undefined) this.#given.delete(oldest)
  }
}

const TOO_MANY: Answer = {
  ok: false,
  reason: 'too-many',
  text: 'Too many commands wait at this table: send it again in a moment.',
}

const CLOSING: Answer = {
  ok: false,
  reason: 'closing',
  text: 'The server is stopping: send it again when you are connected again.',
}
