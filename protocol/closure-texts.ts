import { CLOSURE_SCOPES, type ClosureScope } from '#protocol/http/operations'

/** What players are told of a closure for which staff wrote no sentence. Clients say these in their own language. */
export const CLOSURE_TEXTS: Readonly<Record<ClosureScope, string>> = {
  house: 'The house is closed for the moment.',
  game: 'This game is closed for the moment.',
  table: 'This table is closed for the moment.',
  player: 'You cannot bet at the moment: ask the support.',
}

/** Which of them it is; null is a sentence of staff's own. */
export function closureOf(text: string): ClosureScope | null {
  return CLOSURE_SCOPES.find((scope) => CLOSURE_TEXTS[scope] === text) ?? null
}
