import { GAME_IDS, type GameId } from '#engine/games'
import type { TableEvent, TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import { tableConfig } from '#server/config/tables'
import type { Publication, TableConfig, TableDoor } from '#server/tables/ports'
import { Dice } from '#tests/dice'
import { type House, openHouse } from '#tests/floor/house'
import { anyOrder } from '#tests/floor/orders'
import { FAST } from '#tests/floor/timings'
import { isOf } from '#tests/of-family'
import { until } from '#tests/until'

const PLAYERS = ['ann', 'bob', 'cleo', 'poor'] as const
const HURRY = {
  ...FAST,
  betting: 25,
  decision: 15,
  insurance: 15,
  offers: 15,
  cut: 5,
  card: 0,
  result: 0,
  bonus: 0,
}

/** What must have happened in a shoe, and how often, that tests can look at it from all sides. */
const WANTED: Readonly<Record<GameId, Readonly<Partial<Record<TableEvent['type'], number>>>>> = {
  ventuno: { looked: 1, acted: 20 },
  'mega-fire-blaze': { bonusDrawn: 1, acted: 20 },
  'free-bet': { acted: 20 },
  'mini-baccarat': { confirmed: 20 },
  'speed-baccarat': { placed: 50 },
  'dragon-tiger': { placed: 30 },
}

/** A table of every game, each with its game's name, in a great hurry. */
const TABLES: readonly TableConfig[] = GAME_IDS.map((game) => ({
  ...tableConfig({ id: game, game }),
  timings: HURRY,
}))

/** Real play on a real store, until a shoe of every game has all that is wanted; the numbers of those shoes. */
export async function playShoes(folder: string): Promise<ReadonlyMap<GameId, number>> {
  const house = await openHouse({ folder, tables: TABLES })
  for (const player of PLAYERS) await house.admit(player, player === 'poor' ? 6000 : 50_000_000)
  const dice = new Dice(3)
  const guests = GAME_IDS.map((game) => new Guests(house, game, dice))
  const watch = new Watch()
  while (watch.revealed.size < GAME_IDS.length) {
    // A window whose time has come is closed first: whoever bet in that very instant would bet too late, each time.
    await until(() => house.passing.isQuiet)
    for (const group of guests) if (!watch.revealed.has(group.game)) group.act()
    await house.passing.step()
    for (const publication of house.published.splice(0)) watch.hear(publication)
    for (const game of watch.revealed.keys()) void house.floor.tables.get(game)?.stop()
  }
  await house.close()
  return watch.revealed
}

/** Hears what is published and remembers the first shoe of each game that has everything. */
class Watch {
  readonly revealed = new Map<GameId, number>()
  readonly #seen = new Map<string, Map<string, number>>()

  hear({ table, everyone, own }: Publication): void {
    const game = table as GameId
    const seen = this.#seen.get(table) ?? new Map<string, number>()
    this.#seen.set(table, seen)
    const secret = [...own.values()].flat().filter(({ type }) => type === 'placed' || type === 'confirmed')
    for (const event of [...secret, ...everyone]) {
      if (event.type === 'shoeOpened') seen.clear()
      seen.set(event.type, (seen.get(event.type) ?? 0) + 1)
      if (event.type !== 'shoeRevealed' || this.revealed.has(game)) continue
      const wanted = Object.entries(WANTED[game])
      if (wanted.every(([type, count]) => (seen.get(type) ?? 0) >= count)) this.revealed.set(game, event.shoe)
    }
  }
}

/** Everybody at one table: they bet when a round begins, decide when they are asked, and sometimes do anything. */
class Guests {
  readonly game: GameId
  readonly #door: TableDoor
  readonly #dice: Dice
  #answered = ''

  constructor(house: House, game: GameId, dice: Dice) {
    const door = house.floor.tables.get(game)
    if (door === undefined) throw new Error(`There is no table ${game}.`)
    this.game = game
    this.#door = door
    this.#dice = dice
    for (const player of PLAYERS) door.arrive(player)
  }

  act(): void {
    const { state } = this.#door.snapshot({ as: 'supervisor' })
    if (this.#dice.chance(0.1)) this.#say(this.#dice.of(PLAYERS), anyOrder(this.#dice, state))
    const question = questionOf(state)
    if (question === this.#answered) return
    this.#answered = question
    for (const [index, player] of PLAYERS.entries()) {
      for (const command of answers(this.#dice, state, player, index + 1)) this.#say(player, command)
    }
  }

  #say(player: string, command: PlayerCommand): void {
    void this.#door.submit({
      player,
      name: player,
      house: false,
      currency: 'EUR',
      id: `any-${this.#dice.hex(12)}`,
      command,
    })
  }
}

function questionOf(state: TableState): string {
  const { round, game, shoe } = state
  const turn = isOf('blackjack', state) ? state.game.turn : null
  return JSON.stringify([round?.number, game.phase, turn, game.phase === 'betting' ? 0 : shoe?.dealt])
}

function answers(dice: Dice, state: TableState, player: string, own: number): readonly PlayerCommand[] {
  const amount = dice.of([500, 1000, 2500])
  if (isOf('dragon-tiger', state)) {
    if (state.game.phase !== 'betting') return []
    const bets = [dice.of(['dragon', 'tiger'] as const), dice.of(['tie', 'suitedTie'] as const)]
    return bets.map((bet) => ({ do: 'bet', bet, amount }))
  }
  if (isOf('baccarat', state)) {
    const { game } = state
    if (game.phase !== 'betting') return []
    const bets = [
      dice.of(['player', 'banker'] as const),
      dice.of(['tie', 'playerPair', 'eitherPair'] as const),
    ]
    const orders: PlayerCommand[] = bets.map((bet) => ({ do: 'bet', bet, amount }))
    if (game.rules.confirmation) orders.push({ do: 'confirm' })
    else if (dice.chance(0.2)) orders.unshift({ do: 'zeroCommission', on: dice.chance(0.5) })
    return orders
  }
  const { turn, rules, phase } = state.game
  const seat = rules.seating === 'shared' ? 1 + dice.below(2) : own
  if (turn?.deciders.includes(player)) {
    return [{ do: dice.of(['hit', 'stand', 'stand', 'double', 'split'] as const), seat: turn.seat }]
  }
  if (phase === 'insurance') return [{ do: 'insure', seat, yes: dice.chance(0.6) }]
  if (phase !== 'betting') return []
  const orders: PlayerCommand[] = [{ do: 'bet', seat, bet: 'main', amount }]
  if (rules.seating === 'seat') orders.unshift({ do: 'sit', seat })
  if (dice.chance(0.4)) orders.push({ do: 'bet', seat, bet: dice.of(rules.sideBets), amount })
  if (dice.chance(0.2)) orders.push({ do: 'back', seat: 1 + (own % PLAYERS.length), bet: 'main', amount })
  return orders
}
