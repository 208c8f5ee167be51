import { plan, repeat } from '#cli/bots/baccarat/plan'
import { ANYTHING } from '#cli/bots/baccarat/random'
import type { BotParts } from '#cli/bots/family'

export const BACCARAT: BotParts<'baccarat'> = {
  plan,
  repeat,
  asked: null,
  mains: ({ rules }) => rules.mainBets,
  anything: ANYTHING,
  company: 3,
}
