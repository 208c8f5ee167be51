import { useEffect } from 'react'
import type { State } from '#engine/baccarat/types'
import type { TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import { useConnection } from '#ui/net/connection'
import { give } from '#web/net/house'
import { useMe } from '#web/state/person'
import { useSettings } from '#web/state/settings'
import { switchesToAsk } from '#web/table/baccarat/decisions/switches'

/** TP-8: the table's own switches follow the player's settings, as soon as the table lets them. */
export function useSwitches(table: string, state: TableState, game: State): void {
  const me = useMe()
  const kept = useSettings(({ version }) => version > 0)
  const isOpen = useConnection(({ state: now }) => now === 'open')
  const settings = useSettings(({ settings: all }) => all)
  const asked = kept && isOpen && me !== '' ? JSON.stringify(switchesToAsk(state, game, me, settings)) : '[]'
  useEffect(() => {
    for (const command of JSON.parse(asked) as readonly PlayerCommand[]) void give(table, command)
  }, [table, asked])
}
