import { expect, it } from 'vitest'
import { readDecks, writeDecks } from '#console/dealer/dialogs/deck-numbers'

it('reads decks as people write them', () => {
  expect(readDecks('21-28')).toEqual([21, 22, 23, 24, 25, 26, 27, 28])
  expect(readDecks('1, 2 5–7')).toEqual([1, 2, 5, 6, 7])
  for (const wrong of ['', 'a', '0', '8-1', '3, 3', '1-4, 4', '1000']) expect(readDecks(wrong)).toBeNull()
})

it('writes them in short', () => {
  expect(writeDecks([1, 2, 3, 4, 5, 6, 7, 8])).toBe('1–8')
  expect(writeDecks([7, 3, 5, 6])).toBe('3, 5–7')
  expect(readDecks(writeDecks([4, 9, 10]))).toEqual([4, 9, 10])
})
