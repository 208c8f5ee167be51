import type { State } from '#engine/baccarat/types'
import type { TableProps } from '#web/families/parts'
import { Hand } from '#web/table/baccarat/cards/hand'
import { holdMillis } from '#web/table/baccarat/cards/pace'
import { ConfirmButton, TableSwitches } from '#web/table/baccarat/decisions/table-switches'
import { useSwitches } from '#web/table/baccarat/decisions/use-switches'
import { useNews } from '#web/table/baccarat/results/news'
import { ResultPlate } from '#web/table/baccarat/results/result-plate'
import { closingNext } from '#web/table/baccarat/spots/closing-next'
import { useSpots } from '#web/table/baccarat/spots/spots'
import { ClothPrint } from '#web/table/baccarat/stage/cloth-print'
import { handPlaces } from '#web/table/baccarat/stage/hand-places'
import { useNameAmong } from '#web/table/frame/name-among'
import { useHeld } from '#web/table/sides/cards/use-held'
import { SidesTable } from '#web/table/sides/sides-table'

/** A baccarat table of either kind: what it offers is in its rules. */
export function BaccaratTable({ table, state: told }: TableProps<'baccarat'>) {
  const { state, isOpen } = useHeld(told, holdMillis, reopened)
  const { game } = state
  const { rows, spots, tongue } = useSpots(table, state)
  useSwitches(table, state, game)
  useNews(table, tongue, useNameAmong(table))
  const { baccarat: words } = tongue.words
  const closing = closingNext(game)
  return (
    <SidesTable
      table={table}
      state={state}
      rows={rows}
      spots={spots}
      tongue={tongue}
      names={[words.bets.player, words.bets.banker]}
      hands={(ground) => (
        <>
          <Hand
            side="player"
            places={handPlaces(ground.size).player}
            game={game}
            isOpen={isOpen}
            {...ground}
          />
          <Hand
            side="banker"
            places={handPlaces(ground.size).banker}
            game={game}
            isOpen={isOpen}
            {...ground}
          />
        </>
      )}
      print={(fill) => <ClothPrint fill={fill} />}
      result={<ResultPlate game={game} tongue={tongue} />}
      beside={closing === null ? null : words.closes[closing.row](closing.after)}
      switches={game.rules.zeroCommission ? <TableSwitches game={game} /> : null}
      confirm={<ConfirmButton table={table} state={state} game={game} />}
    />
  )
}

/** The same cards, with everything still open: what was paid for lies on the cloth as it was taken. */
function reopened(game: State): State {
  const bets = game.results.map(({ player, bet, cash, golden }) => ({
    player,
    bet,
    cash,
    golden,
    zeroCommission: false,
  }))
  return { ...game, phase: 'dealing', winner: null, results: [], bets }
}
