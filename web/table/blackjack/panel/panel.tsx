import { Flame as FlameIcon } from 'lucide-react'
import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { useWords } from '#web/i18n/language'
import { useMe } from '#web/state/person'
import { HotPlayers } from '#web/table/blackjack/panel/hot-players'
import { seatsOf } from '#web/table/blackjack/spots/board'
import { usePanelTabs } from '#web/table/frame/panel-tabs'
import { SidePanel } from '#web/table/frame/side-panel'

interface Props {
  readonly table: string
  readonly state: TableState
  readonly game: State
}

/** Hot players where seats have streaks, and what every table has. */
export function BlackjackPanel({ table, state, game }: Props) {
  const { blackjack: words } = useWords()
  const me = useMe()
  const shared = usePanelTabs(table, state)
  const hot = {
    id: 'hot',
    name: words.hotPlayers,
    icon: <FlameIcon />,
    page: <HotPlayers seats={seatsOf(state, game, me)} />,
  }
  return <SidePanel look="rail" tabs={game.rules.seating === 'seat' ? [hot, ...shared] : shared} />
}
