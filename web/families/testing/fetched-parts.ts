import { GAME_IDS, type GameId } from '#engine/games'
import { FAMILIES } from '#web/families/families'
import { partsOf } from '#web/families/parts'

/** What pages wait for, before a test begins. */
const PARTS = new Map(
  await Promise.all(
    GAME_IDS.map(async (game) => {
      const { senses, help, history } = partsOf(FAMILIES, game)
      return [
        game,
        { senses: await senses.get(), help: await help.get(), history: await history.get() },
      ] as const
    }),
  ),
)

export function fetchedParts(game: GameId) {
  const parts = PARTS.get(game)
  if (parts === undefined) throw new Error(`No family has ${game}.`)
  return parts
}
