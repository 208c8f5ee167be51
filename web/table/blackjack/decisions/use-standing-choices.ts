import { useEffect } from 'react'
import { gameOf } from '#engine/families'
import { isTableOf } from '#engine/table/is-of'
import type { TableEvent, TableState } from '#engine/table/types'
import { toast } from '#ui/kit/toast'
import { useSpoken } from '#web/i18n/language'
import { give } from '#web/net/house'
import { useMe } from '#web/state/person'
import { useSettings } from '#web/state/settings'
import { onTableEvents } from '#web/state/tables'
import { useNameAmong } from '#web/table/frame/name-among'

/** Settings that hold at every seat (TP-8, VE-9, VE-11), and what a player must be told of the own seat (VE-14). */
export function useStandingChoices(table: string): void {
  const me = useMe()
  const name = useNameAmong(table)
  useEffect(
    () =>
      onTableEvents((at, events, state) => {
        if (at !== table) return
        for (const event of events) {
          follow(table, event, state, me)
          tellLostSeat(event, me, name)
        }
      }),
    [table, me, name],
  )
}

function tellLostSeat(event: TableEvent, me: string, name: string | undefined): void {
  if (event.type !== 'unseated' || event.player !== me || event.why !== 'idle') return
  const { blackjack, multi } = useSpoken.getState().words
  const text = blackjack.lostSeat(event.seat)
  toast('warning', name === undefined ? text : multi.news(name, text))
}

function follow(table: string, event: TableEvent, state: TableState, me: string): void {
  const { spotOf } = gameOf(state.id)
  if (!isTableOf('blackjack', state)) return
  const { game } = state
  const { settings } = useSettings.getState()
  if (event.type === 'seated' && event.player === me && settings.forbidBetsBehind && game.rules.betBehind) {
    void give(table, { do: 'allowBehind', seat: event.seat, on: false })
  }
  if (event.type !== 'placed') return
  const { player, seat, bet } = spotOf(event)
  if (bet !== 'main') return
  if (player !== me || game.seats[seat - 1]?.player === me) return
  const wanted = {
    double: settings.followDouble,
    split: settings.followSplit,
    insurance: settings.followInsurance,
  }
  const isSaid = game.choices.some((choice) => choice.player === me && choice.seat === seat)
  if (!isSaid && (wanted.double || wanted.split || wanted.insurance)) {
    void give(table, { do: 'follow', seat, follow: wanted })
  }
}
