import { answerBy } from '#cli/bots/blackjack/answers'
import { learn } from '#cli/bots/blackjack/charts'
import { plan } from '#cli/bots/blackjack/plan'
import { ANYTHING } from '#cli/bots/blackjack/random'
import type { BotParts } from '#cli/bots/family'

export const BLACKJACK: BotParts<'blackjack'> = {
  plan,
  repeat: (_, bets) => bets,
  asked: {
    learn,
    answer: answerBy,
    question: ({ turn }) => (turn === null ? '' : `${turn.seat}.${turn.hand}`),
  },
  mains: () => ['main'],
  anything: ANYTHING,
  company: Number.POSITIVE_INFINITY,
}
