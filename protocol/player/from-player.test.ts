import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FROM_PLAYER_WORDS } from '#protocol/describe/messages'
import { FROM_PLAYER, parseFrame } from '#protocol/player/from-player'
import { FRAME_BYTES, FRAME_MESSAGES, type FrameProblem, isFrameProblem } from '#protocol/wire/frames'

const examples = Object.values(FROM_PLAYER_WORDS).map(({ example }) => example)
const TYPES = Object.keys(FROM_PLAYER)
const PING = { type: 'ping', at: 1 }
const BET = { type: 'do', id: 'abcdefgh', table: 't', command: { do: 'bet', bet: 'player', amount: 1 } }

function problem(content: unknown): FrameProblem {
  const parsed = parseFrame(typeof content === 'string' ? content : JSON.stringify(content))
  if (!isFrameProblem(parsed)) throw new Error('the frame was taken')
  return parsed
}

describe('a frame from a player', () => {
  it.each(examples)('may be one message: $type', (message) => {
    expect(parseFrame(JSON.stringify(message))).toEqual([message])
  })

  it('may be a list of them', () => {
    expect(parseFrame(JSON.stringify(examples))).toEqual(examples)
    const most = Array.from({ length: FRAME_MESSAGES }, () => PING)
    expect(parseFrame(JSON.stringify(most))).toHaveLength(FRAME_MESSAGES)
  })

  it('has room for as many of the longest messages as a list may hold', () => {
    const longest = {
      ...BET,
      id: 'x'.repeat(64),
      table: 't'.repeat(32),
      command: {
        do: 'takeBack',
        seat: -(2 ** 53) + 1,
        bet: 'twentyOnePlusThree',
        behind: false,
        amount: 1e12,
      },
    }
    const list = Array.from({ length: FRAME_MESSAGES }, () => longest)
    expect(parseFrame(JSON.stringify(list))).toHaveLength(FRAME_MESSAGES)
  })

  it('is not taken when it is too long, no JSON, or no list of the right length', () => {
    expect(problem(' '.repeat(FRAME_BYTES + 1)).code).toBe('too-large')
    expect(parseFrame(JSON.stringify(PING), 10)).toMatchObject({ code: 'too-large' })
    for (const text of ['', '{', 'undefined', '{"type":"ping","at":1}x', '\u0000']) {
      expect(problem(text)).toEqual({ code: 'bad-frame', text: 'A frame is JSON; this one is not.' })
    }
    expect(problem([]).code).toBe('bad-frame')
    expect(problem(Array.from({ length: FRAME_MESSAGES + 1 }, () => PING)).code).toBe('bad-frame')
  })

  it('is done whole or not at all, and says which message was wrong', () => {
    expect(problem([PING, { type: 'leave', table: 'No' }, PING])).toEqual({
      code: 'bad-message',
      text: "message 2 of 3: 'table' must be the id of a table: 1 to 32 of a-z, 0-9 and -, not 'No'.",
    })
  })

  it.each([
    [null, 'A message is a JSON object, not null.'],
    ['"x"', "A message is a JSON object, not 'x'."],
    [{}, "'type' is missing."],
    [{ type: 'constructor' }, `'type' must be one of ${TYPES.join(', ')}, not 'constructor'.`],
    [{ type: ['ping'] }, `'type' must be one of ${TYPES.join(', ')}, not a list.`],
    [{ type: 'ping' }, "'at' is missing."],
    [{ type: 'ping', at: 1.5 }, "'at' must be a whole number, not 1.5."],
    [{ ...PING, extra: 1 }, "'extra' does not belong there."],
    [{ type: 'join', table: 't', since: -1 }, "'since' must be a whole number from 0, not -1."],
    [{ ...BET, command: null }, "'command' must be a JSON object, not null."],
    [{ ...BET, command: [] }, "'command.do' is missing."],
    [
      { ...BET, command: { do: 'follow', seat: 1, follow: 7 } },
      "'command.follow' must be a JSON object, not 7.",
    ],
    [
      { ...BET, command: { do: 'follow', seat: 1, follow: { double: true, split: true } } },
      "'command.follow.insurance' is missing.",
    ],
    [
      { ...BET, command: { do: 'bet', bet: 'mian', seat: 1, amount: 1 } },
      "'command.bet' must be one of main, perfectPairs, twentyOnePlusThree, push22, fireBlaze, not 'mian'.",
    ],
  ])('says which field of %j is wrong', (content, text) => {
    expect(problem(content)).toMatchObject({ code: 'bad-message', text })
  })

  it('names the command that will get no answer', () => {
    expect(problem({ ...BET, table: '' }).id).toBe('abcdefgh')
    expect(problem({ ...BET, id: 'short' })).not.toHaveProperty('id')
    expect(problem(PING.at)).not.toHaveProperty('id')
  })

  it('is never sent back at length, nor with control characters', () => {
    const { text } = problem({ type: '\u001b[31m'.repeat(500) })
    expect(text.length).toBeLessThan(80 + TYPES.join(', ').length)
    expect(text).not.toMatch(/\p{Cc}/u)
  })

  it('cannot reach a prototype', () => {
    const hostile = [
      '{"type":"ping","at":1,"__proto__":{"polluted":true}}',
      '{"__proto__":{"type":"ping","at":1}}',
      '{"type":"ping","at":1,"constructor":{"prototype":{"polluted":true}}}',
      '{"type":"__proto__"}',
      '{"type":"do","id":"abcdefgh","table":"t","command":{"do":"__proto__"}}',
      '{"type":"do","id":"abcdefgh","table":"t","command":{"do":"clear","__proto__":{"player":"p2"}}}',
      '{"type":"do","id":"abcdefgh","table":"t","command":{"do":"toString"}}',
    ]
    for (const text of hostile) expect(problem(text).code).toBe('bad-message')
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  it('may be nested as deep as it fits without doing harm', () => {
    const depth = FRAME_BYTES / 2
    expect(problem('['.repeat(depth) + ']'.repeat(depth)).code).toBe('bad-message')
    const inside = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
    expect(problem(`{"type":"ping","at":${inside}}`).text).toBe("'at' must be a whole number, not an object.")
  })

  it('never throws, whatever it is, and what is taken has only known fields', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.json(),
      fc.json().map((json) => `{"type":"do","id":"abcdefgh","table":"t","command":${json}}`),
      mutated(),
    )
    const seen = { refused: 0, taken: 0 }
    fc.assert(
      fc.property(hostile, (text) => {
        const parsed = parseFrame(text)
        const refused = isFrameProblem(parsed) ? [parsed.text] : []
        const taken = isFrameProblem(parsed) ? [] : parsed.map(({ type }) => type)
        seen.refused += refused.length
        seen.taken += taken.length
        expect(refused.filter((reason) => reason.length >= 600)).toEqual([])
        expect(taken.filter((type) => !TYPES.includes(type))).toEqual([])
      }),
      { numRuns: 3_000 },
    )
    expect(seen.refused).toBeGreaterThan(1_000)
    expect(seen.taken).toBeGreaterThan(10)
  })

  /** Right messages with something of them cut out, doubled or put in its place. */
  function mutated(): fc.Arbitrary<string> {
    const text = fc.constantFrom(...examples).map((message) => JSON.stringify(message))
    return fc
      .tuple(
        text,
        fc.nat(200),
        fc.nat(20),
        fc.constantFrom('', '"', '{', '[]', 'null', '1e999', '__proto__', '\\u0000'),
      )
      .map(([whole, at, length, put]) => whole.slice(0, at) + put + whole.slice(at + length))
  }
})
