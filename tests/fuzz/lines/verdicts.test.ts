import { describe, expect, it } from 'vitest'
import { gameOf } from '#engine/families'
import type { LiveTable, TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import { DryTable } from '#tests/floor/dry-table'
import { BROKEN, GAME_REASONS } from '#tests/fuzz/contract/catalogue'
import { COMMANDS, type Role } from '#tests/fuzz/contract/grammar'
import { PLAYERS_CHECKS } from '#tests/fuzz/contract/refusals'
import { judged, type Place } from '#tests/fuzz/lines/verdicts'
import { isTimely, OPINIONS } from '#tests/fuzz/timely/timely'

const VENTUNO: Place = { family: 'blackjack', isLive: false }
const SPEED: Place = { family: 'baccarat', isLive: false }
const LIVE: Place = { family: 'baccarat', isLive: true }

const ok = { ok: true }
const no = (reason: string) => ({ ok: false, reason })
const order = (command: object, more = {}) => ({ type: 'do', table: 'one', command, ...more })

const HIT = order({ do: 'hit', seat: 3 })
const BET = order({ do: 'bet', bet: 'banker', amount: 500 })
const SIT = order({ do: 'sit', seat: 3 })
const PAUSE = order({ do: 'pause', reason: 'A card fell.' })
const SCAN = order({ do: 'scan', code: '1' })

describe('an answer to a frame', () => {
  it.each([
    ['done', 'player', HIT, ok, VENTUNO, 'done'],
    ['refused by its check', 'player', HIT, no('not-your-turn'), VENTUNO, 'checked'],
    ['stopped before that', 'player', HIT, no('paused'), VENTUNO, 'stopped'],
    ['late', 'player', { ...HIT, round: 'one-1' }, no('other-round'), VENTUNO, 'stopped'],
    ['of the other family', 'player', HIT, no('bad-input'), SPEED, 'stopped'],
    ['a seat at a closed table that has none', 'player', SIT, no('closed'), SPEED, 'stopped'],
    ['a word of staff', 'supervisor', PAUSE, ok, SPEED, 'done'],
    ['of nobody who deals', 'dealer', SCAN, no('not-dealing'), LIVE, 'stopped'],
  ] as const)('may be right: %s', (_what, role, message, answer, place, how) => {
    expect(judged(role, message, answer, place)).toBe(how)
  })

  it.each<[string, Role, Parameters<typeof judged>[1], Parameters<typeof judged>[2], Place, RegExp]>([
    [
      'a hit at a table that has none, refused as closed',
      'player',
      HIT,
      no('closed'),
      SPEED,
      /^was refused with/,
    ],
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
    const groups = ['blackjack', 'baccarat', 'dragon-tiger', 'any'] as const
    const kinds = groups.flatMap((group) => COMMANDS[group].map(({ name }) => `${group} ${name}`))
    expect(Object.keys(PLAYERS_CHECKS).sort()).toEqual(kinds.sort())
    expect([...new Set(Object.values(PLAYERS_CHECKS).flat())].sort()).toEqual(GAME_REASONS.toSorted())
  })
})

/** Ann has a bet on seat 1, bob one on seat 2 and one behind ann. */
function seated(): DryTable {
  const table = new DryTable('ventuno', '2'.repeat(64))
  for (const player of ['ann', 'bob']) table.give(player, 100_000)
  while (table.state.game.phase !== 'betting') table.step()
  const bet = (seat: number): PlayerCommand => ({ do: 'bet', seat, bet: 'main', amount: 1_000 })
  for (const [player, seat] of [
    ['ann', 1],
    ['bob', 2],
  ] as const) {
    expect(table.order(player, { do: 'sit', seat })).toBeNull()
    expect(table.order(player, bet(seat))).toBeNull()
  }
  expect(table.order('bob', { ...bet(1), do: 'back' } as PlayerCommand)).toBeNull()
  return table
}

/** The same once it is ann's turn. */
function played(): DryTable {
  const table = seated()
  while (table.state.game.phase !== 'over' && gameOf(table.state.id).turn(table.state.game) === null)
    table.step()
  expect(table.state.game).toMatchObject({ phase: 'turns', turn: { seat: 1, deciders: ['ann'] } })
  return table
}

describe('what was done', () => {
  const timely = (name: string, command: object, ...moments: readonly TableState[]) =>
    isTimely({ role: 'player', name }, order(command), VENTUNO, moments)
  const bet = { do: 'bet', seat: 1, bet: 'main', amount: 100 }

  it('is judged by whether anybody can tell that it was in time', () => {
    expect(judged('player', HIT, ok, VENTUNO, true)).toBe('done')
    expect(judged('player', HIT, ok, VENTUNO, null)).toBe('done')
    expect(judged('player', HIT, ok, VENTUNO, false)).toMatch(/^was done out of time or turn/)
    expect(judged('player', HIT, no('not-your-turn'), VENTUNO, false)).toBe('checked')
  })

  it('was in time: bets while betting is open, decisions on the own hand in its turn, or early (VE-7)', () => {
    const [open, turns] = [seated().state, played().state]
    expect(timely('ann', bet, open)).toBe(true)
    expect(timely('ann', bet, turns, open)).toBe(true)
    expect(timely('bob', { do: 'sit', seat: 3 }, open)).toBe(true)
    expect(timely('ann', { do: 'hit', seat: 1 }, turns)).toBe(true)
    expect(timely('bob', { do: 'hit', seat: 2 }, turns)).toBe(true)
    expect(timely('cleo', { do: 'follow', seat: 2 }, turns)).toBeNull()
  })

  it.each([
    ['a bet after the close', 'ann', bet],
    ['a bet behind after the close', 'bob', { ...bet, do: 'back' }],
    ['chips taken back after the close', 'ann', { ...bet, do: 'takeBack', behind: false }],
    ['a deal now after the close', 'ann', { do: 'dealNow' }],
    ['a taken seat', 'cleo', { do: 'sit', seat: 1 }],
    ['the seat of another that is left', 'bob', { do: 'leave', seat: 1 }],
    ['a decision on another’s hand', 'bob', { do: 'hit', seat: 1 }],
    ['a decision of somebody without a bet', 'cleo', { do: 'stand', seat: 2 }],
    ['an insurance without an ace', 'ann', { do: 'insure', seat: 1, yes: true }],
    ['even money where there is none', 'ann', { do: 'evenMoney', seat: 1, yes: true }],
    ['a cut that nobody offered', 'ann', { do: 'cut', cut: 100 }],
  ])('was not: %s', (_what, player, command) => {
    expect(timely(player, command, played().state)).toBe(false)
  })

  it('was not in another round than the one it was meant for, nor while the table stood still', () => {
    const { state } = seated()
    const message = order(bet, { round: 'one-0' })
    expect(isTimely({ role: 'player', name: 'ann' }, message, VENTUNO, [state])).toBe(false)
    expect(timely('ann', bet, { ...state, paused: { why: 'supervisor', text: '' } })).toBe(false)
  })

  it('was in time or not of what staff ordered', () => {
    const live = { dealer: { staff: 's_1', shown: 'Chiara', leaving: false } } as LiveTable<never>
    const [open, turns] = [seated(), played()].map(({ state }): TableState => ({ ...state, live }))
    const at = (state: TableState | undefined, message: typeof SCAN) =>
      isTimely({ role: 'supervisor', name: 'rosa' }, message, LIVE, state === undefined ? [] : [state])
    expect([open, turns].map((state) => at(state, SCAN))).toEqual([false, false])
    expect([open, turns].map((state) => at(state, order({ do: 'closeBetting' })))).toEqual([true, false])
    expect([open, turns].map((state) => at(state, PAUSE))).toEqual([true, true])
    expect(at(turns, order({ do: 'resume' }))).toBe(false)
    expect(at(turns, order({ do: 'unseat', player: 'cleo', reason: 'None.' }))).toBe(false)
  })

  it('has an opinion only on commands that there are', () => {
    const kinds = Object.entries(COMMANDS).flatMap(([group, all]) =>
      all.map(({ name }) => `${group} ${name}`),
    )
    expect(Object.keys(OPINIONS).filter((kind) => !kinds.includes(kind))).toEqual([])
  })
})
