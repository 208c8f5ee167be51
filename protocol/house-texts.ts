import { CLOSURE_SCOPES, type ClosureScope } from '#protocol/http/operations'
import { closures } from '#words/en/house'

type ClosureTexts = Readonly<Record<ClosureScope, string>>

/** What players are told of a closure for which staff wrote no sentence. Clients say these in their own language. */
export const CLOSURE_TEXTS: ClosureTexts = closures

/** A closure in the reader's words; a sentence that staff wrote stands as it is. */
export function closureText(texts: ClosureTexts, text: string): string {
  const scope = CLOSURE_SCOPES.find((scope) => CLOSURE_TEXTS[scope] === text)
  return scope === undefined ? text : texts[scope]
}

/** What is told of a store that is away. Clients say these in their own language. */
export const TROUBLE_TEXTS = {
  away: 'The store cannot be reached: the table waits for it. No bet is lost.',
  full: 'The store has no room left: the table waits until there is some. No bet is lost.',
} as const

export type Trouble = keyof typeof TROUBLE_TEXTS

/** Which of them it is; null is another sentence. */
export function troubleOf(text: string): Trouble | null {
  return text === TROUBLE_TEXTS.away ? 'away' : text === TROUBLE_TEXTS.full ? 'full' : null
}
