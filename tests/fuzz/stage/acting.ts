import type { Dice } from '#tests/dice'
import { mutated } from '#tests/fuzz/frames/mutate'
import type { Line } from '#tests/fuzz/lines/line'
import { SECONDED } from '#tests/fuzz/lines/verdicts'

type Message = Readonly<Record<string, unknown>>

const MOST_KEPT = 200

/**
 * Says what makes sense now, mostly as it is: now and then spoiled, twice, again long after, or with another content
 * under the same id.
 */
export class Actor {
  readonly line: Line
  readonly #dice: Dice
  readonly #said: Message[] = []
  frames = 0

  constructor(line: Line, dice: Dice) {
    this.line = line
    this.#dice = dice
  }

  async say(message: object): Promise<void> {
    const right = message as Message
    for (const frame of this.#frames(right)) {
      this.frames++
      await this.line.shoot({ text: typeof frame === 'string' ? frame : JSON.stringify(frame) })
    }
    if ('id' in right)
      this.#said[this.#said.length < MOST_KEPT ? this.#said.length : this.#dice.below(MOST_KEPT)] = right
    await this.line.settle()
  }

  #frames(message: Message): readonly (string | Message | readonly Message[])[] {
    const dice = this.#dice
    const before = this.#said.length > 0 ? dice.of(this.#said) : message
    return dice.weighted<() => readonly (string | Message | readonly Message[])[]>([
      [() => [message], 60],
      [() => [mutated(dice, message)], 10],
      [() => [mutated(dice, message), message], 8],
      [() => [message, mutated(dice, message)], 4],
      [() => [[message, message]], 6],
      [() => [message, message], 4],
      [() => [message, before], 4],
      [() => [message, reused(message, before)], 4],
    ])()
  }
}

/** What was said before under the id of what is said now. */
function reused(message: Message, before: Message): Message {
  return isReusable(message) && isReusable(before) ? { ...before, id: message.id } : message
}

/** What a second person decides is answered otherwise later: its ids are left alone here. */
function isReusable({ type, command }: Message): boolean {
  return type === 'do' && !SECONDED.includes((command as { readonly do: string }).do)
}
