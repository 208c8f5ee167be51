import { useMemo } from 'react'
import type { DragonTigerBet } from '#engine/dragon-tiger/bets'
import { duelOf } from '#engine/dragon-tiger/duel'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import type { State } from '#engine/dragon-tiger/types'
import { verdictOn } from '#engine/dragon-tiger/verdict'
import type { TableState } from '#engine/table/types'
import type { Hand } from '#web/table/dock/dock-parts'
import {
  type Fate,
  oddsLine,
  type Row,
  type SpotView,
  shareOf,
  type Tone,
  type Tongue,
  viewOf,
} from '#web/table/sides/spots/spot-view'
import { type Seen, type Spots, useSpots as useSpotsOf } from '#web/table/sides/spots/use-spots'

/** Every spot of the table as this player sees it now, with the chip of the table's own dock or another in hand. */
export function useSpots(table: string, state: TableState<'dragon-tiger'>, hand?: Hand): Spots {
  const { game } = state
  const { rules } = game
  const rows = useMemo(() => rowsOf(rules), [rules])
  return useSpotsOf({
    table,
    state,
    rows,
    confirmsAll: true,
    view: (bet, seen, tongue) => spotView(bet, { ...seen, rules, fate: fateOf(game, bet) }, tongue),
    hand,
  })
}

/** As they lie before the player: the same order on the cloth and on phones. */
const ROWS: readonly Row<DragonTigerBet>[] = [
  { name: 'mains', bets: ['dragon', 'tie', 'tiger'] },
  { name: 'bonus', bets: ['suitedTie'] },
]

export function rowsOf({ offers }: DragonTigerRules): readonly Row<DragonTigerBet>[] {
  const shown = ROWS.map(({ name, bets }) => ({ name, bets: bets.filter((bet) => offers.includes(bet)) }))
  return shown.filter(({ bets }) => bets.length > 0)
}

/** DT-5: Dragon has banker's colour, Tiger player's. */
const TONES: Readonly<Record<DragonTigerBet, Tone>> = {
  dragon: 'banker',
  tiger: 'player',
  tie: 'tie',
  suitedTie: 'tie',
}

/** Suited Tie has its socket at its right end. */
const BESIDE: Readonly<Record<DragonTigerBet, number>> = {
  dragon: 0.78,
  tie: 0.78,
  tiger: -0.78,
  suitedTie: -0.6,
}

const MAINS: readonly DragonTigerBet[] = ['dragon', 'tiger', 'tie']

interface Known extends Seen {
  readonly rules: DragonTigerRules
  readonly fate: Fate | null
}

export function spotView(bet: DragonTigerBet, known: Known, tongue: Tongue): SpotView {
  const { rules, crowd, ...seen } = known
  const { words, formats } = tongue
  return viewOf(
    bet,
    {
      ...seen,
      name: words.dragonTiger.bets[bet],
      tone: TONES[bet],
      pays: oddsLine(rules.pays[bet], formats),
      share: shareOf(crowd, bet, MAINS),
      beside: BESIDE[bet],
    },
    tongue,
  )
}

/** What the round's cards say of a spot, whether anybody bet on it or not; null before its end. */
function fateOf({ phase, rules, dragon, tiger }: State, bet: DragonTigerBet): Fate | null {
  if (phase !== 'over' || dragon === null || tiger === null) return null
  const verdict = verdictOn(rules, bet, duelOf(dragon, tiger))
  if (verdict === 'push') return 'returned'
  return verdict === 'lose' || 'back' in verdict ? 'lost' : 'won'
}
