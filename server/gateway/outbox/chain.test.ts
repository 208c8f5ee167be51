import { describe, expect, it } from 'vitest'
import { EMPTY_CHAIN } from '#server/gateway/outbox/chain'

const [a, b, c] = ['"a"', '"b"', '"c"'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer]

describe('a chain', () => {
  it('keeps its messages in order and counts their bytes', () => {
    const chain = EMPTY_CHAIN.with(a).with(b).with(c)
    expect(chain.messages().map(String)).toEqual(['"a"', '"b"', '"c"'])
    expect(chain.bytes).toBe(12)
    expect(EMPTY_CHAIN.messages()).toEqual([])
    expect(EMPTY_CHAIN.bytes).toBe(0)
  })

  it('is the same for all who are told the same, and so is its frame', () => {
    const queues = Array.from({ length: 5 }, () => EMPTY_CHAIN)
    const told = [a, b].reduce((chains, message) => chains.map((chain) => chain.with(message)), queues)
    expect(new Set(told).size).toBe(1)
    expect(new Set(told.map((chain) => chain.frame())).size).toBe(1)
  })

  it('parts where somebody is told something else, and changes nothing of the others', () => {
    const both = EMPTY_CHAIN.with(a)
    const one = both.with(b)
    const other = both.with(c)
    expect(one.messages().map(String)).toEqual(['"a"', '"b"'])
    expect(other.messages().map(String)).toEqual(['"a"', '"c"'])
    expect(both.messages().map(String)).toEqual(['"a"'])
    expect(one.frame().subarray(2).toString()).toBe('["a","b"]')
  })
})
