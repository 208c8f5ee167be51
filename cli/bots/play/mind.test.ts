import { describe, expect, it } from 'vitest'
import { chartsFor } from '#cli/bots/play/charts'
import { Dice } from '#cli/bots/play/dice'
import { BestMind, type Mind, RandomMind } from '#cli/bots/play/mind'
import { MemoryTable } from '#cli/bots/testing/memory-table'
import { GAME_IDS, GAMES, type GameId } from '#engine/games'
import type { Cents } from '#engine/money/cents'
import type { TableLimits } from '#engine/round/limits'
import type { Strategy } from '#math/blackjack/strategy/strategy'
import { BACCARAT_COMMANDS } from '#protocol/baccarat/commands'
import { BLACKJACK_COMMANDS } from '#protocol/blackjack/commands'
import { DRAGON_TIGER_COMMANDS } from '#protocol/dragon-tiger/commands'
import { mayCut } from '#protocol/sight'
import { tableConfig } from '#server/config/tables'

const PLAYERS = ['ann', 'bob', 'cleo', 'dan', 'eve']
const ROUNDS = 400
const MOST_ACTS = 200
const RANDOM_ACTS = 4

interface Story {
  readonly table: MemoryTable
  /** Commands carried out, by their verbs. */
  readonly done: Map<string, number>
  readonly refused: string[]
  /** Questions that ran into their clock. */
  late: number
}

function limitsOf(game: GameId): TableLimits {
  return tableConfig({ id: 'table', game }).limits
}

function play(game: GameId, mind: (dice: Dice) => Mind, rounds = ROUNDS, seed = '5ab07'): Story {
  const table = new MemoryTable(game, limitsOf(game), { cash: 10_000_000, golden: 20_000 })
  const story: Story = { table, done: new Map(), refused: [], late: 0 }
  const players = PLAYERS.map((name, index) => ({ name, mind: mind(new Dice(seed, index)) }))
  while ((table.state.round?.number ?? 0) <= rounds) {
    while (players.some(({ name, mind }) => act(story, name, mind)));
    if (table.step()) story.late++
  }
  return story
}

/** As much as somebody wants to do now; whether that was anything. */
function act({ table, done, refused }: Story, me: string, mind: Mind): boolean {
  for (let acts = 0; acts < MOST_ACTS; acts++) {
    const intent = mind.next(table.sightOf(me))
    if (intent === null) return acts > 0
    const { command } = intent
    const refusal = table.order(me, command)
    mind.done(table.sightOf(me), command, refusal === null)
    if (refusal === null) done.set(command.do, (done.get(command.do) ?? 0) + 1)
    else refused.push(`${command.do}: ${refusal.text}`)
    // What comes to mind at random never ends.
    if (mind instanceof RandomMind && acts === RANDOM_ACTS) return false
  }
  throw new Error('There is no end to it.')
}

const COMMANDS = {
  blackjack: BLACKJACK_COMMANDS,
  baccarat: BACCARAT_COMMANDS,
  'dragon-tiger': DRAGON_TIGER_COMMANDS,
}

describe('somebody who plays by the chart', () => {
  const stories = new Map<GameId, Story>()

  async function best(game: GameId): Promise<Story> {
    const chart: Strategy | null = (await chartsFor([game]))[game] ?? null
    const known = stories.get(game)
    const story = known ?? play(game, (dice) => new BestMind({ dice, stakes: 'usual' }, () => chart))
    stories.set(game, story)
    return story
  }

  it.each(GAME_IDS)('%s: asks for nothing that is refused, and leaves no question open', async (game) => {
    const { refused, late, table } = await best(game)
    expect(refused).toEqual([])
    expect(late).toBe(0)
    expect(PLAYERS.some((name) => table.purseOf(name).cash !== 10_000_000)).toBe(true)
  })

  const VERBS: Readonly<Record<GameId, readonly string[]>> = {
    ventuno:
      'sit leave allowBehind bet back takeBack clear follow dealNow insure hit stand double split'.split(' '),
    'mega-fire-blaze': 'bet takeBack clear insure hit stand double split'.split(' '),
    'free-bet': 'sit leave bet takeBack clear follow insure evenMoney hit stand double split'.split(' '),
    'mini-baccarat': 'bet takeBack clear confirm autoConfirm'.split(' '),
    'speed-baccarat': 'bet takeBack clear zeroCommission sideBets'.split(' '),
    'dragon-tiger': 'bet takeBack clear'.split(' '),
  }

  it.each(GAME_IDS)('%s: does everything that people do', async (game) => {
    const { done } = await best(game)
    expect(VERBS[game].filter((verb) => !done.has(verb))).toEqual([])
  })

  it('cuts where the shoe may be cut, or passes, once', () => {
    const table = new MemoryTable('free-bet', limitsOf('free-bet'), { cash: 0, golden: 0 })
    table.offerCut('ann')
    const [least, most] = GAMES['free-bet'].shoe.cut
    const commands = Array.from({ length: 50 }, (_, number) => {
      const mind = new BestMind({ dice: new Dice('c', number), stakes: 'small' }, () => null)
      expect(mind.next(table.sightOf('bob'))).toBeNull()
      const { command } = mind.next(table.sightOf('ann')) ?? expect.fail('nothing is done')
      expect(mind.next(table.sightOf('ann'))?.command).toBe(command)
      mind.done(table.sightOf('ann'), command, true)
      expect(mind.next(table.sightOf('ann'))).toBeNull()
      return command
    })
    const cuts = commands.flatMap((command) => (command.do === 'cut' ? [command.cut] : []))
    const passed = commands.filter((command) => command.do === 'passCut')
    expect([cuts.length > 0, passed.length > 0, cuts.length + passed.length]).toEqual([true, true, 50])
    expect(Math.min(...cuts)).toBeGreaterThanOrEqual(least)
    expect(Math.max(...cuts)).toBeLessThanOrEqual(most)
  })

  it('bets no more than it has, and nothing without money', () => {
    for (const game of GAME_IDS) {
      const done = (cash: number) => {
        const table = new MemoryTable(game, limitsOf(game), { cash, golden: 0 })
        table.step()
        const mind = new BestMind({ dice: new Dice('d', 1), stakes: 'usual' }, () => null)
        const acts: string[] = []
        for (let intent = mind.next(table.sightOf('ann')); intent !== null && acts.length < 20; ) {
          acts.push(intent.command.do)
          mind.done(table.sightOf('ann'), intent.command, table.order('ann', intent.command) === null)
          intent = mind.next(table.sightOf('ann'))
        }
        return acts
      }
      const without = ['sit', 'confirm', 'follow', 'autoConfirm', 'sideBets']
      expect(done(99).filter((act) => !without.includes(act))).toEqual([])
      expect(done(100_000)).toContain('bet')
    }
  })

  it('does not let a table wait for its first chip', async () => {
    const table = new MemoryTable('ventuno', limitsOf('ventuno'), { cash: 100_000, golden: 0 })
    table.step()
    table.wait()
    for (let number = 0; number < 50; number++) {
      const mind = new BestMind({ dice: new Dice('e', number), stakes: 'usual' }, () => null)
      expect(mind.next(table.sightOf('ann'))?.command.do).toBe('sit')
    }
  })
})

describe('somebody who plays at random', () => {
  it.each(GAME_IDS)('%s: tries everything, and is refused for some of it', (game) => {
    const { done, refused } = play(game, (dice) => new RandomMind(dice), 60)
    const tried = new Set([...done.keys(), ...refused.map((text) => text.split(':')[0])])
    const { family } = GAMES[game]
    const verbs = Object.keys(COMMANDS[family])
    expect(verbs.filter((verb) => !tried.has(verb))).toEqual([])
    expect(done.size).toBeGreaterThan(Math.min(4, verbs.length - 1))
    expect(refused.length).toBeGreaterThan(10)
  })

  it('takes the cut it is offered', () => {
    const table = new MemoryTable('speed-baccarat', limitsOf('speed-baccarat'), { cash: 0, golden: 0 })
    table.offerCut(null)
    expect(mayCut(table.sightOf('ann'))).toBe(true)
    const mind = new RandomMind(new Dice('f', 0))
    const verbs = Array.from({ length: 20 }, () => mind.next(table.sightOf('ann')).command.do)
    expect(verbs).toContain('cut')
  })

  it('makes the same choices with the same seed', () => {
    const told = (seed: string) => {
      const { done, refused } = play('ventuno', (dice) => new RandomMind(dice), 20, seed)
      return [[...done], refused]
    }
    expect(told('a')).toEqual(told('a'))
    expect(told('a')).not.toEqual(told('b'))
  })
})

describe('limits of stakes', () => {
  it('are those of the table', () => {
    const limits: TableLimits = { unit: 50 as Cents, ranges: { main: [120 as Cents, 400 as Cents] } }
    const table = new MemoryTable('mega-fire-blaze', limits, { cash: 100_000, golden: 0 })
    const amounts = Array.from({ length: 200 }, (_, number) => {
      const mind = new BestMind({ dice: new Dice('9', number), stakes: 'usual' }, () => null)
      table.step()
      const command = mind.next(table.sightOf(`player-${number}`))?.command
      while (table.state.game.phase !== 'over') table.step()
      return command?.do === 'bet' && command.bet === 'main' ? [command.amount] : []
    }).flat()
    expect(amounts.length).toBeGreaterThan(50)
    expect(amounts.filter((amount) => amount % 50 !== 0)).toEqual([])
    expect([Math.min(...amounts), Math.max(...amounts)]).toEqual([150, 400])
  })
})
