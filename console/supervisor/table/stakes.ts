import type { GameState, TableState } from '#engine/table/types'
import { isBlackjack } from '#protocol/sight'
import { BACCARAT_BET_NAMES, BLACKJACK_BET_NAMES } from '#protocol/story/names'

type BetName = keyof typeof BACCARAT_BET_NAMES | keyof typeof BLACKJACK_BET_NAMES

/** One bet of the round. */
export interface StakeLine {
  readonly player: string
  readonly bet: BetName
  /** 0 where the game has no seats. */
  readonly seat: number
  readonly behind: boolean
  readonly cash: number
  readonly golden: number
  /** What it came to; null while the round runs. */
  readonly paid: number | null
}

export function currencyOf({ purses, currency }: TableState, player: string): string {
  return purses[player]?.currency ?? currency
}

/** All that lies in the round: chips while bets are open, then bets that stand, in the end what they came to. */
export function stakeLines({ game }: TableState): readonly StakeLine[] {
  if (game.phase === 'betting') return slipsOf(game)
  if (game.phase === 'over')
    return game.results.map((result) => ({ ...placeOf(result), ...moneyOf(result), paid: result.paid }))
  return isBlackjack(game)
    ? standing(game)
    : game.bets.map((bet) => open({ ...placeOf(bet), ...moneyOf(bet) }))
}

type Open = Omit<StakeLine, 'paid'>
const open = (line: Open): StakeLine => ({ ...line, paid: null })

function slipsOf({ slips }: GameState): readonly StakeLine[] {
  return slips.map((slip) => open({ ...placeOf(slip), ...moneyOf(slip) }))
}

function standing({
  lines,
  sides,
  insurance,
}: Extract<GameState, { readonly seats: unknown }>): readonly StakeLine[] {
  return [
    ...lines.flatMap(({ seat, stakes }) =>
      stakes.map(({ player, behind, ...money }) =>
        open({ player, bet: 'main', seat, behind, ...moneyOf(money) }),
      ),
    ),
    ...sides.map(({ player, seat, bet, ...money }) =>
      open({ player, bet, seat, behind: false, ...moneyOf(money) }),
    ),
    ...insurance
      .filter(({ stake }) => stake > 0)
      .map(({ player, seat, behind, stake }) =>
        open({ player, bet: 'insurance', seat, behind, cash: stake, golden: 0 }),
      ),
  ]
}

function placeOf(bet: {
  readonly player: string
  readonly bet: BetName
  readonly seat?: number
  readonly behind?: boolean
}) {
  return { player: bet.player, bet: bet.bet, seat: bet.seat ?? 0, behind: bet.behind ?? false }
}

function moneyOf({ cash, golden }: { readonly cash: number; readonly golden: number }) {
  return { cash, golden }
}

/** What a player has in the round, cash and golden chips together. */
export function stakeOf(lines: readonly StakeLine[], player: string): number {
  return lines.reduce((sum, line) => (line.player === player ? sum + line.cash + line.golden : sum), 0)
}

/** Seats that a player has. */
export function seatsOf({ game }: TableState, player: string): readonly number[] {
  if (!isBlackjack(game)) return []
  return game.seats.flatMap((seat, index) => (seat.player === player ? [index + 1] : []))
}

export function betWords(bet: string): { readonly it: string; readonly en: string } | null {
  const known: Readonly<Record<string, { readonly it: string; readonly en: string }>> = {
    ...BACCARAT_BET_NAMES,
    ...BLACKJACK_BET_NAMES,
  }
  return known[bet] ?? null
}
