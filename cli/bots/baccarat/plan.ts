import type { SightOf } from '#cli/bots/family'
import { type Habits, withSecondThoughts } from '#cli/bots/play/plan'
import { stakeOn } from '#cli/bots/play/stake'
import { type BaccaratBet, SIDE_BET_GROUPS } from '#engine/baccarat/bets'
import { settingsOf } from '#engine/baccarat/settings'
import type { State } from '#engine/baccarat/types'
import type { BaccaratPlayerCommand } from '#protocol/baccarat/commands'
import type { PlayerCommand } from '#protocol/player/commands'
import type { Sight } from '#protocol/sight'

type Bet = Extract<BaccaratPlayerCommand, { readonly do: 'bet' }>

const MAINS = [
  ['banker', 10],
  ['player', 9],
  ['tie', 1],
] as const
const SWITCHES = 0.04
const SIDE_BETS = 0.1
const SUPER_6 = 0.4
const FORGETS = 0.03

/** What somebody means to do in a round of baccarat: switches, bets, and the confirmation where one is asked for. */
export function plan(sight: SightOf<'baccarat'>, habits: Habits): readonly PlayerCommand[] {
  const { game } = sight.state
  const { dice } = habits
  const bets = betsOf(sight, game, habits)
  return [...switches(sight, game, habits), ...withSecondThoughts(bets, dice), ...confirmation(game, habits)]
}

/** The bets of the round before once more, confirmed like them. */
export function repeat(
  game: State,
  bets: readonly PlayerCommand[],
  habits: Habits,
): readonly PlayerCommand[] {
  return [...bets, ...confirmation(game, habits)]
}

/** SB-3, SB-10, MB-3: what a player may set, now and then set otherwise. */
function switches({ me }: Sight, game: State, { dice }: Habits): readonly PlayerCommand[] {
  const { rules } = game
  const { zeroCommission, autoConfirm, off } = settingsOf(game, me)
  const commands: PlayerCommand[] = []
  if (rules.zeroCommission && dice.chance(SWITCHES)) {
    commands.push({ do: 'zeroCommission', on: !zeroCommission })
  }
  if (rules.confirmation && dice.chance(SWITCHES)) commands.push({ do: 'autoConfirm', on: !autoConfirm })
  for (const group of SIDE_BET_GROUPS) {
    if (rules.sideBetGroups[group].length === 0 || !dice.chance(SWITCHES)) continue
    commands.push({ do: 'sideBets', group, on: off.includes(group) })
  }
  return commands
}

function betsOf({ me, purse }: Sight, game: State, { dice, stakes }: Habits): readonly Bet[] {
  const { rules, limits } = game
  let { cash } = purse
  const bets: Bet[] = []
  const bet = (name: BaccaratBet): void => {
    const amount = stakeOn(limits, name, cash, dice, stakes)
    if (amount === null) return
    cash -= amount
    bets.push({ do: 'bet', bet: name, amount })
  }
  bet(dice.weighted(MAINS) ?? 'banker')
  if (rules.offers.includes('super6') && settingsOf(game, me).zeroCommission && dice.chance(SUPER_6)) {
    bet('super6')
  }
  const sides = rules.offers.filter((name) => name !== 'super6' && !rules.mainBets.includes(name))
  for (const side of sides) if (dice.chance(SIDE_BETS)) bet(side)
  return bets
}

/** MB-3. */
function confirmation({ rules }: State, { dice }: Habits): readonly PlayerCommand[] {
  return rules.confirmation && !dice.chance(FORGETS) ? [{ do: 'confirm' }] : []
}
