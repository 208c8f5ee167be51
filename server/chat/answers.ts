import { createHash } from 'node:crypto'
import type { PlayerId } from '#engine/ids'
import { isRefusal, refuse } from '#engine/round/refusal'
import type { ChatRefusal } from '#server/chat/text'
import { Recent } from '#server/people/recent'

/** What a player's remark became. */
export type Said = { readonly line: number; readonly at: number } | ChatRefusal

export interface Saying {
  readonly id: string
  readonly room: string
  readonly text: string
}

interface Known {
  readonly input: string
  readonly answer: Promise<Said>
}

const MOST_KNOWN = 20_000
const REUSED = refuse('id-reused', 'The id was used for another line: make a new one for each.')

/**
 * The same id gets the same answer. Refusals are remembered here for a while; a remark that was said is known for ever,
 * by the book.
 */
export class Answers {
  readonly #known = new Recent<Known>(MOST_KNOWN)

  async of(player: PlayerId, saying: Saying, say: () => Promise<Said>): Promise<Said> {
    const key = `${player} ${saying.id}`
    const input = inputOf(saying)
    const known = this.#known.get(key)
    if (known !== undefined) return known.input === input ? known.answer : REUSED
    const answer = say()
    this.#known.set(key, { input, answer })
    const said = await answer
    // Nobody knows whether it was kept: the same id finds out.
    if (isRefusal(said) && said.reason === 'away') this.#known.delete(key)
    return said
  }
}

function inputOf({ room, text }: Saying): string {
  return createHash('sha256')
    .update(JSON.stringify([room, text]))
    .digest('base64url')
}
