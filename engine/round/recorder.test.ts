import { describe, expect, it } from 'vitest'
import { Recorder } from '#engine/round/recorder'

/** A game of coins: an event takes one from a player, and the state counts them. */
const FOLD = {
  evolve: (taken: number) => taken + 1,
  postings: (player: string) => [{ player, purse: 'cash' as const, amount: -1 }],
}

describe('what one command brings about', () => {
  it('is every event with its state and its money, in order', () => {
    const recorder = new Recorder<number, string>(0, FOLD, () => ({ cash: 5, golden: 0 }))
    recorder.emit('ann')
    expect(recorder.postings).toEqual([[{ player: 'ann', purse: 'cash', amount: -1 }]])
    recorder.emit('bob')
    expect(recorder).toMatchObject({ state: 2, events: ['ann', 'bob'], after: [1, 2] })
    expect(recorder.postings.flat().map(({ player }) => player)).toEqual(['ann', 'bob'])
  })

  it('MO-4: is paid from what each player has left of the own money', () => {
    const recorder = new Recorder<number, string>(0, FOLD, () => ({ cash: 5, golden: 0 }))
    recorder.emit('ann')
    recorder.emit('ann')
    expect(['ann', 'bob'].map((player) => recorder.funds(player).cash)).toEqual([3, 5])
  })
})
