import { describe, expect, it } from 'vitest'
import { BROKEN, GAME_REASONS } from '#tests/fuzz/contract/catalogue'
import { COMMANDS, type Role } from '#tests/fuzz/contract/grammar'
import { PLAYERS_CHECKS } from '#tests/fuzz/contract/refusals'
import { judged, type Place } from '#tests/fuzz/lines/verdicts'

const VENTUNO: Place = { family: 'blackjack', isLive: false }
const SPEED: Place = { family: 'baccarat', isLive: false }
const LIVE: Place = { family: 'baccarat', isLive: true }

const ok = { ok: true }
const no = (reason: string) => ({ ok: false, reason })
const order = (command: object, more = {}) => ({ type: 'do', table: 'one', command, ...more })

const HIT = order({ do: 'hit', seat: 3 })
const BET = order({ do: 'bet', bet: 'banker', amount: 500 })
const PAUSE = order({ do: 'pause', reason: 'A card fell.' })
const SCAN = order({ do: 'scan', code: '1' })

describe('an answer to a frame', () => {
  it.each([
    ['done', 'player', HIT, ok, VENTUNO, 'done'],
    ['refused by its check', 'player', HIT, no('not-your-turn'), VENTUNO, 'checked'],
    ['stopped before that', 'player', HIT, no('paused'), VENTUNO, 'stopped'],
    ['late', 'player', { ...HIT, round: 'one-1' }, no('other-round'), VENTUNO, 'stopped'],
    ['of the other family', 'player', HIT, no('bad-input'), SPEED, 'stopped'],
    ['a word of staff', 'supervisor', PAUSE, ok, SPEED, 'done'],
    ['of nobody who deals', 'dealer', SCAN, no('not-dealing'), LIVE, 'stopped'],
  ] as const)('may be right: %s', (_what, role, message, answer, place, how) => {
    expect(judged(role, message, answer, place)).toBe(how)
  })

  it.each<[string, Role, Parameters<typeof judged>[1], Parameters<typeof judged>[2], Place, RegExp]>([
    ['a hit refused for the balance', 'player', HIT, no('balance'), VENTUNO, /^was refused with 'balance'/],
    ['a hit refused as a seat taken', 'player', HIT, no('seat-taken'), VENTUNO, /^was refused with/],
    ['a bet refused as badly formed', 'player', BET, no('bad-input'), SPEED, /^was refused with 'bad-input'/],
    ['a bet refused for no seat', 'player', BET, no('no-seat'), SPEED, /^was refused with 'no-seat'/],
    ['a refusal without a reason', 'player', BET, { ok: false }, SPEED, /^was refused with ''/],
    ['a reason that nobody knows', 'player', BET, no('why-not'), SPEED, /^was refused with 'why-not'/],
    ['late without a round', 'player', HIT, no('other-round'), VENTUNO, /^was refused with 'other-round'/],
    ['a hit that baccarat did', 'player', HIT, ok, SPEED, /^was done/],
    ['another table’s round that was played', 'player', { ...HIT, round: 'two-1' }, ok, VENTUNO, /^was done/],
    ['a scan that no dealer’s table took', 'dealer', SCAN, ok, SPEED, /^was done/],
    ['a pause refused as gone', 'supervisor', PAUSE, no('gone'), SPEED, /^was refused with 'gone'/],
    ['an answer of a broken table', 'player', HIT, { ...no('bad-input'), text: BROKEN }, VENTUNO, /^broke/],
  ])('is wrong: %s', (_what, role, message, answer, place, says) => {
    expect(judged(role, message, answer, place)).toMatch(says)
  })

  it('is known for every command of a player, and by reasons that are promised', () => {
    const groups = ['blackjack', 'baccarat', 'any'] as const
    const kinds = groups.flatMap((group) => COMMANDS[group].map(({ name }) => `${group} ${name}`))
    expect(Object.keys(PLAYERS_CHECKS).sort()).toEqual(kinds.sort())
    expect([...new Set(Object.values(PLAYERS_CHECKS).flat())].sort()).toEqual(GAME_REASONS.toSorted())
  })
})
