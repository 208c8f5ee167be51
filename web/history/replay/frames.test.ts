import { describe, expect, it } from 'vitest'
import { gameOf } from '#engine/families'
import { framesOf, lookMillis } from '#web/history/replay/frames'
import { ANN, DealingTable } from '#web/history/testing/dealt-round'
import { story } from '#words/it/story'

const SEED = '00'.repeat(32)

describe('a replay of baccarat', () => {
  const table = new DealingTable('speed-baccarat', SEED)
  const bet = { do: 'bet', player: ANN, bet: 'banker', amount: 1_000 } as const
  table.play(bet)
  const round = table.play(bet)
  const frames = framesOf(round, ANN)

  it('begins with an empty cloth, not with the round before', () => {
    expect(frames[0]?.say(story)).toBe('Puntate aperte')
    expect(frames[0]?.state.game).toMatchObject({ player: [], banker: [], faceDown: 0, winner: null })
  })

  it('takes one step for each card that comes or is turned', () => {
    const cards = round.events.filter(({ type }) => type === 'dealt' || type === 'turned')
    expect(frames.filter(({ kind }) => kind === 'card')).toHaveLength(cards.length)
  })

  it('ends as the table did', () => {
    const last = frames.at(-1)
    expect(last?.kind).toBe('end')
    expect(last?.state.game.phase).toBe('over')
    expect(last?.state.game.results).toHaveLength(1)
    expect(last?.state.shoe).toEqual(table.state.shoe)
  })

  it('tells its moments in order', () => {
    const moments = frames.map(({ at }) => at)
    expect(moments).toEqual([...moments].sort((one, other) => one - other))
  })
})

describe('a replay of blackjack', () => {
  const table = new DealingTable('ventuno', SEED)
  const round = table.play(
    { do: 'sit', player: ANN, seat: 4 },
    { do: 'bet', player: ANN, seat: 4, bet: 'main', amount: 1_000 },
  )
  const frames = framesOf(round, ANN)

  it('shows the chips before the cards', () => {
    const chips = frames.findIndex(({ kind }) => kind === 'chips')
    expect(frames[chips]?.state.game.slips).toHaveLength(1)
    expect(chips).toBeLessThan(frames.findIndex(({ kind }) => kind === 'card'))
  })

  it('keeps what is worth no word with the step before', () => {
    const silent = round.events.filter(({ type }) => type === 'turnOpened').length
    expect(silent).toBeGreaterThan(0)
    expect(frames.length).toBeLessThan(round.events.length)
    expect(frames.some(({ state }) => gameOf(state.id).turn(state.game) !== null)).toBe(true)
  })

  it('is empty for a round without events', () => {
    expect(framesOf({ ...round, events: [], times: [] }, ANN)).toEqual([])
  })
})

describe('looking', () => {
  it('takes longer at a card than at chips, and half as long at double speed', () => {
    const table = new DealingTable('speed-baccarat', SEED)
    const frames = framesOf(table.play({ do: 'bet', player: ANN, bet: 'tie', amount: 100 }), ANN)
    const card = frames.find(({ kind }) => kind === 'card')
    const chips = frames.find(({ kind }) => kind === 'chips')
    if (card === undefined || chips === undefined) throw new Error('Both are there.')
    expect(lookMillis(card, 1)).toBeGreaterThan(lookMillis(chips, 1))
    expect(lookMillis(card, 2)).toBe(lookMillis(card, 1) / 2)
  })
})
