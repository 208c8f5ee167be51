import type { BlackjackRules } from '#engine/blackjack/rules'
import type { ShoeRules } from '#engine/cards/shoe'
import { GAMES } from '#engine/games'
import type { GameRules } from '#engine/table/types'
import type { TableConfig } from '#server/tables/ports'

/** The game's rule record with what this table does its own way. */
export function rulesOf({ game, deal, seatsPerPlayer, idleRounds }: TableConfig): GameRules {
  const { rules } = GAMES[game]
  if ('offers' in rules) return rules
  return {
    ...rules,
    ...(deal === null ? {} : dealt(rules, deal)),
    ...(seatsPerPlayer === null ? {} : { seatsPerPlayer }),
    ...(idleRounds === null ? {} : { idleRounds }),
  }
}

/** MF-6: without a second card there is nothing that a dealer could look at. */
function dealt(rules: BlackjackRules, deal: BlackjackRules['deal']): Partial<BlackjackRules> {
  return { deal, looksUnder: deal === 'european' ? 'none' : rules.looksUnder }
}

/** SH-5: which tables burn is a setting. */
export function shoeRulesOf({ game, burn }: TableConfig): ShoeRules {
  const { shoe } = GAMES[game]
  return burn === null ? shoe : { ...shoe, burn }
}
