import { type Chapter, plainTable } from '#web/help/page'
import type { Words } from '#web/i18n/language'

/** TP-3, MP-9: what can be done by keys at every table. */
export function keysChapter({ help }: Words): Chapter {
  const { keys } = help
  return {
    id: 'keys',
    title: help.chapters.keys,
    lines: [],
    table: plainTable(
      [keys.key, keys.does],
      [
        ['1 … 9', keys.chip],
        [keys.space, keys.repeat],
        [keys.undo, keys.undoes],
        ['Esc', keys.closes],
        [keys.pages, keys.nextTable],
      ],
    ),
  }
}
