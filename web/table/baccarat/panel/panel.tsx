import { HeartHandshake, Users } from 'lucide-react'
import type { State } from '#engine/baccarat/types'
import type { TableState } from '#engine/table/types'
import { useWords } from '#web/i18n/language'
import { useLobby } from '#web/state/lobby'
import { openOverlay } from '#web/state/overlay'
import css from '#web/table/baccarat/panel/panel.module.css'
import { RoadIcon } from '#web/table/baccarat/panel/road-icon'
import { RoadPage } from '#web/table/baccarat/panel/road-page'
import { usePanelTabs } from '#web/table/frame/panel-tabs'
import { SidePanel } from '#web/table/frame/side-panel'

interface Props {
  readonly table: string
  readonly state: TableState
  readonly game: State
}

/** Roads are the heart: they stand first, and beside the table wherever there is room. */
export function BaccaratPanel({ table, state, game }: Props) {
  const { baccarat: words } = useWords()
  const shared = usePanelTabs(table, state)
  const roads = {
    id: 'roads',
    name: words.roads,
    icon: <RoadIcon />,
    page: <RoadPage state={state} game={game} />,
  }
  return <SidePanel look="open" tabs={[roads, ...shared]} footer={<Footer table={table} />} />
}

function Footer({ table }: { readonly table: string }) {
  const words = useWords()
  const players = useLobby(({ known }) => known?.tables.get(table)?.players ?? null)
  return (
    <footer className={css.foot}>
      <p className={css.people}>
        <Users size={18} aria-hidden />
        {players !== null && words.baccarat.atTable(players)}
      </p>
      <button type="button" className={css.play} onClick={() => openOverlay('play')}>
        <HeartHandshake size={18} aria-hidden /> {words.table.playResponsibly}
      </button>
    </footer>
  )
}
