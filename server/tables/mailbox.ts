import { orderHash } from '#server/tables/commit'
import type { Answer, Order } from '#server/tables/ports'

/** An order that waits for its answer. */
export interface Letter {
  readonly order: Order
  readonly hash: string
  /** A commit with it failed in the middle: it may be stored already. */
  unsure: boolean
  answered: boolean
  answer(answer: Answer): void
}

const MOST_WAITING = 20_000
/** Enough for whoever sends again because an answer got lost; older ones the store knows. */
const MOST_REMEMBERED = 4_000

interface Known {
  readonly hash: string
  readonly answer: Promise<Answer>
}

/** Orders in the order they came, and the answers given lately: a repeated id gets the answer it got. */
export class Mailbox {
  readonly #table: string
  #waiting: Letter[] = []
  /** Without an answer yet: never forgotten, so that of one id there is never a second letter. */
  readonly #underWay = new Map<string, Known>()
  readonly #given = new Map<string, Known>()

  constructor(table: string) {
    this.#table = table
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  get waiting(): number {
    return this.#waiting.length
  }

  post(order: Order): Promise<Answer> {
    const key = keyOf(order)
    const hash = orderHash(this.#table, order)
    const known = this.#underWay.get(key) ?? this.#given.get(key)
    if (known !== undefined) return known.hash === hash ? known.answer : Promise.resolve(idReused(order.id))
    if (this.#waiting.length >= MOST_WAITING) return Promise.resolve(TOO_MANY)
    const answer = new Promise<Answer>((resolve) => {
      this.#waiting.push(this.#letter(order, hash, resolve))
    })
    this.#underWay.set(key, { hash, answer })
    return answer
  }

  take(most: number): readonly Letter[] {
    return this.#waiting.splice(0, most)
  }

  /** Letters whose fate is unknown come first again; what was answered stays answered. */
  putBack(letters: readonly Letter[]): void {
    const open = letters.filter(({ answered }) => !answered)
    for (const letter of open) letter.unsure = true
    this.#waiting = [...open, ...this.#waiting]
  }

  /** An answer that is not for ever: the same id may be sent again. */
  answerForNow(letter: Letter, answer: Answer): void {
    letter.answer(answer)
    this.#given.delete(keyOf(letter.order))
  }

  #letter(order: Order, hash: string, resolve: (answer: Answer) => void): Letter {
    const letter: Letter = {
      order,
      hash,
      unsure: false,
      answered: false,
      answer: (answer) => {
        letter.answered = true
        this.#remember(keyOf(order))
        resolve(answer)
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

function keyOf({ player, id }: Order): string {
  return `${player} ${id}`
}

export function idReused(id: string): Answer {
  return {
    ok: false,
    reason: 'id-reused',
    text: `The command id ${id} was used for another command: make a new one for each.`,
  }
}

const TOO_MANY: Answer = {
  ok: false,
  reason: 'too-many',
  text: 'Too many commands wait at this table: send it again in a moment.',
}
