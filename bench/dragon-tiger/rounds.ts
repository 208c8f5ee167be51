import { randomCards } from '#bench/cards-dealt'
import type { Rounds } from '#bench/engine'
import { rateOf } from '#bench/rate'
import type { Card } from '#engine/cards/card'
import { DRAGON_TIGER_GAME, startDragonTiger } from '#engine/dragon-tiger/game'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import type { Command } from '#engine/dragon-tiger/types'
import type { Funds } from '#engine/round/posting'
import { isRefusal } from '#engine/round/refusal'

const CARDS = 1 << 16
const ROUNDS_A_LOOK = 1_000

const PURSE = { cash: 1_000_000, golden: 0 }
const funds: Funds = () => PURSE

/** How many whole rounds with one bet a core plays in a second, every command judged. */
function play(rules: DragonTigerRules, seconds: number): number {
  const cards = randomCards(CARDS)
  let next = 0
  let state = startDragonTiger(rules)
  const carryOut = (command: Command) => {
    const step = DRAGON_TIGER_GAME.decide(state, command, funds)
    if (isRefusal(step)) throw new Error(`${command.do} was refused: ${step.text}`)
    state = step.state
  }
  return rateOf(seconds, () => {
    for (let round = 0; round < ROUNDS_A_LOOK; round++) {
      carryOut({ do: 'open', shoeRound: 1 })
      carryOut({ do: 'bet', player: 'p1', bet: 'dragon', amount: 1_000 })
      carryOut({ do: 'close' })
      while (DRAGON_TIGER_GAME.wants(state).kind === 'card') {
        next = (next + 1) % CARDS
        carryOut({ do: 'card', card: cards[next] as Card })
      }
    }
    return ROUNDS_A_LOOK
  })
}

export const ROUNDS: Rounds<'dragon-tiger'> = { play, aim: 400_000, floor: 0.45 }
