import { describe, expect, it } from 'vitest'
import { listFrame } from '#server/gateway/outbox/chain'

/** A reading of RFC 6455 that shares nothing with the writer. */
function read(frame: Buffer): string {
  expect(frame[0]).toBe(0b1000_0001)
  const short = frame.readUInt8(1)
  const header = short < 126 ? 2 : short === 126 ? 4 : 10
  const length =
    short < 126 ? short : short === 126 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2))
  expect(frame.length).toBe(header + length)
  return frame.subarray(header).toString()
}

describe('a frame', () => {
  it('is a list of the messages', () => {
    expect(read(listFrame([]))).toBe('[]')
    expect(read(listFrame([Buffer.from('{"a":1}')]))).toBe('[{"a":1}]')
    expect(read(listFrame([Buffer.from('1'), Buffer.from('"è"'), Buffer.from('3')]))).toBe('[1,"è",3]')
  })

  it('has the right header at every length where the header changes', () => {
    for (const payload of [2, 3, 124, 125, 126, 127, 65_534, 65_535, 65_536, 65_537, 200_000]) {
      const text = '1'.repeat(payload - 2)
      expect(read(listFrame([Buffer.from(text)]))).toBe(`[${text}]`)
    }
  })
})
