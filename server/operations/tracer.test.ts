import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { tracerOf } from '#server/operations/tracer'

function logging(level: string) {
  const lines: { readonly level: number; readonly trace?: string }[] = []
  return { lines, log: pino({ level }, { write: (line: string) => lines.push(JSON.parse(line)) }) }
}

const ids = Array.from({ length: 2_000 }, (_, index) => `command-${index}`)

describe('following commands', () => {
  it('is off unless it is asked for', () => {
    expect(tracerOf(logging('info').log, 0)).toBeUndefined()
  })

  it('follows all of them at level debug', () => {
    const { lines, log } = logging('debug')
    const tracer = tracerOf(log, 0)
    for (const id of ids) tracer?.step('received', 'one', id, {})
    expect(lines.map(({ trace }) => trace)).toEqual(ids)
  })

  it('follows one in so many, the same at every station', () => {
    const { lines, log } = logging('info')
    const tracer = tracerOf(log, 10)
    for (const id of ids) tracer?.step('received', 'one', id, {})
    const first = lines.map(({ trace }) => trace)
    expect(first.length).toBeGreaterThan(100)
    expect(first.length).toBeLessThan(400)
    for (const id of ids.toReversed()) tracer?.step('answered', 'one', id, { answer: 'ok' })
    expect(new Set(lines.slice(first.length).map(({ trace }) => trace))).toEqual(new Set(first))
    expect(lines[0]).toMatchObject({ level: 30, step: 'received', table: 'one', msg: 'trace' })
  })
})
