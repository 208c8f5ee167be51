import { describe, expect, it } from 'vitest'
import { perfectPairs } from '#engine/blackjack/side-bets/perfect-pairs'
import type { State } from '#engine/blackjack/types'
import type { PlayerCommand } from '#protocol/player/commands'
import { DEALS, type DealName } from '#tests/browser/cards/deals'
import { blackjackOf, firstDeal, rounds } from '#tests/browser/cards/dry-play'
import { findSeed } from '#tests/browser/cards/find-seed'
import { DryTable } from '#tests/floor/dry-table'

const NAMES = Object.keys(DEALS) as DealName[]

function tableFor(name: DealName): DryTable {
  return new DryTable(DEALS[name].game, findSeed(DEALS[name]))
}

/** The bonus without its moment, which comes later where somebody is dealt to. */
function whatCame({ fireBlaze }: State) {
  return { ...fireBlaze, bonus: fireBlaze?.bonus && { ...fireBlaze.bonus, at: null } }
}

describe('a shoe for a test', () => {
  it.each(NAMES)('is found for %s', (name) => {
    expect(DEALS[name].comesTrue(tableFor(name))).toBe(true)
  })

  it('is never of the kind that nobody wants', () => {
    const never = { game: 'ventuno', comesTrue: () => false } as const
    expect(() => findSeed(never)).toThrow('of ventuno is like that')
  })

  it.each<[DealName, PlayerCommand]>([
    ['split', { do: 'split', seat: 1 }],
    ['splitAces', { do: 'split', seat: 1 }],
    ['double', { do: 'double', seat: 1 }],
    ['insurance', { do: 'insure', seat: 1, yes: true }],
    ['insuranceWon', { do: 'insure', seat: 1, yes: true }],
    ['freeSplit', { do: 'split', seat: 1 }],
    ['freeDouble', { do: 'double', seat: 1 }],
    ['evenMoney', { do: 'evenMoney', seat: 1, yes: true }],
    ['freeBetInsurance', { do: 'insure', seat: 1, yes: true }],
  ])('lets a player do what %s is about', (name, command) => {
    const { table } = firstDeal(tableFor(name))
    expect(table.order('p', command)).toBeNull()
  })

  it('pays what it is about', () => {
    const pair = firstDeal(tableFor('perfectPair'))
    expect(perfectPairs(blackjackOf(pair.table).rules, pair.hands[0] ?? [])).toEqual([25, 1])
    const bust = firstDeal(tableFor('bust'))
    bust.table.order('p', { do: 'hit', seat: 1 })
    while (blackjackOf(bust.table).phase !== 'over') bust.table.step()
    expect(blackjackOf(bust.table).results).toMatchObject([{ bet: 'main', outcome: 'lose', paid: 0 }])
  })

  it('of Mega Fire Blaze brings the same bonuses to who bets and stands as to nobody', () => {
    const idle = [...rounds(tableFor('bonus'), 8)].map((state) => whatCame(blackjackOf({ state })))
    expect(idle.filter((fire) => fire.level != null).length).toBeGreaterThanOrEqual(2)
    const played = tableFor('bonus')
    played.give('p', 1_000_000)
    played.presence.arrive('p')
    const seen = Array.from({ length: 8 }, () => {
      while (blackjackOf(played).phase !== 'betting') played.step()
      for (const bet of ['main', 'fireBlaze'] as const) {
        expect(played.order('p', { do: 'bet', seat: 1, bet, amount: 1_000 })).toBeNull()
      }
      while (blackjackOf(played).phase !== 'over') played.step()
      return whatCame(blackjackOf(played))
    })
    expect(seen).toEqual(idle)
  })
})
