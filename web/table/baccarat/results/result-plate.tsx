import { coupOf } from '#engine/baccarat/coup'
import { settingsOf } from '#engine/baccarat/settings'
import type { State } from '#engine/baccarat/types'
import { baccaratWhy, coupSaid } from '#protocol/story/baccarat/why'
import { useMe } from '#web/state/person'
import { ResultPlate as Plate } from '#web/table/sides/results/result-plate'
import type { Tongue } from '#web/table/sides/spots/spot-view'

interface Props {
  readonly game: State
  readonly tongue: Tongue
}

export function ResultPlate({ game, tongue }: Props) {
  const me = useMe()
  if (game.phase !== 'over' || game.winner === null) return null
  const { words } = tongue
  const own = game.results.filter(({ player }) => player === me)
  return (
    <Plate
      tongue={tongue}
      winner={game.winner}
      sentence={coupSaid(coupOf(game.player, game.banker))(words.story)}
      own={own.map((result) => ({
        ...result,
        name: words.baccarat.bets[result.bet],
        why: baccaratWhy(game, result, takenAs(game, me)).say(words.story),
      }))}
    />
  )
}

/** Its mode cannot have changed since the close (SB-3). */
function takenAs(game: State, me: string) {
  const { zeroCommission } = settingsOf(game, me)
  return game.results.map(({ player, bet, cash, golden }) => ({ player, bet, cash, golden, zeroCommission }))
}
