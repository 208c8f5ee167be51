import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { TO_PLAYER_WORDS } from '#protocol/describe/answers'
import { readFrame, TO_PLAYER } from '#protocol/player/to-player'

const messages = Object.values(TO_PLAYER_WORDS).map(({ example }) => example)

describe('a frame to a player', () => {
  it('is a list of messages', () => {
    expect(readFrame(JSON.stringify(messages))).toEqual(messages)
    expect(readFrame('[]')).toEqual([])
  })

  it('may hold messages and fields of a time to come, which are skipped', () => {
    const later = [
      { type: 'jackpot', cents: 5 },
      { type: 'purse', cash: 1, golden: 0, silver: 3 },
    ]
    expect(readFrame(JSON.stringify(later))).toEqual([{ type: 'purse', cash: 1, golden: 0 }])
    expect(readFrame('[{"type":"constructor"}]')).toEqual([])
  })

  it('is nothing at all when it is not of this protocol', () => {
    const wrong = ['', '{}', 'null', '{"type":"purse","cash":1,"golden":0}', '[7]', '[null]', '[{}]']
    const wrongFields = [
      '[{"type":"purse","cash":-1,"golden":0}]',
      '[{"type":"answer","id":"abcdefgh","ok":1}]',
    ]
    for (const text of [...wrong, ...wrongFields]) expect(readFrame(text)).toBeNull()
  })

  it('answers with ok or with a reason, never with half of each', () => {
    const { done, refused } = TO_PLAYER
    expect(v.is(done, { type: 'answer', id: 'abcdefgh', ok: true, upto: 4 })).toBe(true)
    expect(v.is(done, { type: 'answer', id: 'abcdefgh', ok: true })).toBe(false)
    expect(v.is(refused, { type: 'answer', id: 'abcdefgh', ok: false, reason: 'no', text: '' })).toBe(false)
  })
})
