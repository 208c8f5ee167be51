import { describe, expect, it } from 'vitest'
import { playedRound } from '#protocol/describe/round'
import { hear, type Tracked } from '#protocol/fold'
import type { EventsMessage } from '#protocol/player/to-player'

const { snapshot, told, end } = playedRound()
const start: Tracked = { upto: snapshot.upto, state: snapshot.state }

function heard(tracked: Tracked | null, message: EventsMessage): Tracked {
  const next = hear(tracked, message)
  if (typeof next === 'string') throw new Error(`the message was a ${next}`)
  return next
}

describe('the numbering rule', () => {
  it('takes a snapshot whatever was known before', () => {
    expect(hear(null, snapshot)).toEqual(start)
    expect(hear({ upto: 900, state: snapshot.state }, snapshot)).toEqual(start)
  })

  it('folds the events that follow to what the server would show', () => {
    const last = told.reduce(heard, start)
    expect(last).toEqual({ upto: end.upto, state: end.state })
  })

  it('ignores what was heard before', () => {
    const [first] = told
    if (first === undefined) throw new Error('the round is empty')
    const next = heard(start, first)
    expect(hear(next, first)).toBe('ignored')
    expect(hear(start, { ...first, after: start.upto, upto: start.upto, events: [] })).toBe('ignored')
  })

  it('notices that something is missing, and that there is nothing to fold into', () => {
    const [first, second] = told
    if (first === undefined || second === undefined) throw new Error('the round is too short')
    expect(hear(start, second)).toBe('gap')
    expect(hear(null, first)).toBe('gap')
    expect(hear(heard(start, first), second)).not.toBe('gap')
  })

  it('folds all of a message that begins before what was told to this player alone', () => {
    const [first, second] = told
    if (first === undefined || second === undefined) throw new Error('the round is too short')
    const known = heard(start, first)
    const onlookers = { ...second, after: start.upto }
    expect(hear(known, onlookers)).toEqual(hear(known, second))
  })

  it('folds a whole message only into what it follows, and knows where it holds what is known', () => {
    const [first, second] = told
    if (first === undefined || second === undefined) throw new Error('the round is too short')
    const both = {
      ...{ ...second, after: first.after, whole: true as const },
      events: [...first.events, ...second.events],
    }
    expect(hear(start, both)).toEqual(hear(heard(start, first), second))
    expect(hear(heard(start, first), both)).toBe('overlap')
    expect(hear(heard(heard(start, first), second), both)).toBe('ignored')
  })

  it('moves on with a message in which nothing is for this player', () => {
    const silent: EventsMessage = { ...snapshot, type: 'events', after: 0, upto: start.upto + 3, events: [] }
    expect(hear(start, silent)).toEqual({ upto: start.upto + 3, state: start.state })
  })
})
