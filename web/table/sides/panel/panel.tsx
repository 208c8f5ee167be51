import { HeartHandshake, Users } from 'lucide-react'
import type { TableState } from '#engine/table/types'
import { useWords } from '#web/i18n/language'
import { useLobby } from '#web/state/lobby'
import { openOverlay } from '#web/state/overlay'
import { usePanelTabs } from '#web/table/frame/panel-tabs'
import { SidePanel } from '#web/table/frame/side-panel'
import css from '#web/table/sides/panel/panel.module.css'
import { RoadIcon } from '#web/table/sides/panel/road-icon'
import { RoadPage } from '#web/table/sides/panel/road-page'

interface Props {
  readonly table: string
  readonly state: TableState
  readonly beside: string | null
}

/** Roads are the heart: they stand first, and beside the table wherever there is room. */
export function SidesPanel({ table, state, beside }: Props) {
  const { cloth: words } = useWords()
  const shared = usePanelTabs(table, state)
  const roads = {
    id: 'roads',
    name: words.roads,
    icon: <RoadIcon />,
    page: <RoadPage state={state} beside={beside} />,
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
        {players !== null && words.cloth.atTable(players)}
      </p>
      <button type="button" className={css.play} onClick={() => openOverlay('play')}>
        <HeartHandshake size={18} aria-hidden /> {words.table.playResponsibly}
      </button>
    </footer>
  )
}
