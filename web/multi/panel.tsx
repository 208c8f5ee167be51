import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/kit/button'
import { useMedia } from '#ui/kit/use-media'
import { useGoodRoads, useGoodRoadsPanel } from '#web/good-roads/state'
import { useWords } from '#web/i18n/language'
import { ownName } from '#web/lobby/card/table-words'
import { Followers } from '#web/multi/at-tables/followers'
import { bringBack, openPanel } from '#web/multi/at-tables/holding'
import { MOST_PINNED, pinnedHere } from '#web/multi/at-tables/pins'
import { placed } from '#web/multi/at-tables/sorting'
import { panelTables, useLine, usePanelIds } from '#web/multi/at-tables/tables'
import { MultiDock } from '#web/multi/dock'
import { type Layout, layoutFor } from '#web/multi/layout'
import { isInPlay } from '#web/multi/money/at-stake'
import { followWinnings } from '#web/multi/money/winnings'
import css from '#web/multi/panel.module.css'
import { changeMulti, sortNow, useMulti } from '#web/multi/state'
import { Tile } from '#web/multi/tile/tile'
import { TileMenu } from '#web/multi/tile/tile-menu'
import { Toolbar, tabId } from '#web/multi/toolbar'
import { useInSight } from '#web/multi/use-in-sight'
import { usePanelKeys } from '#web/multi/use-panel-keys'
import { watchLobby } from '#web/net/house'
import { useLobby } from '#web/state/lobby'
import { useOrdersAt } from '#web/state/orders'
import { openSettings } from '#web/state/overlay'
import { useMe } from '#web/state/person'
import { useSetting } from '#web/state/settings'
import { usePlace } from '#web/state/tables'

/** MP-1: all tables between two sides in one panel, and one dock for all of them; `isMeant` tells when keys are for it. */
export function MultiPanel({ isMeant }: { readonly isMeant: () => boolean }) {
  useWatching()
  usePanelKeys(isMeant)
  const { multi: words } = useWords()
  const page = useId()
  const tab = useMulti((multi) => multi.tab)
  const openGoodRoads = useCallback(() => changeMulti({ tab: 'good-roads' }), [])
  useGoodRoadsPanel(tab === 'good-roads', openGoodRoads)
  const all = useShown()
  return (
    <div className={css.panel}>
      <Toolbar count={all?.length ?? 0} pageId={page} />
      <div id={page} role="tabpanel" aria-labelledby={tabId(page, tab)} className={css.page}>
        <h2 className="unseen">{tab === 'all' ? words.all : words.goodRoads}</h2>
        {all === null ? <Empty why="loading" /> : <Page all={all} />}
      </div>
      <MultiDock />
      <Followers />
    </div>
  )
}

/** The lobby tells all that tiles show while a panel is open, and rounds are followed. */
function useWatching(): void {
  const me = useMe()
  const isTold = usePanelIds() !== null
  const view = useSetting('multiView')
  const isSorted = useMulti(({ sorted }) => sorted !== null)
  // The lobby's own list does not tell the derived roads.
  const isWhole = useLobby(
    ({ known }) => known !== null && panelTables(known.tables).every(({ derived }) => derived !== undefined),
  )
  useEffect(() => watchLobby('panel'), [])
  useEffect(() => {
    followWinnings()
    return openPanel()
  }, [])
  useEffect(() => {
    if (isTold && me !== '') bringBack()
  }, [isTold, me])
  useEffect(() => {
    if (isWhole && !isSorted) sortNow(view)
  }, [isWhole, isSorted, view])
}

/** The tables that are not hidden, in their places; null until the house has told. */
function useShown(): readonly string[] | null {
  const ids = usePanelIds()
  const hidden = useSetting('hiddenTables')
  const pinned = useSetting('pinnedTables')
  const most = useMostPinned()
  const sorted = useMulti((multi) => multi.sorted)
  const video = useMulti((multi) => multi.video)
  if (ids === null) return null
  const tables = ids.filter((table) => !hidden.includes(table))
  return placed({ tables, order: sorted?.order ?? [], pinned: pinnedHere(pinned, most), video })
}

function useMostPinned(): number {
  return useMedia('(max-width: 767px)') ? MOST_PINNED.phone : MOST_PINNED.desktop
}

/** The open tab's tables. */
function Page({ all }: { readonly all: readonly string[] }) {
  const tab = useMulti((multi) => multi.tab)
  const good = useGoodRoads(({ tables }) => tables)
  const ids = usePanelIds()
  if (tab === 'all') {
    if (all.length > 0) return <Tiles tables={all} />
    return <Empty why={ids?.length === 0 ? 'noTables' : 'allHidden'} />
  }
  const matching = good.filter((table) => all.includes(table))
  return matching.length === 0 ? <Empty why="noGoodRoads" /> : <Tiles tables={matching} />
}

interface OpenMenu {
  readonly table: string
  readonly anchor: HTMLElement
}

function Tiles({ tables }: { readonly tables: readonly string[] }) {
  const { multi: words } = useWords()
  const list = useRef<HTMLUListElement>(null)
  const layout = useLayout(list)
  const pinned = useSetting('pinnedTables')
  const most = useMostPinned()
  const video = useMulti((multi) => multi.video)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const openMenu = useCallback((table: string, anchor: HTMLElement) => setMenu({ table, anchor }), [])
  const closeMenu = useCallback(() => setMenu(null), [])
  useInSight(list, tables)
  return (
    <>
      <ul
        ref={list}
        className={css.tiles}
        aria-label={words.tablesShown}
        style={{ gridTemplateColumns: `repeat(${layout?.columns ?? 1}, minmax(0, 1fr))` }}
      >
        {layout !== null &&
          tables.map((table) => (
            <li key={table} className={css.place} data-tile={table} data-video={video === table}>
              <Tile
                table={table}
                layout={layout}
                isPinned={pinned.slice(0, most).includes(table)}
                hasVideo={video === table}
                onMenu={openMenu}
              />
            </li>
          ))}
      </ul>
      {menu !== null && (
        <Menu key={menu.table} table={menu.table} anchor={menu.anchor} most={most} onClose={closeMenu} />
      )}
    </>
  )
}

/** One measure for all tiles: they are alike. */
function useLayout(ref: { readonly current: HTMLElement | null }): Layout | null {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const look = () => setWidth(element.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  const [layout, setLayout] = useState<Layout | null>(null)
  useLayoutEffect(() => setLayout(width === 0 ? null : layoutFor(width)), [width])
  return layout
}

interface MenuProps extends OpenMenu {
  readonly most: number
  readonly onClose: () => void
}

function Menu({ table, anchor, most, onClose }: MenuProps) {
  const { games } = useWords()
  const line = useLine(table)
  const me = useMe()
  const orders = useOrdersAt(table)
  const place = usePlace(table)
  if (line === null) return null
  return (
    <TileMenu
      line={line}
      name={ownName(line, games)}
      anchor={anchor}
      mostPinned={most}
      isStaked={isInPlay(table, place, me, orders)}
      onClose={onClose}
    />
  )
}

function Empty({ why }: { readonly why: 'loading' | 'noTables' | 'allHidden' | 'noGoodRoads' }) {
  const { multi: words } = useWords()
  return (
    <div className={css.empty} role="status">
      <p>{words[why]}</p>
      {why === 'noGoodRoads' && <small>{words.noGoodRoadsText}</small>}
      {why === 'allHidden' && (
        <Button look="outline" onClick={() => openSettings('multi')}>
          {words.showHidden}
        </Button>
      )}
    </div>
  )
}
