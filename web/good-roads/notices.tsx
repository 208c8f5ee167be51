import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { offer, useToasts } from '#ui/kit/toast'
import { type FindParts, useFamilies } from '#web/families/parts'
import { tellBrowser } from '#web/good-roads/browser-notices'
import { type Matches, nameOf } from '#web/good-roads/matches'
import {
  GATHER_MILLIS,
  isTime,
  type Notice,
  noticeOf,
  type Waiting,
  worthTelling,
} from '#web/good-roads/notice'
import { askForGoodRoads, onBeginning, useGoodRoads } from '#web/good-roads/state'
import { useSpoken } from '#web/i18n/language'
import { ownName } from '#web/lobby/card/table-words'
import { houseSides } from '#web/roads/use-sides'
import { useAtTables } from '#web/state/at-tables'
import { useLobby } from '#web/state/lobby'
import { useSettings } from '#web/state/settings'
import { sightOf } from '#web/state/sight'
import { useTables } from '#web/state/tables'

const LOOK_MILLIS = 500
const MULTI = '/multi'

/** Tells the player what began: in the page, or by the browser while nobody looks at the page (MP-3). */
export function GoodRoadNotices() {
  const [, go] = useLocation()
  const familyOf = useFamilies()
  useEffect(() => {
    let waiting: readonly Waiting[] = []
    let lastAt = Number.NEGATIVE_INFINITY
    let timer: ReturnType<typeof setInterval> | null = null
    const stop = () => {
      if (timer !== null) clearInterval(timer)
      timer = null
    }
    const look = () => {
      const now = performance.now()
      waiting = isWanted() ? worthTelling(waiting, shownMatches(), now) : []
      if (waiting.length === 0) return stop()
      // A browser lets hidden pages look at the clock once a minute: there is no time to gather.
      if (!isTime(waiting, lastAt, now, document.hidden ? 0 : GATHER_MILLIS) || !canTell(familyOf)) return
      tell(noticed(waiting, familyOf), go)
      lastAt = now
      waiting = []
      stop()
    }
    const stopHearing = onBeginning((began) => {
      const since = performance.now()
      const { tables: here } = useAtTables.getState()
      const elsewhere = began.filter(({ table }) => !here.includes(table))
      waiting = [...waiting, ...elsewhere.map((beginning) => ({ ...beginning, since }))]
      timer ??= setInterval(look, LOOK_MILLIS)
      if (document.hidden) look()
    })
    return () => {
      stopHearing()
      stop()
    }
  }, [go, familyOf])
  return null
}

/** The player wants to be told here; what the open tab shows need not be said. */
function isWanted(): boolean {
  const { goodRoadNotices, goodRoadNoticesEverywhere } = useSettings.getState().settings
  const { followed, watched } = useGoodRoads.getState()
  return goodRoadNotices && (followed || goodRoadNoticesEverywhere) && (!watched || document.hidden)
}

/** The panel shows the tables that take part in it, and no others are told while it is open. */
function shownMatches(): Matches {
  const { matches, tables, followed } = useGoodRoads.getState()
  return followed ? new Map([...matches].filter(([table]) => tables.includes(table))) : matches
}

/** Not over a decision, nor over what is being said or asked; nor to nobody. */
function canTell(familyOf: FindParts): boolean {
  if (document.hidden) return useSettings.getState().settings.goodRoadBrowserNotices
  // Under a dialog nothing can be pressed.
  if (document.querySelector('dialog:modal') !== null) return false
  return useToasts.getState().toast === null && !isDeciding(familyOf)
}

function noticed(waiting: readonly Waiting[], familyOf: FindParts): Notice {
  const { words } = useSpoken.getState()
  const tables = useLobby.getState().known?.tables
  const tableName = (id: string) => {
    const table = tables?.get(id)
    return table === undefined ? id : ownName(table, words.games)
  }
  const patternName = ({ table, match }: Waiting) => {
    const game = tables?.get(table)?.game
    const sides = game === undefined ? null : familyOf(game).sides
    return nameOf(match, sides === null ? houseSides(familyOf, words) : sides(words))
  }
  return noticeOf(waiting, tableName, patternName, words.goodRoads)
}

function tell({ title, text, tables }: Notice, go: (path: string) => void): void {
  const { words } = useSpoken.getState()
  const [table, ...others] = tables
  const isPanel = useGoodRoads.getState().followed
  const isOne = table !== undefined && others.length === 0
  const path = isOne && !isPanel ? `/tables/${table}` : MULTI
  const open = () => {
    if (path === MULTI) askForGoodRoads()
    if (path !== MULTI || !isPanel) go(path)
  }
  if (document.hidden) void tellBrowser({ title, text, path }, open)
  else
    offer('road', title, text, {
      name: isOne && !isPanel ? words.goodRoads.open : words.goodRoads.show,
      run: open,
    })
}

/** At one of this window's tables the player is asked something and the clock runs. */
function isDeciding(familyOf: FindParts): boolean {
  return Object.keys(useTables.getState().places).some((table) => {
    const sight = sightOf(table)
    return sight !== null && familyOf(sight.state.id).isDeciding(sight)
  })
}
