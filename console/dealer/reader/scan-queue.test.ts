import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ScanQueue } from '#console/dealer/reader/scan-queue'

function queue() {
  const sent: string[] = []
  const answers: ((taken: boolean) => void)[] = []
  let dropped = 0
  const reader = new ScanQueue(
    (code) => {
      sent.push(code)
      return new Promise((resolve) => answers.push(resolve))
    },
    (codes) => {
      dropped += codes
    },
  )
  const answer = async (taken: boolean) => {
    answers.shift()?.(taken)
    await turn()
  }
  return { reader, sent, answer, dropped: () => dropped }
}

it('sends the next code when the one before was taken', async () => {
  const { reader, sent, answer } = queue()
  reader.read('a', 0)
  reader.read('b', 10)
  expect(sent).toEqual(['a'])
  await answer(true)
  expect(sent).toEqual(['a', 'b'])
  await answer(true)
  reader.read('c', 2_000)
  expect(sent).toEqual(['a', 'b', 'c'])
})

it('throws away what was read behind a card that was not taken', async () => {
  const { reader, sent, answer, dropped } = queue()
  for (const [index, code] of ['a', 'b', 'c'].entries()) reader.read(code, index * 10)
  await answer(false)
  expect(sent).toEqual(['a'])
  expect(dropped()).toBe(2)
  reader.read('d', 100)
  expect(sent).toEqual(['a', 'd'])
})

it('takes the same card in the same moment once', async () => {
  const { reader, sent, answer } = queue()
  expect(reader.read('a', 0)).toBe(true)
  expect(reader.read('a', 400)).toBe(false)
  expect(reader.read('a', 1_200)).toBe(false)
  await answer(false)
  expect(reader.read('a', 2_400)).toBe(true)
  expect(sent).toEqual(['a', 'a'])
})
