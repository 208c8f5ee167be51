import type { BonusLevel, FireBlazeRules, PlayedBonus } from '#engine/blackjack/fire-blaze/types'
import { firstCards } from '#engine/blackjack/side-bets/side-bet'
import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { type FireEvent, fireEvents } from '#web/table/blackjack/fire-blaze/events'

/** What a table of Mega Fire Blaze has of its round. */
export interface FireRound {
  readonly game: State
  readonly rules: FireBlazeRules
  readonly events: readonly FireEvent[]
}

export function fireRound({ game }: TableState<'blackjack'>): FireRound | null {
  if (game.rules.fireBlaze === null) return null
  const hands = game.seats.map((_, index) => firstCards(game, index + 1))
  return {
    game,
    rules: game.rules.fireBlaze,
    events: fireEvents(game.rules.fireBlaze, game.dealer.cards, hands),
  }
}

/** A bonus that was drawn in this round. */
export interface DrawnBonus extends FireRound {
  readonly level: BonusLevel
  readonly bonus: PlayedBonus
}

export function drawnBonus(state: TableState<'blackjack'>): DrawnBonus | null {
  const round = fireRound(state)
  const fire = round?.game.fireBlaze
  if (round === null || fire == null || fire.level === null || fire.bonus === null) return null
  return { ...round, level: fire.level, bonus: fire.bonus }
}
