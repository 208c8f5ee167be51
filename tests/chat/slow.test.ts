import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { newMetrics } from '#server/operations/metrics/metrics'
import { heard, openTalk, say } from '#tests/chat/room'
import { freshDatabase } from '#tests/made-postgres'

/** More than the operating system buffers for one connection, said a few times. */
const LARGE = 'x'.repeat(256 * 1_024)
const HOUR_MILLIS = 3_600_000

it('who is too slow to hear what is said, and hidden, is told the room afresh', async () => {
  const { meters } = newMetrics()
  let falls = 0
  const fellBehind = () => {
    falls += 1
  }
  const talk = await openTalk(
    { folder: '', databaseUrl: await freshDatabase() },
    {
      limits: { bufferBytes: 512 * 1_024 },
      pace: { lagMillis: HOUR_MILLIS },
      parts: { meters: { ...meters, sockets: { ...meters.sockets, fellBehind } } },
    },
  )
  try {
    const [anna, slow] = [await talk.join('one'), await talk.join('one')]
    const first = await say(anna, 'da nascondere')
    await slow.until('the line', () => heard(slow).length === 1)
    slow.ws.pause()
    while (falls === 0) {
      talk.house.table('one').say(LARGE)
      await turn()
    }
    const line = first.type === 'said' ? first.line : 0
    await talk.ask('dealer', 'POST', '/api/staff/chat/hide', { line, reason: 'test' })
    slow.ws.resume()
    await slow.hear('chatLines')
    expect(slow.heard('chatLines').at(-1)).toMatchObject({ room: 'one', lines: [] })
    await say(anna, 'e adesso')
    await slow.until('the next line', () => heard(slow).includes('e adesso'))
  } finally {
    await talk.close()
  }
})
