import { describe, expect, it } from 'vitest'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import type { Command } from '#engine/blackjack/types'
import { bet, hit, sit, split, stand, TIMEOUT } from '#tests/blackjack/commands'
import { table } from '#tests/blackjack/table'
import { decidingOn, decisionOn, shownOf } from '#web/table/blackjack/decisions/choices'
import { seenBy } from '#web/table/blackjack/testing/seen'

const possible = (choices: readonly { decision: string; why: string | null }[] = []) =>
  choices.filter(({ why }) => why === null).map(({ decision }) => decision)

const NONE = { seat: 0, hand: 0 }

describe('what can be decided (TP-13)', () => {
  const pair = () =>
    table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 1_000))
      .dealt('8S 6H 8D TC')

  it('is what the rules offer on these cards', () => {
    const [deciding] = decidingOn(seenBy('ann', pair().state))
    expect(deciding).toMatchObject({ seat: 1, onTurn: true, cost: 1_000 })
    expect(possible(deciding?.choices)).toEqual(['hit', 'stand', 'double', 'split'])
  })

  it('leaves out what the balance does not cover', () => {
    const [deciding] = decidingOn(seenBy('ann', pair().state, 500))
    expect(possible(deciding?.choices)).toEqual(['hit', 'stand'])
    expect(deciding?.choices.find(({ decision }) => decision === 'split')?.why).toBe('balance')
  })

  it('is nobody else’s', () => {
    expect(decidingOn(seenBy('bob', pair().state))).toEqual([])
  })

  it('comes early where the rules allow it, the hand on turn first (VE-7)', () => {
    const { state } = table(VENTUNO)
      .with(sit('ann', 1), sit('ann', 2), sit('ann', 3))
      .with(bet('ann', 1, 1_000), bet('ann', 2, 1_000), bet('ann', 3, 1_000))
      .dealt('9S 9C 9D 6H 5D 2D 3D TC')
      .with(hit('ann', 2))
    const all = decidingOn(seenBy('ann', state))
    expect(all.map(({ seat, onTurn, early }) => [seat, onTurn, early])).toEqual([
      [1, true, null],
      [2, false, 'hit'],
      [3, false, null],
    ])
    expect(shownOf(all, 3)?.seat).toBe(1)
    const waiting = all.slice(1)
    expect(shownOf(waiting, null)?.seat).toBe(3)
    expect(shownOf(waiting, 2)?.seat).toBe(2)
    expect(shownOf([], 2)).toBeNull()
  })

  it('names its hand: when the clock runs out first, nothing is done to the next one (VE-5)', () => {
    const halves = pair().with(split('ann', 1)).dealt('9C 3D')
    const [first] = decidingOn(seenBy('ann', halves.state))
    const late = { ...decisionOn(first ?? NONE, 'hit'), player: 'ann' } as Command
    expect(halves.refusal(late)).toBeNull()
    const after = halves.with(TIMEOUT)
    expect(after.refusal(late)?.reason).toBe('not-your-turn')
    const [second, ...more] = decidingOn(seenBy('ann', after.state))
    expect(second).toMatchObject({ seat: 1, hand: 1, onTurn: true })
    expect(possible(second?.choices)).toEqual(['hit', 'stand'])
    expect(more).toEqual([])
  })

  it('names an own line of a shared hand as the player counts them (MF-3)', () => {
    const round = table(MEGA_FIRE_BLAZE)
      .with(bet('ann', 1, 1_000), bet('bob', 1, 1_000))
      .dealt('8S 9C 7H 8D 9D TC')
      .with(split('ann', 1), stand('bob', 1))
      .dealt('2S 3S')
    const [half] = decidingOn(seenBy('ann', round.state))
    expect(round.state.turn?.hand).toBe(1)
    expect(half).toMatchObject({ seat: 1, hand: 0, onTurn: true })
    expect(possible(half?.choices)).toContain('hit')
  })

  it('says what is free (FB-8, FB-9)', () => {
    const { state } = table(FREE_BET)
      .with(sit('ann', 1), bet('ann', 1, 1_000))
      .dealt('5S 6H 5D')
    const [deciding] = decidingOn(seenBy('ann', state, 0))
    expect(deciding?.choices.filter(({ free }) => free).map(({ decision }) => decision)).toEqual([
      'double',
      'split',
    ])
    expect(possible(deciding?.choices)).toEqual(['hit', 'double', 'split'])
  })

  it('is everyone’s own on a shared hand (MF-3)', () => {
    const round = table(MEGA_FIRE_BLAZE)
      .with(bet('ann', 1, 1_000), bet('bob', 1, 1_000))
      .dealt('5S 9C 6H 6D 9D TC')
    expect(decidingOn(seenBy('ann', round.state))).toHaveLength(1)
    const after = round.with(stand('ann', 1)).state
    expect(decidingOn(seenBy('ann', after))).toHaveLength(0)
    expect(decidingOn(seenBy('bob', after))).toHaveLength(1)
  })
})
