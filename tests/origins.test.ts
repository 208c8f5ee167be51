import { describe, expect, it } from 'vitest'
import { gameOf } from '#engine/families'
import { GAME_IDS, GAMES } from '#engine/games'
import { NO_LIMITS } from '#engine/round/limits'
import { isRefusal } from '#engine/round/refusal'
import { configured } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { GameCommand } from '#engine/table/types'
import { explain } from '#server/audit/proof/explain'
import { type Decision, decisionsOf, PLAYED, readJson } from '#tests/scenario-steps'

/** What the house knew when it gave the command. */
function known(command: GameCommand) {
  return {
    shoeRound: command.do === 'open' ? command.shoeRound : 0,
    bonusKey: () => (command.do === 'bonus' ? command.key : ''),
  }
}

/** No command that can begin with the first event, decided at that state, gives all that was recorded. */
function isUnexplained({ state, command, outcome }: Decision): boolean {
  if (isRefusal(outcome)) return false
  const { id } = state.rules
  const { events } = outcome
  const [first] = events
  if (first === undefined) return false
  return !gameOf(id)
    .origins(state, first, known(command))
    .map((origin) => explain(id, state, { at: (index) => events[index] }, [origin]))
    .some((explained) => 'length' in explained && explained.length === events.length)
}

describe('FA-4: what happened is what one of its origins brings about, decided again', () => {
  it.each(PLAYED)('in %s', (path) => {
    expect(decisionsOf(readJson(path)).filter(isUnexplained)).toEqual([])
  })

  it.each(GAME_IDS)('at %s results and what nobody has heard of have none', (id) => {
    const { rules } = GAMES[id]
    const { game } = evolveTable(null, configured({ game: id, currency: 'EUR', rules, limits: NO_LIMITS }))
    const { origins } = gameOf(id)
    const house = { shoeRound: 1, bonusKey: () => '' }
    for (const type of ['settled', 'unknown']) {
      expect(origins(game, { type } as never, house)).toEqual([])
    }
  })
})
