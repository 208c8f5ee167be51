import { BACCARAT_COMMANDS } from '#protocol/baccarat/commands'
import { COMMAND_WORDS } from '#protocol/describe/baccarat/commands'
import { EVENT_WORDS } from '#protocol/describe/baccarat/events'
import { SHAPES, STATE_WORDS } from '#protocol/describe/baccarat/state'
import type { FamilyWords } from '#protocol/describe/family'

export const BACCARAT: FamilyWords<'baccarat'> = {
  title: 'Baccarat',
  commands: BACCARAT_COMMANDS,
  commandWords: COMMAND_WORDS,
  events: EVENT_WORDS,
  state: STATE_WORDS,
  shapes: SHAPES,
}
