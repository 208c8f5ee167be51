import type { State } from '#engine/dragon-tiger/types'
import { dragonTigerWhy, duelIn, duelSaid } from '#protocol/story/dragon-tiger/teller'
import { useMe } from '#web/state/person'
import { ResultPlate as Plate } from '#web/table/sides/results/result-plate'
import type { Tongue } from '#web/table/sides/spots/spot-view'

const COLOURS = { dragon: 'B', tiger: 'P', tie: 'T' } as const

export function ResultPlate({ game, tongue }: { readonly game: State; readonly tongue: Tongue }) {
  const me = useMe()
  const duel = duelIn(game)
  if (game.phase !== 'over' || game.winner === null || duel === null) return null
  const { words } = tongue
  const own = game.results.filter(({ player }) => player === me)
  return (
    <Plate
      tongue={tongue}
      winner={COLOURS[game.winner]}
      sentence={duelSaid(duel)(words.story)}
      own={own.map((result) => ({
        ...result,
        name: words.dragonTiger.bets[result.bet],
        why: dragonTigerWhy(game, result).say(words.story),
      }))}
    />
  )
}
