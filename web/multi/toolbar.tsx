import { RefreshCw, SlidersHorizontal } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useGoodRoads } from '#web/good-roads/state'
import { useWords } from '#web/i18n/language'
import { longerNow, type View } from '#web/multi/at-tables/sorting'
import { panelTables } from '#web/multi/at-tables/tables'
import { changeMulti, sortNow, type TabName, useMulti } from '#web/multi/state'
import css from '#web/multi/toolbar.module.css'
import { useLobby } from '#web/state/lobby'
import { openOverlay } from '#web/state/overlay'
import { changeSettings, useSetting } from '#web/state/settings'

interface Props {
  /** How many tables are shown in the first tab. */
  readonly count: number
  readonly pageId: string
}

/** MP-1, MP-2, MP-8: the two tabs, the sorting, and which roads are shown. */
export function Toolbar({ count, pageId }: Props) {
  return (
    <div className={css.bar}>
      <TwoTabs count={count} pageId={pageId} />
      <div className={css.tools}>
        <Refresh />
        <ViewChoice />
        <RoadSettings />
      </div>
    </div>
  )
}

const TABS: readonly TabName[] = ['all', 'good-roads']

export function tabId(pageId: string, tab: TabName): string {
  return `${pageId}-${tab}`
}

function TwoTabs({ count, pageId }: Props) {
  const { multi: words } = useWords()
  const open = useMulti(({ tab }) => tab)
  const good = useGoodRoads(({ tables }) => tables.length)
  const list = useRef<HTMLDivElement>(null)
  const moved = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const next = open === 'all' ? 'good-roads' : 'all'
    changeMulti({ tab: next })
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  const names = { all: words.all, 'good-roads': words.goodRoads }
  const counts = { all: count, 'good-roads': good }
  return (
    <div ref={list} className={css.tabs} role="tablist" aria-label={words.tabs} onKeyDown={moved}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(pageId, tab)}
          data-tab={tab}
          aria-selected={open === tab}
          aria-controls={pageId}
          tabIndex={open === tab ? 0 : -1}
          className={css.tab}
          data-glows={tab === 'good-roads' && open !== tab && good > 0}
          onClick={() => changeMulti({ tab })}
        >
          {names[tab]}
          <span className={css.count}>{counts[tab]}</span>
        </button>
      ))}
    </div>
  )
}

/** MP-2: sorts again; the badge says at how many tables there is something new. */
function Refresh() {
  const { multi: words } = useWords()
  const view = useSetting('multiView')
  const sorted = useMulti((multi) => multi.sorted)
  const longer = useLobby(({ known }) =>
    known === null || sorted === null ? 0 : longerNow(view, sorted, panelTables(known.tables)),
  )
  return (
    <button
      type="button"
      className={css.button}
      aria-label={longer === 0 ? words.refresh : `${words.refresh}, ${words.longer(longer)}`}
      onClick={() => sortNow(view)}
    >
      <RefreshCw size={17} aria-hidden />
      <span className={css.word}>{words.refresh}</span>
      {longer > 0 && <span className={css.badge}>{longer}</span>}
    </button>
  )
}

const VIEWS: readonly View[] = ['big-road', 'derived-roads']

function ViewChoice() {
  const { multi: words } = useWords()
  const view = useSetting('multiView')
  return (
    <fieldset className={css.choice}>
      <legend className="unseen">{words.view}</legend>
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          onClick={() => void changeSettings({ multiView: one })}
        >
          {words.views[one]}
        </button>
      ))}
    </fieldset>
  )
}

function RoadSettings() {
  const { multi: words } = useWords()
  return (
    <button
      type="button"
      className={css.button}
      aria-label={words.roadSettings}
      title={words.roadSettings}
      onClick={() => openOverlay('goodRoads')}
    >
      <SlidersHorizontal size={17} aria-hidden />
      <span className={css.long}>{words.roadSettings}</span>
    </button>
  )
}
