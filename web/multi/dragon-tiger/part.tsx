import { useMemo } from 'react'
import type { DragonTigerBet } from '#engine/dragon-tiger/bets'
import { DRAGON_TIGER } from '#engine/dragon-tiger/rules'
import type { Winner } from '#engine/roads/result'
import type { LobbyTable } from '#protocol/lobby/table'
import { useSpoken } from '#web/i18n/language'
import type { FromAfar, FromHere, MultiPart } from '#web/multi/part'
import { tileRows } from '#web/multi/sides/tile-rows'
import { useMulti } from '#web/multi/state'
import { lookFromAfar } from '#web/multi/tile/look'
import { TileBets } from '#web/multi/tile/tile-bets'
import { useOrdersAt } from '#web/state/orders'
import { useMe } from '#web/state/person'
import { amountOn, type SpotStake, stakesOf } from '#web/table/chips/spot'
import { useNews } from '#web/table/dragon-tiger/dragon-tiger-table'
import { rowsOf, spotView, useSpots } from '#web/table/dragon-tiger/spots'
import type { Fate, SpotView, Tongue } from '#web/table/sides/spots/spot-view'
import { useTongue } from '#web/table/sides/spots/use-spots'

export const DRAGON_TIGER_MULTI: MultiPart<'dragon-tiger'> = {
  bettingMillis: ({ bettingSeconds }) => bettingSeconds * 1_000,
  BetsFromHere,
  BetsFromAfar,
  Follower,
}

function BetsFromHere({ table, name, state }: FromHere<'dragon-tiger'>) {
  const hand = useMulti((multi) => multi.hand)
  const { rows, spots, tongue } = useSpots(table, state, hand)
  const shown = tileRows(rows, (bet) => spots.get(bet), tongue)
  return <TileBets table={table} name={name} rows={shown} currency={tongue.currency} />
}

const NO_SLIPS = { slips: [] }

/** The rules are the game's: a table's own come when it is joined. */
function BetsFromAfar({ line, name }: FromAfar) {
  const { words, formats } = useSpoken()
  const me = useMe()
  const orders = useOrdersAt(line.id)
  const { currency } = line
  const tongue = useMemo(() => ({ words, formats, currency }), [words, formats, currency])
  const pending = stakesOf(NO_SLIPS, me, line.id, orders)
  const rows = tileRows(rowsOf(DRAGON_TIGER), (bet) => spotFromAfar(bet, line, pending, tongue), tongue)
  return <TileBets table={line.id} name={name} rows={rows} currency={currency} />
}

function spotFromAfar(
  bet: DragonTigerBet,
  line: LobbyTable,
  pending: readonly SpotStake[],
  tongue: Tongue,
): SpotView {
  const look = lookFromAfar(line)
  const coming = pending.find((stake) => stake.bet === bet)
  return spotView(
    bet,
    {
      rules: DRAGON_TIGER,
      isBetting: look.kind === 'open',
      closed: null,
      fate: look.outcome === null ? null : fateFromAfar(bet, look.outcome.winner),
      stake: coming === undefined ? null : { kind: 'pending', cents: amountOn(coming), golden: false },
      crowd: {},
    },
    tongue,
  )
}

const MAINS: Readonly<Partial<Record<DragonTigerBet, Winner>>> = { dragon: 'B', tiger: 'P', tie: 'T' }

/** What the winner says of a bet; whether a tie was suited is not told from afar. */
function fateFromAfar(bet: DragonTigerBet, winner: Winner): Fate | null {
  const side = MAINS[bet]
  if (side === undefined) return winner === 'T' ? null : 'lost'
  return side === winner ? 'won' : 'lost'
}

/** Nobody has switches here: only news of chips are told, with the table's name. */
function Follower({ table, state, name }: FromHere<'dragon-tiger'>) {
  const tongue = useTongue(state)
  useNews(table, tongue, name)
  return null
}
