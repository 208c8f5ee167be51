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
