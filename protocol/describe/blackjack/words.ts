import { BLACKJACK_COMMANDS } from '#protocol/blackjack/commands'
import { COMMAND_WORDS } from '#protocol/describe/blackjack/commands'
import { EVENT_WORDS } from '#protocol/describe/blackjack/events'
import { SHAPES, STATE_WORDS } from '#protocol/describe/blackjack/state'
import type { FamilyWords } from '#protocol/describe/family'

export const BLACKJACK: FamilyWords<'blackjack'> = {
  title: 'Blackjack',
  commands: BLACKJACK_COMMANDS,
  commandWords: COMMAND_WORDS,
  events: EVENT_WORDS,
  state: STATE_WORDS,
  shapes: SHAPES,
}
