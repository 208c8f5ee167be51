import { type Io, paint } from '#cli/io'
import { drawStrategy } from '#cli/rtp/blackjack/strategy-drawing'
import { drawCounts } from '#cli/rtp/counts'
import { betsJson, changedJson } from '#cli/rtp/json'
import type { RtpOptions } from '#cli/rtp/options'
import { drawDifferences, drawReturns } from '#cli/rtp/table'
import { GAME_IDS, GAMES, type GameId } from '#engine/games'
import { NUMBERS } from '#math/families'
import type { BestPlay, Setup } from '#math/numbers'
import { changedSetup } from '#math/returns/changes'
import { returnsOf, solvedOf } from '#math/returns/returns'
import { houseSetup } from '#math/returns/setup'
import type { BetReturn } from '#math/returns/types'
import { setupWithUnseen } from '#math/returns/unseen'

/** Says what is being worked on. */
export type Tell = (doing: string) => void

/** What the options ask for, as text. */
export function answer(options: RtpOptions, io: Pick<Io, 'colour'>, tell: Tell): string {
  if (options.strategy) return strategies(options, io, tell)
  if (options.changes.length + options.unseen.length > 0 && options.game !== undefined) {
    return whatIf(options.game, options, io, tell)
  }
  return returns(options, io, tell)
}

function returns({ game, json, counts }: RtpOptions, io: Pick<Io, 'colour'>, tell: Tell): string {
  const games = (game === undefined ? GAME_IDS : [game]).map((id) => {
    tell(`computing ${id}…`)
    return { id, bets: returnsOf(houseSetup(id)) }
  })
  if (json) return asJson(games.map(({ id, bets }) => [id, { bets: betsJson(bets, counts) }]))
  return games
    .map(
      ({ id, bets }) => titleOf(io, id, houseSetup(id)) + drawReturns(io, bets) + countsOf(io, bets, counts),
    )
    .join('\n')
}

function whatIf(id: GameId, options: RtpOptions, io: Pick<Io, 'colour'>, tell: Tell): string {
  const { json, counts } = options
  const house = houseSetup(id)
  const changed = changedSetupOf(id, options)
  tell(`computing ${id} as it is…`)
  const before = returnsOf(house)
  tell(`computing ${id} with the changes…`)
  const after = returnsOf(changed, { documented: false })
  const tried = [...options.changes, ...options.unseen]
  if (json) {
    const changes = Object.fromEntries(tried.map(({ key, value }) => [key, value]))
    return asJson([[id, { changes, bets: changedJson(before, after, counts) }]])
  }
  const said = tried.map(({ key, value }) => `${key}=${value}`).join(' ')
  const title = `${paint(io, 'bold', GAMES[id].name)}  ${paint(io, 'dim', `with ${said}`)}\n\n`
  return title + drawDifferences(io, before, after) + countsOf(io, after, counts)
}

function changedSetupOf(id: GameId, { changes, unseen }: RtpOptions): Setup {
  const changed = changedSetup(houseSetup(id), changes)
  return unseen.length === 0 ? changed : setupWithUnseen(changed, unseen)
}

function strategies(options: RtpOptions, io: Pick<Io, 'colour'>, tell: Tell): string {
  const { game, json } = options
  const ids = game === undefined ? GAME_IDS.filter((id) => NUMBERS[GAMES[id].family].decides) : [game]
  const found = ids.map((id) => {
    const setup = changedSetupOf(id, options)
    tell(`computing best play of ${id}…`)
    return { id, setup, strategy: strategyFor(setup) }
  })
  if (json) return asJson(found.map(({ id, strategy }) => [id, { strategy }]))
  return found
    .map(({ id, setup, strategy }) => titleOf(io, id, setup) + drawStrategy(io, strategy))
    .join('\n')
}

function strategyFor(setup: Setup): BestPlay {
  const bestPlay = solvedOf(setup).bestPlay()
  if (bestPlay === null) throw new RangeError(`${setup.rules.id} has no decisions.`)
  return bestPlay
}

function titleOf(io: Pick<Io, 'colour'>, id: GameId, setup: Setup): string {
  const decks = 'decks' in setup ? setup.decks : (setup.unseen[0] ?? 0)
  return `${paint(io, 'bold', GAMES[id].name)}  ${paint(io, 'dim', `${id}, ${decks} decks`)}\n\n`
}

function countsOf(io: Pick<Io, 'colour'>, bets: ReadonlyMap<string, BetReturn>, counts: boolean): string {
  const counted = [...bets.values()].some(({ combinations }) => combinations !== undefined)
  return counts && counted ? `\n${drawCounts(io, bets)}` : ''
}

function asJson(games: readonly (readonly [GameId, object])[]): string {
  return `${JSON.stringify({ games: Object.fromEntries(games) }, null, 2)}\n`
}
