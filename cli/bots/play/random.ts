import { FAMILY_NAMES, partsIn } from '#cli/bots/families'
import { cut } from '#cli/bots/play/chances'
import type { Dice } from '#cli/bots/play/dice'
import { GAMES } from '#engine/games'
import type { PlayerCommand } from '#protocol/player/commands'
import { mayCut, refusalOf, type Sight } from '#protocol/sight'

const TRIES = 12
const ANYTHING = 0.15
const WRONG_GAME = 0.02

/** Something that the rules allow now if it is soon found; now and then something that they need not allow. */
export function randomCommand(sight: Sight, dice: Dice): PlayerCommand {
  if (dice.chance(ANYTHING)) return anyCommand(sight, dice)
  for (let tries = 0; tries < TRIES; tries++) {
    const command = anyCommand(sight, dice)
    if (refusalOf(sight, command) === null) return command
  }
  return anyCommand(sight, dice)
}

function anyCommand(sight: Sight, dice: Dice): PlayerCommand {
  if (mayCut(sight) && dice.chance(0.8)) return cut(sight, dice)
  const { family } = GAMES[sight.state.id]
  const others = FAMILY_NAMES.filter((other) => other !== family)
  const { anything } = partsIn(dice.chance(WRONG_GAME) ? (dice.of(others) ?? family) : family)
  const make = dice.weighted(anything) ?? cut
  return make(sight, dice)
}
