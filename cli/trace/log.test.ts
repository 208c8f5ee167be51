import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { stationIn, stationsOf } from '#cli/trace/log'
import { stationLines } from '#cli/trace/print'

const line = (entry: object) =>
  `${JSON.stringify({ level: 20, pid: 1, hostname: 'h', msg: 'trace', ...entry })}\n`

const LOG = [
  line({ time: 1_000, trace: 'bet-00000001', step: 'received', table: 'one', player: 'p_a', do: 'bet' }),
  line({ time: 1_000, trace: 'bet-00000002', step: 'received', table: 'one', player: 'p_b', do: 'bet' }),
  line({ time: 1_002, trace: 'bet-00000001', step: 'decided', table: 'one', answer: 'ok', round: 'one-1' }),
  line({
    time: 1_003,
    trace: 'bet-00000002',
    step: 'decided',
    table: 'one',
    answer: 'balance',
    round: 'one-1',
  }),
  'not a line of ours\n',
  '{"step": broken\n',
  line({ time: 1_004, err: { message: 'x' }, table: 'one', msg: 'a step aside' }),
  line({ time: 1_005, trace: 'bet-00000001', step: 'answered', table: 'one', answer: 'ok', millis: 5.2 }),
  line({ time: 9_000, step: 'ended', table: 'one', round: 'one-1', outcome: 'settled', version: 44 }),
  line({ time: 9_100, step: 'ended', table: 'one', round: 'one-2', outcome: 'settled', version: 60 }),
]

describe('the way of a command in the log', () => {
  it('is its own lines and the end of its round', async () => {
    const stations = await stationsOf('bet-00000001', Readable.from(LOG))
    expect(stations.map(({ step, at }) => [step, at])).toEqual([
      ['received', 1_000],
      ['decided', 1_002],
      ['answered', 1_005],
      ['ended', 9_000],
    ])
    expect(stations[0]?.facts).toEqual({ player: 'p_a', do: 'bet' })
    expect(stationLines(stations)).toEqual([
      '  1970-01-01T00:00:01.000Z            received   one · trace bet-00000001 · player p_a · do bet',
      '  1970-01-01T00:00:01.002Z     +2 ms  decided    one · trace bet-00000001 · round one-1 · answer ok',
      '  1970-01-01T00:00:01.005Z     +3 ms  answered   one · trace bet-00000001 · answer ok · millis 5.2',
      '  1970-01-01T00:00:09.000Z  +7995 ms  ended      one · round one-1 · outcome settled · version 44',
    ])
  })

  it('of a round is what its commands came to, and its end', async () => {
    const stations = await stationsOf('one-1', Readable.from(LOG))
    expect(stations.map(({ step, trace }) => [step, trace])).toEqual([
      ['decided', 'bet-00000001'],
      ['decided', 'bet-00000002'],
      ['ended', null],
    ])
  })

  it('is nothing where nobody knows it', async () => {
    expect(await stationsOf('bet-00000009', Readable.from(LOG))).toEqual([])
  })

  it.each([
    '',
    'null',
    '[]',
    '{"step":"received"}',
    '{"step":"flown","time":1,"table":"one"}',
    '{"step":"received","time":"1","table":"one"}',
    '{"step":"received","time":1,"table":"one","trace":7}',
  ])('takes no other line for a station: %s', (text) => {
    expect(stationIn(text)).toBeNull()
  })
})
