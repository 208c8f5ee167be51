import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Rounds } from '#server/gateway/outbox/rounds'
import { HandClock } from '#tests/clock'

describe('rounds of writes', () => {
  it('begin at once after a quiet time, with all that came in the same turn', async () => {
    const sent: string[] = []
    const clock = new HandClock()
    const rounds = new Rounds<string>(clock, 10, (receiver) => {
      sent.push(receiver)
      return 'done'
    })
    rounds.add('a')
    rounds.add('b')
    expect(sent).toEqual([])
    await turn()
    expect(sent).toEqual(['a', 'b'])
    rounds.add('c')
    await turn()
    await turn()
    expect(sent).toEqual(['a', 'b'])
    clock.advance(10)
    expect(sent).toEqual(['a', 'b', 'c'])
    rounds.stop()
  })

  it('come again after a tick for those who were added meanwhile or asked for it', async () => {
    const sent: string[] = []
    let refusals = 2
    const clock = new HandClock()
    const rounds = new Rounds<string>(clock, 3, (receiver) => {
      sent.push(receiver)
      return receiver === 'slow' && refusals-- > 0 ? 'again' : 'done'
    })
    rounds.add('slow')
    await turn()
    rounds.add('late')
    expect(sent).toEqual(['slow'])
    clock.advance(2)
    expect(sent).toEqual(['slow'])
    clock.advance(1)
    expect(sent).toEqual(['slow', 'slow', 'late'])
    clock.advance(3)
    expect(sent.filter((name) => name === 'slow')).toHaveLength(3)
    expect(sent.filter((name) => name === 'late')).toHaveLength(1)
    clock.advance(60_000)
    expect(sent).toHaveLength(4)
  })

  it('reach everybody once, however many there are, and let others in between', async () => {
    const sent: number[] = []
    const rounds = new Rounds<number>(new HandClock(), 5, (receiver) => {
      sent.push(receiver)
      return 'done'
    })
    for (let receiver = 0; receiver < 1_000; receiver++) rounds.add(receiver)
    await turn()
    expect(sent.length).toBeLessThan(1_000)
    while (sent.length < 1_000) await turn()
    expect(sent).toEqual(Array.from({ length: 1_000 }, (_, receiver) => receiver))
  })
})
