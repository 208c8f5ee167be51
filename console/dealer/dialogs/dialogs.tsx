import type { Actions } from '#console/dealer/actions/actions'
import { ChatPanel } from '#console/dealer/chat/chat-panel'
import { CallDialog } from '#console/dealer/dialogs/call-dialog'
import { CardPicker } from '#console/dealer/dialogs/card-picker'
import css from '#console/dealer/dialogs/chat-sheet.module.css'
import { DecksDialog } from '#console/dealer/dialogs/decks-dialog'
import { NextDealer } from '#console/dealer/dialogs/next-dealer'
import { TableMenu } from '#console/dealer/dialogs/table-menu'
import { scan } from '#console/dealer/reader/scan'
import type { Standing } from '#console/dealer/standing'
import { useWords } from '#console/i18n/language'
import { wantedCard } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'
import { Dialog } from '#ui/kit/dialog'

export type DialogName = 'card' | 'decks' | 'call' | 'chat' | 'menu' | 'next'

interface Props {
  readonly open: DialogName | null
  readonly table: string
  readonly state: TableState
  readonly standing: Standing
  readonly actions: Actions
  readonly onOpen: (dialog: DialogName | null) => void
  readonly onOther: () => void
}

/** Whatever lies over the console; the reader waits meanwhile. */
export function Dialogs({ open, table, state, standing, actions, onOpen, onOther }: Props) {
  const { chat } = useWords().dealer
  const close = () => onOpen(null)
  const decks = state.shoe?.live?.decks ?? state.live?.decks ?? []
  const wanted = wantedCard(state)
  switch (open) {
    case 'card':
      return (
        <CardPicker
          decks={decks}
          isFaceDown={wanted !== null && !wanted.burn && wanted.faceDown}
          onSend={(code) => {
            close()
            scan(table, code, performance.now())
          }}
          onClose={close}
        />
      )
    case 'decks':
      return (
        <DecksDialog table={table} decks={decks} withdrawn={state.live?.withdrawn ?? []} onClose={close} />
      )
    case 'call':
      return <CallDialog table={table} onClose={close} />
    case 'chat':
      return (
        <Dialog title={chat.title} shape="sheet" onClose={close}>
          <div className={css.chat}>
            <ChatPanel table={table} autoFocus onSaid={close} />
          </div>
        </Dialog>
      )
    case 'menu':
      return (
        <TableMenu
          table={table}
          standing={standing}
          actions={actions}
          decks={decks}
          onNext={() => onOpen('next')}
          onOther={onOther}
          onClose={close}
        />
      )
    case 'next':
      return <NextDealer onClose={close} />
    case null:
      return null
    default:
      return open satisfies never
  }
}
