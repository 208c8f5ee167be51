import { CLOSURE_TEXTS, closureOf } from '#protocol/closure-texts'
import type { ClosureScope } from '#protocol/http/operations'

type ClosureTexts = Readonly<Record<ClosureScope, string>>

/** What players read of a closure for which staff wrote no sentence. */
export const CLOSURES_IT: ClosureTexts = {
  house: 'La casa è chiusa per il momento.',
  game: 'Questo gioco è chiuso per il momento.',
  table: 'Questo tavolo è chiuso per il momento.',
  player: 'Per il momento non puoi puntare: scrivi all’assistenza.',
}

export const CLOSURES_EN: ClosureTexts = CLOSURE_TEXTS

/** A sentence of staff's own is read as they wrote it. */
export function closureText(texts: ClosureTexts, text: string): string {
  const scope = closureOf(text)
  return scope === null ? text : texts[scope]
}
