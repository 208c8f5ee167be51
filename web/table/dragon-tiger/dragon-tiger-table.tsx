import { useCallback } from 'react'
import type { State } from '#engine/dragon-tiger/types'
import type { TableEvent } from '#engine/table/types'
import type { TableProps } from '#web/families/parts'
import { Hand } from '#web/table/dragon-tiger/hand'
import { holdMillis } from '#web/table/dragon-tiger/pace'
import { ResultPlate } from '#web/table/dragon-tiger/result-plate'
import { useSpots } from '#web/table/dragon-tiger/spots'
import { useNameAmong } from '#web/table/frame/name-among'
import { useHeld } from '#web/table/sides/cards/use-held'
import { newsOf, tell, useNewsAt } from '#web/table/sides/results/news'
import { SidesTable } from '#web/table/sides/sides-table'
import type { Tongue } from '#web/table/sides/spots/spot-view'
import { ClothPrint } from '#web/table/sides/stage/cloth-print'

export function DragonTigerTable({ table, state: told }: TableProps<'dragon-tiger'>) {
  const { state, isOpen } = useHeld(told, holdMillis, reopened)
  const { game } = state
  const { rows, spots, tongue } = useSpots(table, state)
  useNews(table, tongue, useNameAmong(table))
  const { bets } = tongue.words.dragonTiger
  const names = [bets.dragon, bets.tiger] as const
  return (
    <SidesTable
      table={table}
      state={state}
      rows={rows}
      spots={spots}
      tongue={tongue}
      names={names}
      hands={(ground) => (
        <>
          <Hand side="dragon" game={game} isOpen={isOpen} {...ground} />
          <Hand side="tiger" game={game} isOpen={isOpen} {...ground} />
        </>
      )}
      print={(fill) => <ClothPrint fill={fill} names={names} />}
      result={<ResultPlate game={game} tongue={tongue} />}
      beside={null}
      switches={null}
      confirm={null}
    />
  )
}

/** The same cards, with everything still open: what was paid for lies on the cloth as it was taken. */
function reopened(game: State): State {
  const bets = game.results.map(({ player, bet, cash, golden }) => ({ player, bet, cash, golden }))
  return { ...game, phase: 'dealing', winner: null, results: [], bets }
}

/** Tells the player what became of chips without a press of the own; `at` names the table where there are many. */
export function useNews(table: string, tongue: Tongue, at?: string): void {
  const hear = useCallback(
    (event: TableEvent, me: string) => {
      const news = newsOf(event, me)
      if (news !== null) tell(news, tongue, tongue.words.dragonTiger.bets, at)
    },
    [tongue, at],
  )
  useNewsAt(table, hear)
}
