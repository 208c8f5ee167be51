import type { ShoeRules } from '#engine/cards/shoe'
import { gameOf } from '#engine/families'
import { GAMES } from '#engine/games'
import type { GameRules } from '#engine/table/types'
import type { TableConfig } from '#server/tables/ports'

/** The game's rule record with what this table does its own way. */
export function rulesOf(config: TableConfig): GameRules {
  return gameOf(config.game).rulesWith(GAMES[config.game].rules, config)
}

/** SH-5: which tables burn is a setting. */
export function shoeRulesOf({ game, burn }: TableConfig): ShoeRules {
  const { shoe } = GAMES[game]
  return burn === null ? shoe : { ...shoe, burn }
}
