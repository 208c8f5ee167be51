import { useEffect } from 'react'
import { create } from 'zustand'
import { type Beginning, follow, NOTHING_FOLLOWED } from '#web/good-roads/follow'
import type { Match, Matches } from '#web/good-roads/matches'
import { useLobby } from '#web/state/lobby'
import { useSettings } from '#web/state/settings'

interface GoodRoads {
  readonly matches: Matches
  /** Those of them that the panel shows, in the lobby's order. */
  readonly tables: readonly string[]
  /** Of these, those that began to match since the Good Roads tab was last open. */
  readonly fresh: ReadonlySet<string>
  /** The multi-play panel is open: the player follows the roads. */
  readonly followed: boolean
  /** Its Good Roads tab is open: whatever begins is seen there. */
  readonly watched: boolean
  /** Somebody wants to see the tab, from wherever. */
  readonly asked: boolean
}

const NO_MATCHES: readonly Match[] = []
const NO_TABLES: ReadonlySet<string> = new Set()

export const useGoodRoads = create<GoodRoads>(() => ({
  matches: NOTHING_FOLLOWED.matches,
  tables: [],
  fresh: NO_TABLES,
  followed: false,
  watched: false,
  asked: false,
}))

type Listener = (began: readonly Beginning[]) => void
const listeners = new Set<Listener>()

/** Hears of every pattern that begins. Returns how to stop listening. */
export function onBeginning(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let followed = NOTHING_FOLLOWED
let hidden: readonly string[] = []

/** From now on the roads of the lobby's tables are followed, as long as the lobby is told. */
export function followGoodRoads(): void {
  useLobby.subscribe(look)
  useSettings.subscribe(look)
  look()
}

function look(): void {
  const { settings } = useSettings.getState()
  const { goodRoads: roads, ownRoads: own, hiddenTables } = settings
  const before = followed
  followed = follow(before, useLobby.getState().known?.tables ?? null, { roads, own })
  const isSame = followed.matches === before.matches && hidden === hiddenTables
  hidden = hiddenTables
  const began = followed.began.filter(({ table }) => !hidden.includes(table))
  if (!isSame || began.length > 0) tell(began)
  if (began.length > 0) for (const listener of listeners) listener(began)
}

function tell(began: readonly Beginning[]): void {
  const { matches } = followed
  useGoodRoads.setState(({ fresh, watched, tables: before }) => {
    const known = useLobby.getState().known?.tables
    const tables = [...matches.keys()].filter(
      (table) => !hidden.includes(table) && known?.get(table)?.multiPlay === true,
    )
    const news = watched ? [] : [...fresh, ...began.map(({ table }) => table)]
    const isSame = tables.length === before.length && tables.every((table, index) => before[index] === table)
    return {
      matches,
      tables: isSame ? before : tables,
      fresh: new Set(news.filter((table) => matches.has(table))),
    }
  })
}

/** The patterns that a table's road shows, of those that the player looks for. */
export function useMatches(table: string): readonly Match[] {
  return useGoodRoads(({ matches }) => matches.get(table) ?? NO_MATCHES)
}

/** For the panel, while it is open: whether its Good Roads tab is, and how to open that when somebody asks for it. */
export function useGoodRoadsPanel(isTabOpen: boolean, openTab: () => void): void {
  const asked = useGoodRoads((state) => state.asked)
  useEffect(() => {
    useGoodRoads.setState({ followed: true })
    return () => useGoodRoads.setState({ followed: false })
  }, [])
  useEffect(() => {
    if (!isTabOpen) return
    useGoodRoads.setState({ watched: true, fresh: NO_TABLES })
    return () => useGoodRoads.setState({ watched: false })
  }, [isTabOpen])
  useEffect(() => {
    if (!asked) return
    useGoodRoads.setState({ asked: false })
    openTab()
  }, [asked, openTab])
}

/** Shows the panel's tab as soon as there is a panel. */
export function askForGoodRoads(): void {
  useGoodRoads.setState({ asked: true })
}
