import { describe, expect, it } from 'vitest'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { bet, sit, stand } from '#tests/blackjack/commands'
import { table } from '#tests/blackjack/table'
import { boardOf, focusSeat } from '#web/table/blackjack/spots/board'
import { tableWith } from '#web/table/blackjack/testing/seen'

const boardFor = (game: ReturnType<typeof table>['state'], me: string) =>
  boardOf(tableWith(game, { ann: 'Anna', bob: 'Bob' }), game, me, [])

describe('the table as one sees it', () => {
  it('has names, and seats that are free or one’s own', () => {
    const { state } = table(VENTUNO).with(sit('ann', 1), sit('bob', 3))
    const board = boardFor(state, 'ann')
    expect(board.own).toEqual([1])
    expect(board.seats.slice(0, 3).map(({ name, mine }) => [name, mine])).toEqual([
      ['Anna', true],
      ['', false],
      ['Bob', false],
    ])
  })

  it('shows runs of wins from two on, the longest apart (VE-12)', () => {
    const { state } = table(VENTUNO).with(sit('ann', 1), sit('bob', 3))
    const seats = state.seats.map((seat, index) => ({ ...seat, streak: [1, 0, 4, 0, 0, 2, 0][index] ?? 0 }))
    const board = boardFor({ ...state, seats }, 'ann')
    expect(board.seats.map(({ streak }) => streak)).toEqual([0, 0, 4, 0, 0, 2, 0])
    expect(board.seats.filter(({ hottest }) => hottest).map(({ seat }) => seat)).toEqual([3])
  })

  it('warns before a seat is lost (VE-14)', () => {
    const { state } = table(VENTUNO).with(sit('ann', 1))
    const idle = (idleRounds: number) =>
      boardFor({ ...state, seats: state.seats.map((seat) => ({ ...seat, idleRounds })) }, 'ann').seats[0]
    expect(idle(1)?.lastChance).toBe(false)
    expect(idle(2)?.lastChance).toBe(true)
  })

  it('gives a box to whoever bet on it first (FB-1)', () => {
    const { state } = table(FREE_BET).with(bet('bob', 2, 1_000))
    expect(boardFor(state, 'bob').seats[1]).toMatchObject({ player: 'bob', mine: true })
  })

  it('has no seats where everybody plays the same hands (MF-1)', () => {
    const { state } = table(MEGA_FIRE_BLAZE).with(bet('ann', 1, 1_000))
    expect(boardFor(state, 'ann')).toMatchObject({ shared: true, own: [] })
  })
})

describe('the seat that a phone shows', () => {
  const two = () =>
    table(VENTUNO)
      .with(sit('ann', 1), sit('ann', 2), bet('ann', 1, 1_000), bet('ann', 2, 1_000))
      .dealt('9S 9C 6H 5D 2D TC')

  it('is the one on turn, else the one that was picked', () => {
    const { state } = two()
    expect(focusSeat(boardFor(state, 'ann'), state, 'ann', 2)).toBe(1)
    const after = two().with(stand('ann', 1), stand('ann', 2)).state
    expect(focusSeat(boardFor(after, 'ann'), after, 'ann', 2)).toBe(2)
    expect(focusSeat(boardFor(after, 'ann'), after, 'ann', null)).toBe(1)
  })

  it('is the one whose decision is stored, when the others were played', () => {
    const seats = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), sit('ann', 3))
      .with(bet('ann', 1, 1_000), bet('bob', 2, 1_000), bet('ann', 3, 1_000))
      .dealt('9S 9C 9D 6H 5D 2D 3D TC')
    const { state } = seats.with(stand('ann', 1), stand('ann', 3))
    expect(state.turn?.seat).toBe(2)
    expect(focusSeat(boardFor(state, 'ann'), state, 'ann', null)).toBe(3)
  })

  it('is none without a seat', () => {
    const { state } = two()
    expect(focusSeat(boardFor(state, 'bob'), state, 'bob', null)).toBeNull()
  })
})
