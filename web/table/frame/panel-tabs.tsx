import { CircleHelp, History, MessageCircle, Scale } from 'lucide-react'
import { lazy } from 'react'
import type { TableState } from '#engine/table/types'
import { useUnread } from '#web/chat/remarks'
import { useWords } from '#web/i18n/language'
import type { PanelTab } from '#web/table/frame/side-panel'

const ChatPanel = lazy(async () => ({ default: (await import('#web/chat/chat-panel')).ChatPanel }))
const LimitsPanel = lazy(async () => ({ default: (await import('#web/help/limits-panel')).LimitsPanel }))
const HelpPanel = lazy(async () => ({ default: (await import('#web/help/help-panel')).HelpPanel }))
const HistoryPanel = lazy(async () => ({
  default: (await import('#web/history/history-panel')).HistoryPanel,
}))

/** The tabs that every table has, each fetched when it is first opened. */
export function usePanelTabs(table: string, state: TableState): readonly PanelTab[] {
  const { table: words } = useWords()
  const unread = useUnread(table)
  return [
    {
      id: 'chat',
      name: words.chat,
      icon: <MessageCircle />,
      badge: unread,
      page: <ChatPanel room={table} />,
    },
    { id: 'limits', name: words.limits, icon: <Scale />, page: <LimitsPanel state={state} /> },
    { id: 'help', name: words.help, icon: <CircleHelp />, page: <HelpPanel game={state.id} state={state} /> },
    { id: 'history', name: words.history, icon: <History />, page: <HistoryPanel table={table} /> },
  ]
}
