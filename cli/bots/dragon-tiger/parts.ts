import type { BotParts, SightOf } from '#cli/bots/family'
import { amount, cut, golden } from '#cli/bots/play/chances'
import { type Habits, withSecondThoughts } from '#cli/bots/play/plan'
import { stakeOn } from '#cli/bots/play/stake'
import { BETS, type DragonTigerBet } from '#engine/dragon-tiger/bets'
import type { DragonTigerPlayerCommand } from '#protocol/dragon-tiger/commands'
import type { PlayerCommand } from '#protocol/player/commands'

type Bet = Extract<DragonTigerPlayerCommand, { readonly do: 'bet' }>

const MAINS = [
  ['dragon', 10],
  ['tiger', 10],
  ['tie', 1],
] as const
const SIDE_BETS = 0.12

/** What somebody means to do in a round: one bet, now and then one on a tie beside it. */
function plan({ state, purse }: SightOf<'dragon-tiger'>, habits: Habits): readonly PlayerCommand[] {
  const { dice, stakes } = habits
  let { cash } = purse
  const bets: Bet[] = []
  const bet = (name: DragonTigerBet): void => {
    const amount = stakeOn(state.game.limits, name, cash, dice, stakes)
    if (amount === null) return
    cash -= amount
    bets.push({ do: 'bet', bet: name, amount })
  }
  const main = dice.weighted(MAINS) ?? 'dragon'
  bet(main)
  for (const side of ['tie', 'suitedTie'] as const) if (side !== main && dice.chance(SIDE_BETS)) bet(side)
  return withSecondThoughts(bets, dice)
}

export const DRAGON_TIGER: BotParts<'dragon-tiger'> = {
  plan,
  repeat: (_game, bets) => bets,
  asked: null,
  mains: () => ['dragon', 'tiger', 'tie'],
  anything: [
    [
      (sight, dice) => {
        const bet = dice.of(BETS) ?? 'tie'
        return { do: 'bet', bet, amount: amount(sight, bet, dice), ...golden(dice) }
      },
      12,
    ],
    [
      (sight, dice) => {
        const bet = dice.of(BETS) ?? 'tie'
        return { do: 'takeBack', bet, amount: amount(sight, bet, dice) }
      },
      2,
    ],
    [() => ({ do: 'clear' }), 0.5],
    [cut, 0.3],
  ],
  company: 0,
}
