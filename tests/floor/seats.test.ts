import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAce, isPairByValue, isTen, totalOf } from '#engine/blackjack/hand'
import type { Card } from '#engine/cards/card'
import type { TableEvent } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import { committed, seedWhere } from '#tests/floor/past'
import { type Draft, PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import type { Staged } from '#tests/floor/staged'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.openOnServer()
  await stage.admit(1_000_000, 'ann', 'bob', 'cleo', 'dora')
}, PATIENCE_MILLIS)
afterAll(() => stage.close(), PATIENCE_MILLIS)

let count = 0
const newId = () => `seats-${++count}`

const sit = (seat: number): PlayerCommand => ({ do: 'sit', seat })
const bet = (seat: number, amount = 1000): PlayerCommand => ({ do: 'bet', seat, bet: 'main', amount })
const back = (seat: number): PlayerCommand => ({ do: 'back', seat, bet: 'main', amount: 1000 })
const DEAL: PlayerCommand = { do: 'dealNow' }

/** One hand: its cards, the dealer's up card between them, then what comes next. */
function oneHand(game: 'ventuno' | 'free-bet', fits: (hand: readonly Card[], up: Card) => boolean) {
  const seed = seedWhere(game, ([first, up, second]) => {
    return first !== undefined && up !== undefined && second !== undefined && fits([first, second], up)
  })
  return committed(seed)
}

const ordinary = (hand: readonly Card[], up: Card) => !isAce(up) && !isTen(up) && totalOf(hand) < 19

async function seated(id: string, draft: Draft, past?: ReturnType<typeof committed>): Promise<Staged> {
  const staged = await stage.table(id, draft, past)
  staged.arrive('ann', 'bob', 'cleo')
  await staged.inPhase('betting')
  await staged.all(['ann', sit(1)])
  return staged
}

describe('a seat', () => {
  it('VE-14: is lost after three rounds without a bet, not before', async () => {
    const draft = { game: 'ventuno', timings: { decision: 1, insurance: 1 } } as const
    const staged = await seated(newId(), draft)
    await staged.all(['bob', sit(2)])
    for (let round = 1; round <= 3; round++) {
      await staged.until(({ state, phase }) => state.round?.number === round && phase === 'betting')
      expect(staged.blackjack.seats[1]).toMatchObject({ player: 'bob', idleRounds: round - 1 })
      await staged.all(['ann', bet(1)], ['ann', DEAL])
    }
    await staged.until(({ state }) => state.round?.number === 4)
    expect(staged.blackjack.seats[1]?.player).toBeNull()
    expect(staged.heard('unseated', 0)).toEqual([{ type: 'unseated', seat: 2, player: 'bob', why: 'idle' }])
    expect(staged.blackjack.seats[0]?.player).toBe('ann')
  })

  it('VE-14: left by X during a round it is free after it, and the hand is played by the clock', async () => {
    const draft = { game: 'ventuno' } as const
    const staged = await seated(newId(), draft, oneHand('ventuno', ordinary))
    await staged.all(['ann', bet(1)], ['ann', DEAL])
    await staged.inPhase('turns')
    await staged.all(['ann', { do: 'leave', seat: 1 }])
    expect(staged.blackjack.seats[0]).toMatchObject({ player: 'ann', leaving: true })
    expect(await staged.refused('bob', sit(1))).toBe('seat-taken')
    const later = await stage.again(staged, { ...draft, timings: { decision: 5 } })
    await later.until(({ state, phase }) => state.round?.number === 2 && phase === 'betting')
    expect(later.blackjack.seats[0]?.player).toBeNull()
    expect(await later.refused('bob', sit(1))).toBe('taken')
  })

  it('is kept by who is cut off, away after a while, back at once, and given up in the end', async () => {
    const game = 'ventuno'
    const staged = await seated(newId(), { game, timings: { away: 30 } })
    const { version } = staged
    staged.table.depart('ann')
    await staged.until(({ blackjack }) => blackjack.away.includes('ann'))
    expect(staged.blackjack.seats[0]?.player).toBe('ann')
    staged.arrive('ann')
    await staged.until(({ blackjack }) => !blackjack.away.includes('ann'))
    expect(staged.heard('connection', version)).toMatchObject([{ connected: false }, { connected: true }])
    const later = await stage.again(staged, { game, timings: { away: 10, unseat: 60 } })
    await later.until(({ blackjack }) => blackjack.seats[0]?.player === null)
    expect(later.blackjack.away).toEqual(['ann'])
    expect(later.heard('unseated', version)).toMatchObject([{ player: 'ann', why: 'left' }])
  })

  it('TP-16: an onlooker who goes is no matter of the table', async () => {
    const staged = await seated(newId(), { game: 'ventuno', timings: { away: 1, unseat: 1 } })
    const { version } = staged
    staged.table.depart('cleo')
    staged.arrive('dora')
    staged.table.depart('dora')
    await staged.all(['bob', sit(2)], ['bob', { do: 'leave', seat: 2 }])
    expect(staged.since(version).map(({ type }) => type)).toEqual(['seated', 'named', 'unseated'])
  })

  it('who is away is forgotten when nothing of theirs is left at the table', async () => {
    const game = 'mega-fire-blaze'
    const before = await stage.table(newId(), { game, timings: { away: 1 } })
    await before.inPhase('betting')
    before.arrive('ann')
    await before.all(['ann', bet(1)])
    before.table.depart('ann')
    await before.until(({ blackjack }) => blackjack.away.includes('ann'))
    const timings = { betting: 1, decision: 1, insurance: 1 }
    const staged = await stage.again(before, { game, timings })
    await staged.until(({ state }) => (state.round?.number ?? 0) >= 3)
    expect(staged.blackjack.away).toEqual([])
  })
})

describe('who is away (FB-3, MF-10)', () => {
  const draft = { game: 'free-bet', timings: { away: 1 } } as const

  async function boxOfTwo(): Promise<Staged> {
    const hand = (cards: readonly Card[], up: Card) =>
      ordinary(cards, up) && totalOf(cards) >= 12 && totalOf(cards) <= 16 && cards[0]?.[0] !== cards[1]?.[0]
    const staged = await seated(newId(), { game: 'free-bet' }, oneHand('free-bet', hand))
    await staged.all(['ann', bet(1)], ['bob', bet(1)])
    return stage.again(staged, { ...draft, timings: { away: 1, betting: 100 } })
  }

  it('FB-3: the second player on the box decides for an owner who is away', async () => {
    const staged = await boxOfTwo()
    staged.arrive('bob')
    await staged.until(({ blackjack }) => blackjack.turn !== null)
    expect(staged.blackjack.away).toEqual(['ann'])
    expect(staged.blackjack.turn?.deciders).toEqual(['bob'])
    expect(await staged.refused('ann', { do: 'stand', seat: 1 })).toBe('not-your-turn')
    await staged.all(['bob', { do: 'stand', seat: 1 }])
  })

  it('FB-3: with both away the hand follows the dealer at once, and both are paid or lose (FB-18)', async () => {
    const staged = await boxOfTwo()
    await staged.until(({ state }) => state.round?.number === 2)
    const log = await stage.log(staged)
    const acted = log.filter((event) => event.type === 'acted')
    expect(acted[0]).toMatchObject({ by: null, decision: 'hit', cause: 'away' })
    expect(log.filter(({ type }) => type === 'turnOpened')).toEqual([])
    const settled = log.find((event) => event.type === 'settled')
    expect(settled?.results.map(({ player }) => player).sort()).toEqual(['ann', 'bob'])
  })

  it('MF-10: an open insurance question of who is cut off is a no at once; the bets stay', async () => {
    const seed = seedWhere('mega-fire-blaze', (cards) => cards[2] !== undefined && isAce(cards[2]))
    const before = await stage.table(newId(), { game: 'mega-fire-blaze' }, committed(seed))
    await before.inPhase('betting')
    before.arrive('ann', 'bob')
    await before.all(['ann', bet(1)], ['bob', bet(2)])
    const closing = await stage.again(before, { game: 'mega-fire-blaze', timings: { betting: 1 } })
    await closing.inPhase('insurance')
    const staged = await stage.again(closing, { game: 'mega-fire-blaze', timings: { away: 20 } })
    staged.arrive('bob')
    const { version } = staged
    await staged.until(({ blackjack }) => blackjack.away.includes('ann'))
    expect(staged.heard('declined', version)).toMatchObject([{ player: 'ann' }])
    expect(staged.phase).toBe('insurance')
    await staged.all(['bob', { do: 'insure', yes: true }])
    expect(staged.heard('insured', version)).toMatchObject([{ player: 'bob', amount: 500 }])
    const stakes = staged.blackjack.lines.flatMap((line) => line.stakes.map(({ player }) => player))
    expect(stakes.sort()).toEqual(['ann', 'bob'])
  })
})

describe('bets behind', () => {
  it('VE-9: the backer who said so follows a double, the other keeps the single stake', async () => {
    const staged = await seated(newId(), { game: 'ventuno' }, oneHand('ventuno', ordinary))
    const follow = { double: true, split: true, insurance: false }
    await staged.all(
      ['ann', bet(1)],
      ['bob', back(1)],
      ['cleo', back(1)],
      ['bob', { do: 'follow', seat: 1, follow }],
      ['ann', DEAL],
    )
    await staged.inPhase('turns')
    await staged.all(['ann', { do: 'double', seat: 1 }])
    const [acted] = staged.heard('acted', 0)
    expect(acted?.additions).toMatchObject([
      { player: 'ann', behind: false, cash: 1000 },
      { player: 'bob', behind: true, cash: 1000 },
    ])
  })

  it('VE-9: a backer follows after a restart of the server too', async () => {
    const pair = (hand: readonly Card[], up: Card) => ordinary(hand, up) && isPairByValue(hand)
    const first = await seated(newId(), { game: 'ventuno' }, oneHand('ventuno', pair))
    const follow = { double: true, split: true, insurance: false }
    await first.all(
      ['ann', bet(1)],
      ['bob', back(1)],
      ['bob', { do: 'follow', seat: 1, follow }],
      ['ann', DEAL],
    )
    await first.inPhase('turns')
    const later = await stage.again(first, { game: 'ventuno' })
    await later.all(['ann', { do: 'split', seat: 1 }])
    const acted = (await stage.log(first)).find((event) => event.type === 'acted')
    expect(acted?.additions.map(({ player }) => player)).toEqual(['ann', 'bob'])
  })

  it('VE-10: go back at once when the seat does not play', async () => {
    const staged = await seated(newId(), { game: 'ventuno' }, oneHand('ventuno', ordinary))
    const cash = await stage.cash('cleo')
    await staged.all(['bob', sit(2)], ['bob', bet(2)], ['cleo', back(1)], ['bob', DEAL])
    await staged.inPhase('turns')
    expect(staged.heard('paid', 0)).toMatchObject([
      { results: [{ player: 'cleo', seat: 1, behind: true, outcome: 'refund', paid: 1000 }] },
    ])
    expect(await stage.cash('cleo')).toBe(cash)
  })

  it('VE-11: are refused, and go back, where the player forbids them', async () => {
    const staged = await seated(newId(), { game: 'ventuno' })
    await staged.all(['cleo', back(1)], ['ann', { do: 'allowBehind', seat: 1, on: false }])
    expect(staged.blackjack.slips).toEqual([])
    expect(await staged.refused('cleo', back(1))).toBe('no-behind')
    expect(await staged.refused('cleo', { do: 'allowBehind', seat: 1, on: true })).toBe('no-seat')
    expect(await staged.refused('ann', back(1))).toBe('own-seat')
  })

  it('VE-7: an early double is paid for after a restart of the server too', async () => {
    const two = ([a, b, up, c, d]: readonly Card[]) =>
      a !== undefined &&
      b !== undefined &&
      c !== undefined &&
      d !== undefined &&
      up !== undefined &&
      ordinary([a, c], up) &&
      ordinary([b, d], up)
    const first = await seated(newId(), { game: 'ventuno' }, committed(seedWhere('ventuno', two)))
    await first.all(['bob', sit(2)], ['ann', bet(1)], ['bob', bet(2)], ['ann', DEAL], ['bob', DEAL])
    await first.inPhase('turns')
    await first.all(['bob', { do: 'double', seat: 2 }])
    const later = await stage.again(first, { game: 'ventuno' })
    await later.all(['ann', { do: 'stand', seat: 1 }])
    const acted = (await stage.log(first)).filter((event) => event.type === 'acted')
    expect(acted[1]).toMatchObject({ by: 'bob', decision: 'double', cause: 'early', instead: null })
  })
})

describe('who is who', () => {
  it('VE-12: rounds won in a row show at the seat, as the results say', async () => {
    const draft = { game: 'ventuno', timings: { decision: 1, insurance: 1 } } as const
    const staged = await seated(newId(), draft)
    let streak = 0
    for (let round = 1; round <= 12; round++) {
      await staged.until(({ state, phase }) => state.round?.number === round && phase === 'betting')
      expect(staged.blackjack.seats[0]?.streak).toBe(streak)
      const { version } = staged
      await staged.all(['ann', bet(1)], ['ann', DEAL])
      await staged.until(({ state }) => state.round?.number === round + 1)
      const [settled] = staged.heard('settled', version)
      const outcomes = settled?.results.map(({ outcome }) => outcome) ?? []
      if (outcomes.includes('lose')) streak = 0
      else if (outcomes.some((outcome) => outcome === 'win' || outcome === 'blackjack')) streak += 1
    }
    await staged.all(['ann', { do: 'leave', seat: 1 }], ['bob', sit(1)])
    expect(staged.blackjack.seats[0]).toMatchObject({ player: 'bob', streak: 0 })
  })

  it('names who takes part where people see each other, and forgets who has no seat', async () => {
    const draft = { game: 'ventuno', timings: { decision: 1, insurance: 1 } } as const
    const staged = await seated(newId(), draft)
    expect(staged.state.people).toEqual({ ann: { name: 'Signor ann', house: false } })
    await staged.all(['cleo', back(1)], ['ann', bet(1)], ['ann', bet(1)])
    expect(Object.keys(staged.state.people)).toEqual(['ann', 'cleo'])
    expect(staged.heard('named', 0)).toHaveLength(2)
    expect(await staged.refused('bob', { do: 'clear' })).toBe('no-chips')
    expect(Object.keys(staged.state.people)).toEqual(['ann', 'cleo'])
    await staged.all(['ann', DEAL])
    await staged.until(({ state, phase }) => state.round?.number === 2 && phase === 'betting')
    expect(Object.keys(staged.state.people)).toEqual(['ann'])
  })

  it('tells at baccarat how everybody bet as sums, and nobody by name', async () => {
    const before = await stage.table(newId(), { game: 'mini-baccarat' })
    await before.inPhase('betting')
    const on = (spot: 'player' | 'tie', amount: number): PlayerCommand => ({ do: 'bet', bet: spot, amount })
    await before.all(
      ['ann', on('player', 500)],
      ['bob', on('player', 700)],
      ['bob', on('tie', 100)],
      ['cleo', on('tie', 900)],
    )
    await before.all(['ann', { do: 'confirm' }], ['bob', { do: 'confirm' }])
    const staged = await stage.again(before, { game: 'mini-baccarat', timings: { betting: 1 } })
    await staged.until(({ state }) => (state.round?.number ?? 0) > 1)
    const crowd = (await stage.log(staged)).find((event) => event.type === 'crowd')
    expect(crowd?.bets).toEqual({ player: { players: 2, cents: 1200 }, tie: { players: 1, cents: 100 } })
    const told: readonly TableEvent[] = staged.told.flatMap(({ everyone }) => everyone)
    expect(JSON.stringify(told)).not.toMatch(/ann|bob|cleo/)
    expect(staged.state.people).toEqual({})
  })
})
