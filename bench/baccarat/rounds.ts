import { randomCards } from '#bench/cards-dealt'
import type { Rounds } from '#bench/engine'
import { rateOf } from '#bench/rate'
import { BACCARAT, startBaccarat } from '#engine/baccarat/game'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { Command, State } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'
import { NO_LIMITS } from '#engine/round/limits'
import type { Funds } from '#engine/round/posting'
import { isRefusal } from '#engine/round/refusal'

const CARDS = 1 << 16
const ROUNDS_A_LOOK = 1_000

const PURSE = { cash: 1_000_000, golden: 0 }
const funds: Funds = () => PURSE

function carriedOut(state: State, command: Command): State {
  const step = BACCARAT.decide(state, command, funds)
  if (isRefusal(step)) throw new Error(`${command.do} was refused: ${step.text}`)
  return step.state
}

/** A table that deals one bet's rounds on and on, and counts them. */
function dealer(rules: BaccaratRules): (rounds: number) => void {
  const cards = randomCards(CARDS)
  let next = 0
  let state = startBaccarat(rules, NO_LIMITS)

  function cardsWanted(): void {
    while (BACCARAT.wants(state).kind === 'card') {
      next = (next + 1) % CARDS
      state = carriedOut(state, { do: 'card', card: cards[next] as Card })
    }
  }

  return (rounds) => {
    for (let round = 0; round < rounds; round++) {
      state = carriedOut(state, { do: 'open', shoeRound: 1 })
      state = carriedOut(state, { do: 'bet', player: 'p1', bet: 'banker', amount: 1_000 })
      if (rules.confirmation) state = carriedOut(state, { do: 'confirm', player: 'p1' })
      cardsWanted()
      state = carriedOut(state, { do: 'close' })
      cardsWanted()
    }
  }
}

/** How many whole rounds with one bet a core plays in a second, every command judged. */
function play(rules: BaccaratRules, seconds: number): number {
  const deal = dealer(rules)
  return rateOf(seconds, () => {
    deal(ROUNDS_A_LOOK)
    return ROUNDS_A_LOOK
  })
}

export const ROUNDS: Rounds<'baccarat'> = { play, aim: 400_000, floor: 0.45 }
