import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAce, isTen, totalOf } from '#engine/blackjack/hand'
import type { Card } from '#engine/cards/card'
import type { PlayerCommand } from '#protocol/player/commands'
import { committed, seedWhere } from '#tests/floor/past'
import { type Draft, PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import type { Staged } from '#tests/floor/staged'
import { isOf } from '#tests/of-family'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.openOnServer()
  await stage.admit(100_000, 'ann', 'bob', 'cleo')
}, PATIENCE_MILLIS)
afterAll(() => stage.close(), PATIENCE_MILLIS)

let count = 0
const newId = () => `clock-${++count}`

const bet = (seat: number): PlayerCommand => ({ do: 'bet', seat, bet: 'main', amount: 1000 })
const sit = (seat: number): PlayerCommand => ({ do: 'sit', seat })

/** Cards of a table with one hand: first, dealer's up card, second. */
type Deal = (first: Card, up: Card, second: Card) => boolean

/** A table where ann's hand on seat 1 is dealt with such cards, and then waits for somebody. */
async function dealt(draft: Draft, fits: Deal): Promise<Staged> {
  const { game } = draft
  const second = game === 'mega-fire-blaze' ? 3 : 2
  const up = game === 'mega-fire-blaze' ? 2 : 1
  const seed = seedWhere(game, (cards) => fits(cards[0] as Card, cards[up] as Card, cards[second] as Card))
  const before = await stage.table(newId(), { ...draft, timings: {} }, committed(seed))
  await before.inPhase('betting')
  if (game !== 'mega-fire-blaze') await before.all(['ann', sit(1)])
  await before.all(['ann', bet(1)])
  const closing = await stage.again(before, { ...draft, timings: { betting: 1 } })
  await closing.until(({ phase }) => phase === 'turns' || phase === 'insurance' || phase === 'over')
  return stage.again(closing, draft)
}

describe('betting', () => {
  it('closes at its time, not before', async () => {
    const staged = await stage.table(newId(), { game: 'mini-baccarat', timings: { betting: 40 } })
    await staged.until(({ state }) => (state.round?.number ?? 0) >= 3)
    const clocks = staged.heard('clock', 0).flatMap(({ until }) => until ?? [])
    const closings = staged.told.filter(({ everyone }) => everyone.some(({ type }) => type === 'closed'))
    expect(closings.length).toBeGreaterThanOrEqual(2)
    expect(closings.map(({ at }) => at)).toEqual(clocks.slice(0, closings.length))
  })

  it('waits for the first chip where the game needs one, and then gives the full time', async () => {
    const staged = await stage.table(newId(), { game: 'free-bet', timings: { betting: 300 } })
    await staged.until(({ state }) => state.clock?.until === null)
    await staged.all(['ann', sit(3)])
    expect(staged.state.clock).toEqual({ for: 'bets', until: null })
    await staged.all(['ann', bet(3)], ['ann', bet(3)], ['bob', sit(4)])
    const clocks = staged.heard('clock', 0)
    expect(clocks).toHaveLength(3)
    expect(clocks[2]?.until).toBe(stage.clock.now() + 300)
    await staged.pass(299)
    expect(staged.phase).toBe('betting')
    await staged.pass(1)
    expect(staged.phase).not.toBe('betting')
  })

  it('has its full time again after a restart, chips or not', async () => {
    const waiting = await stage.table(newId(), { game: 'ventuno', timings: { betting: 10 } })
    await waiting.until(({ state }) => state.clock?.until === null)
    stage.clock.advance(5)
    const staged = await stage.again(waiting, { game: 'ventuno' })
    expect(staged.state.round?.number).toBe(1)
    expect(staged.state.clock?.until).toBe(stage.clock.now() + 600_000)
    const { clock } = staged.state
    await staged.all(['ann', sit(3)], ['ann', bet(3)], ['ann', { do: 'clear' }])
    expect(staged.state.clock).toEqual(clock)
  })

  it('waits again when the chips were taken back, and deals when they come back', async () => {
    const staged = await stage.table(newId(), {
      game: 'free-bet',
      timings: { betting: 20, decision: 5, insurance: 5, offers: 5 },
    })
    await staged.until(({ state }) => state.clock?.until === null)
    await staged.all(['ann', sit(3)], ['ann', bet(3)], ['ann', { do: 'clear' }])
    expect(staged.state.clock?.until).toEqual(expect.any(Number))
    await staged.until(({ state }) => state.clock?.until === null)
    await staged.all(['ann', bet(3)])
    await staged.until(({ state }) => state.round?.number === 2)
    expect(staged.heard('closed', 0).map(({ taken }) => taken.length)).toEqual([1])
  })

  it('VE-14: guests who only sit, and forbid bets behind, cannot keep a table waiting', async () => {
    const staged = await stage.table(newId(), { game: 'ventuno', timings: { betting: 20 } })
    await staged.until(({ state }) => state.clock?.until === null)
    await staged.all(['ann', sit(3)], ['ann', { do: 'allowBehind', seat: 3, on: false }])
    await staged.until(({ state }) => isOf('blackjack', state) && state.game.seats[2]?.player === null)
    expect(staged.heard('unseated', 0)).toMatchObject([{ seat: 3, player: 'ann', why: 'idle' }])
  })

  it('MO-5: chips under the minimum are refused when it closes; the round ends without a card', async () => {
    const draft = { game: 'ventuno', timings: { betting: 20 } } as const
    const staged = await stage.table(newId(), draft)
    await staged.until(({ state }) => state.clock?.until === null)
    await staged.all(
      ['ann', sit(3)],
      ['ann', { do: 'bet', seat: 3, bet: 'main', amount: 100 }],
      ['bob', { do: 'back', seat: 3, bet: 'main', amount: 1000 }],
    )
    await staged.until(({ state }) => state.round?.number === 2)
    const [closed] = staged.heard('closed', 0)
    expect(closed).toMatchObject({ refused: [{ player: 'ann', reason: 'limit-min' }] })
    expect(staged.heard('dealt', 0)).toEqual([])
    expect(await stage.cash('bob')).toBe(100_000)
  })

  it('VE-13: ends at once when every seated player with a bet has asked to deal now', async () => {
    const staged = await stage.table(newId(), { game: 'ventuno' })
    await staged.inPhase('betting')
    await staged.all(['ann', sit(1)], ['bob', sit(2)], ['cleo', sit(3)])
    expect(await staged.refused('ann', { do: 'dealNow' })).toBe('needs-main')
    await staged.all(['ann', bet(1)], ['bob', bet(2)], ['ann', { do: 'dealNow' }])
    expect(await staged.refused('ann', { do: 'clear' })).toBe('closed')
    expect(staged.phase).toBe('betting')
    await staged.all(['bob', { do: 'dealNow' }])
    await staged.until(({ phase }) => phase !== 'betting')
    const [closed] = staged.heard('closed', 0)
    expect(closed).toMatchObject({ taken: [{ player: 'ann' }, { player: 'bob' }], refused: [] })
  })

  it('SB-1: the first four cards lie face down while bets are taken, and are turned afterwards', async () => {
    const draft = { game: 'speed-baccarat', timings: { card: 15 } } as const
    const staged = await stage.table(newId(), draft)
    await staged.until(({ baccarat }) => baccarat.faceDown === 2)
    expect(await staged.refused('ann', { do: 'bet', bet: 'player', amount: 100 })).toBe('taken')
    await staged.until(({ baccarat }) => baccarat.faceDown === 4)
    expect(staged.baccarat).toMatchObject({ phase: 'betting', hidden: [], player: [], banker: [] })
    const back = { card: null, faceDown: true }
    expect(staged.heard('dealt', 0)).toMatchObject([back, back, back, back])
    expect(staged.heard('clock', 0)).toMatchObject([{ for: 'bets' }])
    const closing = await stage.again(staged, { game: 'speed-baccarat', timings: { betting: 1 } })
    await closing.until(({ state }) => (state.round?.number ?? 0) > 1)
    const types = (await stage.log(closing)).map(({ type }) => type)
    const turned = types.indexOf('turned')
    expect(types.slice(turned - 1, turned + 4)).toEqual(['closed', 'turned', 'turned', 'turned', 'turned'])
    expect(types.indexOf('crowd')).toBeGreaterThan(turned)
  })
})

describe('when nobody answers in time', () => {
  const fair: Deal = (_, up) => !isAce(up)

  it.each([
    ['VE-5: hits on 11 or less', 'ventuno', [4, 11], 'hit'],
    ['VE-5: stands on more than 11', 'ventuno', [12, 20], 'stand'],
    ['MF-4: stands, whatever it is', 'mega-fire-blaze', [4, 11], 'stand'],
    ['FB-3: follows the dealer and hits on 16 or less', 'free-bet', [12, 16], 'hit'],
    ['FB-3: follows the dealer and stands on 17 or more', 'free-bet', [17, 20], 'stand'],
  ] as const)('a decision %s', async (_, game, [least, most], decision) => {
    const fits: Deal = (first, up, second) => {
      const total = totalOf([first, second])
      return fair(first, up, second) && first[0] !== second[0] && total >= least && total <= most
    }
    const staged = await dealt({ game, timings: { decision: 15, betting: 60_000, result: 60_000 } }, fits)
    await staged.inPhase('over')
    const [acted] = (await stage.log(staged)).filter((event) => event.type === 'acted')
    expect(acted).toMatchObject({ seat: 1, by: 'ann', decision, cause: 'timeout' })
  })

  it('BJ-9: an insurance question is a no, and play goes on', async () => {
    const fits: Deal = (first, up, second) => isAce(up) && totalOf([first, second]) < 21
    const timings = { insurance: 15, decision: 15, result: 60_000 }
    const staged = await dealt({ game: 'ventuno', timings }, fits)
    await staged.inPhase('over')
    const log = await stage.log(staged)
    expect(log.filter(({ type }) => type === 'declined')).toHaveLength(1)
    expect(log.filter(({ type }) => type === 'looked')).toHaveLength(1)
    expect(log.filter(({ type }) => type === 'insured')).toEqual([])
  })

  it('FB-6: even money waits for the dealer', async () => {
    const fits: Deal = (first, up, second) => isTen(up) && totalOf([first, second]) === 21
    const staged = await dealt({ game: 'free-bet', timings: { offers: 15, result: 60_000 } }, fits)
    expect(staged.state.clock?.for).toBe('offers')
    await staged.inPhase('over')
    const log = await stage.log(staged)
    expect(log.filter(({ type }) => type === 'evenMoneyPassed')).toHaveLength(1)
    expect(log.filter(({ type }) => type === 'paid')).toEqual([])
  })

  it('a decision that arrives before the house has closed it stands', async () => {
    const fits: Deal = (first, up, second) => fair(first, up, second) && totalOf([first, second]) < 11
    const staged = await dealt({ game: 'ventuno', timings: { decision: 80 } }, fits)
    const { version, state } = staged
    const stands = staged.all(['ann', { do: 'stand', seat: 1 }])
    stage.clock.moveTo(state.clock?.until ?? 0)
    await stands
    expect(staged.heard('acted', version)[0]).toMatchObject({ decision: 'stand', cause: 'player' })
  })
})

describe('the pace of the house', () => {
  it('is not put off by commands of others', async () => {
    const draft = { game: 'ventuno', timings: { card: 40, result: 600_000 } } as const
    const staged = await stage.table(newId(), draft)
    await staged.inPhase('betting')
    await staged.all(['ann', sit(1)], ['ann', bet(1)], ['ann', { do: 'dealNow' }])
    await staged.until(({ phase }) => phase === 'dealing')
    const dealt = () => staged.heard('dealt', 0).length
    for (let card = dealt() + 1; card <= 4; card++) {
      for (let noise = 0; noise < 4; noise++) {
        await staged.pass(10)
        const follow = { double: noise % 2 === 0, split: false, insurance: false }
        await staged.all(['bob', { do: 'follow', seat: 1, follow }])
      }
      expect(dealt()).toBe(card)
    }
  })

  it('a new question has a clock of its own; commands of others do not restart it', async () => {
    const fits: Deal = (first, up, second) => !isAce(up) && totalOf([first, second]) < 9
    const staged = await dealt({ game: 'ventuno' }, fits)
    const { clock } = staged.state
    expect(clock?.for).toBe('decision')
    stage.clock.advance(3)
    await staged.all(['bob', sit(2)], ['cleo', sit(3)], ['cleo', { do: 'leave', seat: 3 }])
    expect(staged.state.clock).toEqual(clock)
    await staged.all(['ann', { do: 'hit', seat: 1 }])
    await staged.until(({ state }) => state.clock !== null && state.clock.until !== clock?.until)
    expect(staged.state.clock?.until).toBe((clock?.until ?? 0) + 3)
  })

  it('VE-7: an early decision is carried out as soon as its turn comes, without a wait', async () => {
    const small = (cards: readonly Card[]) => {
      const [a, b, up, c, d] = cards as [Card, Card, Card, Card, Card]
      return !isAce(up) && totalOf([a, c]) < 19 && totalOf([b, d]) < 19
    }
    const past = committed(seedWhere('ventuno', small))
    const staged = await stage.table(newId(), { game: 'ventuno' }, past)
    await staged.inPhase('betting')
    await staged.all(['ann', sit(1)], ['bob', sit(2)], ['ann', bet(1)], ['bob', bet(2)])
    await staged.all(['ann', { do: 'dealNow' }], ['bob', { do: 'dealNow' }])
    await staged.inPhase('turns')
    await staged.all(['bob', { do: 'hit', seat: 2 }], ['bob', { do: 'stand', seat: 2 }])
    const { version } = staged
    await staged.all(['ann', { do: 'stand', seat: 1 }])
    const acted = staged.heard('acted', version)
    expect(acted).toMatchObject([
      { by: 'ann', cause: 'player', decision: 'stand' },
      { by: 'bob', cause: 'early', decision: 'stand' },
    ])
    expect(staged.heard('turnOpened', version)).toEqual([])
  })
})
