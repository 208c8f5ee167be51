import { manyCards } from '#bench/cards'
import type { Rounds } from '#bench/engine'
import { rateOf } from '#bench/rate'
import { BLACKJACK } from '#engine/blackjack/game'
import { totalOf } from '#engine/blackjack/hand'
import type { BlackjackRules } from '#engine/blackjack/rules'
import { startBlackjack } from '#engine/blackjack/start'
import type { Command, State } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { NO_LIMITS } from '#engine/round/limits'
import type { Purse } from '#engine/round/posting'
import { isRefusal } from '#engine/round/refusal'

const PURSE: Purse = { cash: 1_000_000_000, golden: 0 }
const funds = () => PURSE
const ROUNDS_A_LOOK = 1_000
const BONUS_KEYS = Array.from({ length: 1024 }, (_, index) => index.toString(16).padStart(4, '0').repeat(16))

/** How many whole rounds of one player a core plays in a second: each command checked, decided, recorded, folded. */
function play(rules: BlackjackRules, seconds: number): number {
  const cards = manyCards()
  let next = 0
  let state = startBlackjack(rules, NO_LIMITS)
  const send = (command: Command) => {
    const outcome = BLACKJACK.decide(state, command, funds)
    if (isRefusal(outcome)) throw new Error(outcome.text)
    state = outcome.state
  }
  if (rules.seating !== 'shared') send({ do: 'sit', player: 'p1', seat: 1 })
  const round = () => {
    send({ do: 'open', shoeRound: 1 })
    send({ do: 'bet', player: 'p1', seat: 1, bet: 'main', amount: 1000 })
    send({ do: 'close' })
    for (let command = move(state, cards, next); command !== null; command = move(state, cards, next)) {
      if (command.do === 'card') next = (next + 1) % cards.length
      send(command)
    }
  }
  return rateOf(seconds, () => {
    for (let i = 0; i < ROUNDS_A_LOOK; i++) round()
    return ROUNDS_A_LOOK
  })
}

/** What the table waits for, from shoe and player; null when the round is over. The player hits to 16, that is all. */
function move(state: State, cards: readonly Card[], next: number): Command | null {
  const want = BLACKJACK.wants(state)
  switch (want.kind) {
    case 'card':
      return { do: 'card', card: cards[next] ?? 'AS' }
    case 'insurance':
    case 'offers':
      return { do: 'timeout' }
    case 'decision': {
      const { seat, hand } = want.turn
      const line = state.lines.find((one) => one.seat === seat)
      return { do: line && totalOf(line.cards) <= 16 ? 'hit' : 'stand', player: 'p1', seat, hand }
    }
    case 'bonus':
      return { do: 'bonus', key: BONUS_KEYS[next % BONUS_KEYS.length] ?? '' }
    default:
      return null
  }
}

export const ROUNDS: Rounds<'blackjack'> = { play, aim: 150_000, floor: 0.35 }
