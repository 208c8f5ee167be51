import type { BlackjackRules } from '#engine/blackjack/rules'
import type { Furnishing } from '#engine/round/furnishing'

/** VE-14, MF-6: a table may keep seats its own way, and Mega Fire Blaze is dealt in two. */
export const FURNISHING: Furnishing<BlackjackRules> = {
  mainBet: 'main',

  limited: ({ sideBets, betBehind }) => ['main', ...sideBets, ...(betBehind ? ['behind'] : [])],

  choices: ({ id, seating, seats }) => ({
    seats: seating === 'shared' ? null : seats,
    deal: id === 'mega-fire-blaze',
    burn: false,
  }),

  rulesWith: (rules, { deal, seatsPerPlayer, idleRounds }) => ({
    ...rules,
    ...(deal === null ? {} : dealt(rules, deal)),
    ...(seatsPerPlayer === null ? {} : { seatsPerPlayer }),
    ...(idleRounds === null ? {} : { idleRounds }),
  }),

  waysIn: ({ deal, seatsPerPlayer, idleRounds }) => ({ deal, seatsPerPlayer, idleRounds }),
}

/** MF-6: without a second card there is nothing that a dealer could look at. */
function dealt(rules: BlackjackRules, deal: BlackjackRules['deal']): Partial<BlackjackRules> {
  return { deal, looksUnder: deal === 'european' ? 'none' : rules.looksUnder }
}
