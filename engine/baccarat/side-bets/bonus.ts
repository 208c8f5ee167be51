import type { Side } from '#engine/baccarat/bets'
import type { Coup, Verdict } from '#engine/baccarat/coup'
import { isNatural } from '#engine/baccarat/hand'
import type { BaccaratRules } from '#engine/baccarat/rules'

/** SB-2: a natural that wins, a tie of naturals, or a win by four points or more. */
export function bonusVerdict(rules: BaccaratRules, side: Side, coup: Coup): Verdict {
  const natural = isNatural(coup[side])
  if (coup.winner === 'T') return natural ? 'push' : 'lose'
  if (coup.winner !== (side === 'player' ? 'P' : 'B')) return 'lose'
  if (natural) return rules.bonusNaturalPays
  return rules.bonusMarginPays[Math.abs(coup.playerTotal - coup.bankerTotal)] ?? 'lose'
}
