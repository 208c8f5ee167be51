import { settingsOf } from '#engine/baccarat/settings'
import type { Chips, LeftChips, RefusedBet, State, TakenBet } from '#engine/baccarat/types'
import { type Cents, NO_CENTS } from '#engine/money/cents'
import { limitsOf, rangeOf } from '#engine/round/limits'
import { type Funds, moved, type Purse, shortage } from '#engine/round/posting'
import type { UnplayedReason } from '#engine/round/refusal'
import { amountOf } from '#engine/round/slip'

interface Closing {
  readonly taken: readonly TakenBet[]
  readonly refused: readonly RefusedBet[]
  readonly unconfirmed: readonly LeftChips[]
}

interface OpenClosing {
  readonly taken: TakenBet[]
  readonly refused: RefusedBet[]
  readonly unconfirmed: LeftChips[]
}

/** One player while the bets are taken: what is left to pay with, and what the main bets so far come to. */
interface Ledger {
  purse: Purse
  mains: number
  readonly zeroCommission: boolean
  /** Chips count without having been confirmed. */
  readonly confirmsAll: boolean
}

type Ledgers = Map<string, Ledger>

/**
 * Betting closes: which chips are played, and why the others are not (MO-5, MB-3, FL-3).
 * In the order of placing, because the money may not reach for all; what needs main bets follows them (SB-4).
 */
export function closing(state: State, funds: Funds): Closing {
  const { rules, slips } = state
  const result: OpenClosing = { taken: [], refused: [], unconfirmed: [] }
  const ledgers: Ledgers = new Map()
  for (const afterMains of [false, true]) {
    for (const chips of slips) {
      if ((rules.needsMains[chips.bet] !== undefined) !== afterMains) continue
      take(result, state, chips, ledgerOf(ledgers, state, chips.player, funds))
    }
  }
  return result
}

function ledgerOf(ledgers: Ledgers, state: State, player: string, funds: Funds): Ledger {
  const known = ledgers.get(player)
  if (known !== undefined) return known
  const { zeroCommission, autoConfirm } = settingsOf(state, player)
  const confirmsAll = autoConfirm || !state.rules.confirmation
  const ledger = { purse: funds(player), mains: 0, zeroCommission, confirmsAll }
  ledgers.set(player, ledger)
  return ledger
}

function take(closing: OpenClosing, state: State, chips: Chips, ledger: Ledger): void {
  const lying = amountOf(chips)
  const played = ledger.confirmsAll ? lying : chips.confirmed
  if (played < lying) closing.unconfirmed.push(part(chips, (lying - played) as Cents))
  if (played === 0) return
  const stake = part(chips, played)
  const reason = reasonAgainst(state, stake, ledger)
  if (reason !== null) {
    closing.refused.push({ ...stake, reason })
    return
  }
  const { player, bet, cash, golden } = stake
  ledger.purse = moved(moved(ledger.purse, 'cash', -cash), 'golden', -golden)
  if (state.rules.mainBets.includes(bet)) ledger.mains += played
  closing.taken.push({ player, bet, cash, golden, zeroCommission: ledger.zeroCommission })
}

function reasonAgainst({ rules, limits }: State, stake: LeftChips, ledger: Ledger): UnplayedReason | null {
  const { player, bet, cash, golden } = stake
  const amount = cash + golden
  if (amount < rangeOf(limitsOf(limits, player), bet)[0]) return 'limit-min'
  const need = rules.needsMains[bet]
  if (need !== undefined && ledger.mains === 0) return 'needs-main'
  if (need === 'as-much' && amount > ledger.mains) return 'exceeds-main'
  return shortage(ledger.purse, 'cash', cash) ?? shortage(ledger.purse, 'golden', golden)
}

/** `amount` of the chips on a bet, in the money they are. */
function part({ player, bet, golden }: Chips, amount: Cents): LeftChips {
  return golden > 0
    ? { player, bet, cash: NO_CENTS, golden: amount }
    : { player, bet, cash: amount, golden: NO_CENTS }
}
