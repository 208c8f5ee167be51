import type { BaccaratBet } from '#engine/baccarat/bets'
import { looseOf, mainsOf } from '#engine/baccarat/chips'
import { settingsOf } from '#engine/baccarat/settings'
import type { Chips, Event, State, TakenBackWhy } from '#engine/baccarat/types'
import type { Cents } from '#engine/money/cents'
import type { Recorder } from '#engine/round/recorder'
import { amountOf } from '#engine/round/slip'

export type Recording = Recorder<State, Event>

/** MB-2: up to `most` off one bet, or off all of the player's (`bet` null); confirmed chips stay. */
export function takeOff(recording: Recording, player: string, bet: BaccaratBet | null, most: number): void {
  for (const chips of recording.state.slips) {
    if (chips.player !== player || (bet !== null && chips.bet !== bet)) continue
    const amount = Math.min(looseOf(chips), most) as Cents
    if (amount > 0) recording.emit(takenBack(chips, amount, 'player'))
  }
  dropUnsupported(recording, player)
}

/** SB-4: chips whose main bets or commission mode are gone go back whole. */
export function dropUnsupported(recording: Recording, player: string): void {
  for (const chips of recording.state.slips) {
    const why = chips.player === player ? unsupported(recording.state, chips) : null
    if (why !== null) recording.emit(takenBack(chips, amountOf(chips), why))
  }
}

function unsupported(state: State, chips: Chips): TakenBackWhy | null {
  const { rules, slips } = state
  const { player, bet } = chips
  if (rules.zeroCommissionOnly.includes(bet) && !settingsOf(state, player).zeroCommission)
    return 'not-offered'
  const need = rules.needsMains[bet]
  if (need === undefined) return null
  const mains = mainsOf(rules, slips, player)
  if (mains === 0) return 'needs-main'
  return need === 'as-much' && amountOf(chips) > mains ? 'exceeds-main' : null
}

function takenBack({ player, bet, golden }: Chips, amount: Cents, why: TakenBackWhy): Event {
  return { type: 'takenBack', player, bet, golden: golden > 0, amount, why }
}
