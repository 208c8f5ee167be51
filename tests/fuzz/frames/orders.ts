import { BETS as BACCARAT_BETS, SIDE_BET_GROUPS } from '#engine/baccarat/bets'
import { BETS, DECISIONS } from '#engine/blackjack/types'
import { SUPPORT_ROOM } from '#protocol/chat'
import { LOBBY_LEVELS } from '#protocol/lobby/messages'
import type { PlayerCommand } from '#protocol/player/commands'
import type { FromPlayer } from '#protocol/player/from-player'
import type { Dice } from '#tests/dice'

const ODD_PLACES = [0, -1, 8, 99, -0, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER] as const
const AMOUNTS = [1, 10, 20, 50, 99, 100, 500, 1_000, 2_500, 100_000, 999_999_999_999, 1e12] as const

function place(dice: Dice): number {
  return dice.chance(0.85) ? 1 + dice.below(7) : dice.of(ODD_PLACES)
}

function golden(dice: Dice): { golden?: boolean } {
  return dice.chance(0.8) ? {} : { golden: dice.chance(0.5) }
}

/** Any command that the protocol knows: well formed, and as likely as not nonsense at the table it goes to. */
export function anyCommand(dice: Dice): PlayerCommand {
  const seat = place(dice)
  const amount = dice.of(AMOUNTS)
  const on = dice.chance(0.5)
  const yes = dice.chance(0.5)
  const all: readonly (() => PlayerCommand)[] = [
    () => ({ do: 'sit', seat }),
    () => ({ do: 'leave', seat }),
    () => ({ do: 'allowBehind', seat, on }),
    () => ({ do: 'bet', seat, bet: dice.of(BETS), amount, ...golden(dice) }),
    () => ({ do: 'bet', seat, bet: 'main', amount }),
    () => ({ do: 'back', seat, bet: dice.of(BETS), amount, ...golden(dice) }),
    () => ({ do: 'takeBack', seat, bet: dice.of(BETS), behind: on, amount }),
    () => ({ do: 'clear' }),
    () => ({ do: 'follow', seat, follow: { double: on, split: yes, insurance: on } }),
    () => ({ do: 'dealNow' }),
    () => ({ do: 'insure', yes, ...(on ? { seat } : {}), ...(dice.chance(0.3) ? { amount } : {}) }),
    () => ({ do: 'evenMoney', seat, yes }),
    () => ({
      do: dice.of(DECISIONS),
      seat,
      ...(on ? { hand: place(dice) - 1 } : {}),
      ...(yes ? { cards: place(dice) } : {}),
    }),
    () => ({ do: 'bet', bet: dice.of(BACCARAT_BETS), amount, ...golden(dice) }),
    () => ({ do: 'bet', bet: dice.of(['player', 'banker']), amount }),
    () => ({ do: 'takeBack', bet: dice.of(BACCARAT_BETS), amount }),
    () => ({ do: 'confirm' }),
    () => ({ do: 'autoConfirm', on }),
    () => ({ do: 'zeroCommission', on }),
    () => ({ do: 'sideBets', group: dice.of(SIDE_BET_GROUPS), on }),
    () => ({ do: 'cut', cut: dice.chance(0.5) ? 40 + dice.below(340) : dice.of(ODD_PLACES) }),
    () => ({ do: 'passCut' }),
  ]
  return dice.of(all)()
}

const LINES = [
  'ciao',
  '',
  ' \u202e\u0000',
  '<script>',
  'x'.repeat(4_000),
  '\u0301'.repeat(99),
  '👩‍👩‍👧‍👦\ud800',
] as const

export function newId(dice: Dice): string {
  return `fz_${dice.hex(16)}`
}

/** Now and then it names the round that it is meant for, which is hardly ever the one that is played. */
export function anyOrder(dice: Dice, tables: readonly string[]): FromPlayer & { readonly type: 'do' } {
  const table = dice.of(tables)
  const round = dice.of([`${table}-20260101-000000-1`, 'nowhere-20260101-000000-1', '-'])
  const named = dice.chance(0.1) ? { round } : {}
  return { type: 'do', id: newId(dice), table, ...named, command: anyCommand(dice) }
}

/** A right message of any kind, to be spoiled. */
export function anyMessage(dice: Dice, tables: readonly string[]): FromPlayer {
  switch (dice.below(12)) {
    case 0:
      return { type: 'ping', at: dice.below(2 ** 31) }
    case 1:
      return { type: 'join', table: dice.of(tables), since: dice.below(5_000) }
    case 2:
      return { type: 'leave', table: dice.of(tables) }
    case 3:
      return { type: 'lobby', level: dice.of(LOBBY_LEVELS), ...(dice.chance(0.5) && { tables }) }
    case 4:
      return { type: 'chat', on: dice.chance(0.5) }
    case 5:
      return { type: 'say', id: newId(dice), room: dice.of([...tables, SUPPORT_ROOM]), text: dice.of(LINES) }
    case 6:
      return { type: 'support', read: dice.chance(0.5) }
    default:
      return anyOrder(dice, tables)
  }
}
