import { expect, it } from 'vitest'
import { CLOSURE_TEXTS, closureText } from '#protocol/house-texts'
import { pauseWords } from '#web/table/status/house-words'
import { client as italian } from '#words/it/client'

const { table: words } = italian

it('says in the player’s language why a table stands still', () => {
  const pause = (why: 'fault' | 'closed', text: string) => pauseWords(words, { why, text })
  expect(pause('fault', 'A fault in the game: the supervisor has been called.')).toBe(words.pauses.fault)
  expect(pause('closed', CLOSURE_TEXTS.table)).toBe(words.closures.table)
  expect(pause('closed', CLOSURE_TEXTS.house)).toBe(words.closures.house)
})

it('leaves what staff wrote as it is', () => {
  expect(closureText(words.closures, 'Si riapre alle 21.')).toBe('Si riapre alle 21.')
  expect(closureText(words.closures, CLOSURE_TEXTS.player)).toBe(words.closures.player)
})
