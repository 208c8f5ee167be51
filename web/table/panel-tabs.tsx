import { History } from 'lucide-react'
import { lazy } from 'react'
import type { TableState } from '#engine/table/types'
import { useWords } from '#web/i18n/language'
import type { PanelTab } from '#web/table/side-panel'

const HistoryPanel = lazy(async () => ({
  default: (await import('#web/history/history-panel')).HistoryPanel,
}))

/** The tabs that every table has: chat, limits, help and history, each fetched when it is first opened. */
export function usePanelTabs(table: string, _state: TableState): readonly PanelTab[] {
  const { table: words } = useWords()
  return [{ id: 'history', name: words.history, icon: <History />, page: <HistoryPanel table={table} /> }]
}
