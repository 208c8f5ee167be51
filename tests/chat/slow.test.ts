import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { heard, openTalk, say } from '#tests/chat/room'
import { temporaryFolder } from '#tests/floor/house'

/** More than the operating system buffers for one connection. */
const LARGE = 'x'.repeat(256 * 1_024)

it('who is too slow to hear what is said, and hidden, is told the room afresh', async () => {
  const folder = temporaryFolder()
  const talk = await openTalk(
    { folder: folder.path, databaseUrl: null },
    { limits: { bufferBytes: 512 * 1_024 }, tickMillis: 1, pace: { lagMillis: 60_000 } },
  )
  try {
    const [anna, slow] = [await talk.join('one'), await talk.join('one')]
    const first = await say(anna, 'da nascondere')
    await slow.until('the line', () => heard(slow).length === 1)
    slow.ws.pause()
    for (let time = 0; time < 40; time++) {
      talk.house.table('one').say(LARGE)
      await pause(2)
    }
    const line = first.type === 'said' ? first.line : 0
    await talk.ask('dealer', 'POST', '/api/staff/chat/hide', { line, reason: 'test' })
    for (let time = 0; time < 40; time++) {
      talk.house.table('one').say(LARGE)
      await pause(2)
    }
    slow.ws.resume()
    await slow.hear('chatLines')
    expect(slow.heard('chatLines').at(-1)).toMatchObject({ room: 'one', lines: [] })
    await say(anna, 'e adesso')
    await slow.until('the next line', () => heard(slow).includes('e adesso'))
  } finally {
    await talk.close()
    folder.remove()
  }
})
