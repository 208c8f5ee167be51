import type { Scenario } from '#cli/scenario/file'
import type { Refused } from '#cli/scenario/session'
import type { Purse } from '#engine/round/posting'

/** One bet as the contract prints it. */
export interface BetReport {
  readonly player: string
  readonly bet: string
  readonly stake: number
  readonly free: number
  readonly paid: number
  readonly outcome: string
  readonly golden?: number
  readonly [extra: string]: unknown
}

export interface RoundReport {
  /** Cards and what is read off them, as the contract names it for the game. */
  readonly cards: Readonly<Record<string, unknown>>
  readonly bets: readonly BetReport[]
}

export interface Played extends RoundReport {
  readonly balances: Readonly<Record<string, number>>
  readonly refused: readonly Refused[]
}

/** The contract's result: the last round's cards and bets, the sum of all rounds' money, and every round by itself. */
export function gather(
  scenario: Scenario,
  rounds: readonly Played[],
  session: { readonly refused: readonly Refused[]; readonly purse: (player: string) => Purse },
  unfinished: RoundReport,
): object {
  const last = rounds.at(-1) ?? unfinished
  const names = Object.keys(scenario.players)
  const all = rounds.flatMap((round) => round.bets)
  return {
    game: scenario.game,
    ...last.cards,
    players: Object.fromEntries(
      names.map((name) => {
        const { cash, golden } = session.purse(name)
        const chips = (scenario.players[name]?.golden ?? 0) > 0 ? { golden } : {}
        return [name, { ...money(name, all), balance: cash, ...chips, bets: betsOf(name, last.bets) }]
      }),
    ),
    refused: session.refused,
    rounds: rounds.map(({ cards, bets, balances, refused }) => ({
      game: scenario.game,
      ...cards,
      players: Object.fromEntries(
        names.map((name) => [
          name,
          { ...money(name, bets), balance: balances[name], bets: betsOf(name, bets) },
        ]),
      ),
      refused,
    })),
  }
}

function money(name: string, bets: readonly BetReport[]): { staked: number; paid: number; net: number } {
  const own = bets.filter(({ player }) => player === name)
  const staked = own.reduce((sum, { stake }) => sum + stake, 0)
  const paid = own.reduce((sum, bet) => sum + bet.paid, 0)
  return { staked, paid, net: paid - staked }
}

function betsOf(name: string, bets: readonly BetReport[]): readonly object[] {
  return bets.filter(({ player }) => player === name).map(({ player: _, ...bet }) => bet)
}
