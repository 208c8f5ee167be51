import { describe, expect, it } from 'vitest'
import { GAME_IDS, type GameId } from '#engine/games'
import type { TableState } from '#engine/table/types'
import { giveUp } from '#server/tables/doers/pit-boss'
import { Dice } from '#tests/dice'
import { DryTable } from '#tests/floor/dry-table'
import { anyOrder } from '#tests/floor/orders'

const PLAYERS = ['ann', 'bob', 'cleo']

type Phase = TableState['game']['phase']

const PHASES: Readonly<Record<GameId, readonly Phase[]>> = {
  ventuno: ['betting', 'dealer', 'dealing', 'insurance', 'turns'],
  'mega-fire-blaze': ['betting', 'bonus', 'dealer', 'dealing', 'insurance', 'turns'],
  'free-bet': ['betting', 'dealer', 'dealing', 'insurance', 'turns'],
  'mini-baccarat': ['betting', 'dealing'],
  'speed-baccarat': ['betting', 'dealing'],
  'dragon-tiger': ['betting', 'dealing'],
}

/** A round that nobody bet on is no story. */
function isOver({ state }: DryTable): boolean {
  return state.game.phase === 'over' && state.shoe !== null && state.shoe.dealt > 0
}

/** A round of a table of its own, played at random until somewhere in a phase, or to its end. */
function played(
  game: GameId,
  target: Phase | undefined,
  story: number,
): { readonly table: DryTable; readonly before: Map<string, number> } {
  const dice = new Dice(story)
  const table = new DryTable(game, story.toString(16).padStart(64, '0'))
  while (table.state.game.phase !== 'betting') table.step()
  for (const player of PLAYERS) {
    table.give(player, 20_000, 2000)
    table.presence.arrive(player)
  }
  const before = new Map(table.balances)
  let left = dice.below(5)
  while (!isOver(table) && left >= 0) {
    if (table.state.game.phase === target) left -= 1
    const order = anyOrder(dice, table.state)
    const chips = order.do === 'bet' && dice.chance(0.1) ? { golden: true } : {}
    if (dice.chance(0.7)) table.order(dice.of(PLAYERS), { ...order, ...chips })
    else table.step()
  }
  return { table, before }
}

describe.each(GAME_IDS)('FL-1: a round that is given up, %s', (game) => {
  it('gives everybody back what it took, in whatever phase it was; only a bonus fails alone (MF-21)', () => {
    const phases = new Set<Phase>()
    for (let story = 1; story <= 500; story++) {
      const { table, before } = played(game, PHASES[game][story % PHASES[game].length], story)
      const { phase } = table.state.game
      if (phase === 'over') continue
      phases.add(phase)
      const { events } = table.write((batch) => giveUp(batch, table.vault))
      const end = events.find(({ type }) => type === 'settled' || type === 'cancelled')
      expect(end?.type).toBe(phase === 'bonus' ? 'settled' : 'cancelled')
      expect([table.balances.get('stakes:dry') ?? 0, table.balances.get('stakes-golden:dry') ?? 0]).toEqual([
        0, 0,
      ])
      expect(table.state).toMatchObject({ game: { phase: 'over' }, shoe: { cutCardSeat: 0 } })
      if (phase === 'bonus') continue
      const after = new Map([...before.keys()].map((account) => [account, table.balances.get(account)]))
      expect(after).toEqual(before)
    }
    expect([...phases].sort()).toEqual(PHASES[game])
  })
})

describe('FL-1: giving up', () => {
  it('commits to another shoe when the seed of the coming one is lost too', () => {
    const table = new DryTable('mini-baccarat', '2'.repeat(64))
    while (table.state.game.phase !== 'betting') table.step()
    table.vault.forget(1)
    table.vault.forget(2)
    table.write((batch) => giveUp(batch, table.vault))
    expect(table.state.coming?.shoe).toBe(3)
    while (table.state.shoe?.shoe !== 3) expect(table.step()).toBe(true)
    expect(table.state.game.phase).toBe('over')
  })
})
