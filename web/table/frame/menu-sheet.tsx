import {
  CircleHelp,
  Eye,
  EyeOff,
  HeartHandshake,
  History,
  LayoutGrid,
  LifeBuoy,
  Maximize,
  MessageCircle,
  Scale,
  Settings,
  User,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { SUPPORT_ROOM } from '#protocol/chat'
import { Dialog } from '#ui/kit/dialog'
import { useFamilies } from '#web/families/parts'
import { useWords } from '#web/i18n/language'
import { openMultiWindow } from '#web/multi/state'
import { useRoom } from '#web/state/chat'
import type { OverlayProps } from '#web/state/overlay'
import { openOverlay } from '#web/state/overlay'
import { openPanel } from '#web/state/panel'
import { changeSettings, useSetting } from '#web/state/settings'
import { useTables } from '#web/state/tables'
import { useFullScreen } from '#web/table/frame/full-screen'
import css from '#web/table/frame/menu-sheet.module.css'

/** Everything that is not about this round, one tap away. */
export function MenuSheet({ table, onClose }: OverlayProps) {
  const words = useWords()
  const focus = useSetting('focusMode')
  const full = useFullScreen()
  const { menu } = words
  const familyOf = useFamilies()
  const hasPanel = useTables(({ places }) => {
    const state = table === null ? undefined : places[table]?.tracked?.state
    return state !== undefined && familyOf(state.id).multi !== null
  })
  const answers = useRoom(SUPPORT_ROOM).unread
  const showPanel = (tab: string) => {
    onClose()
    if (table !== null) openPanel(table, tab)
  }
  return (
    <Dialog title={words.table.menu} shape="menu" onClose={onClose}>
      <ul className={css.menu}>
        <Item icon={<User />} name={menu.account} onPick={() => openOverlay('account')} />
        <Item icon={<Wallet />} name={words.table.cashier} onPick={() => openOverlay('cashier')} />
        {table !== null && (
          <>
            <Item icon={<MessageCircle />} name={words.table.chat} onPick={() => showPanel('chat')} />
            <Item icon={<Scale />} name={words.table.limits} onPick={() => showPanel('limits')} />
          </>
        )}
        {hasPanel && (
          <Item
            icon={<LayoutGrid />}
            name={words.multi.open}
            onPick={() => {
              onClose()
              openMultiWindow()
            }}
          />
        )}
        <Item icon={<History />} name={words.table.history} onPick={() => openOverlay('history')} />
        <Item icon={<CircleHelp />} name={menu.help} onPick={() => openOverlay('help')} />
        <Item icon={<HeartHandshake />} name={menu.play} onPick={() => openOverlay('play')} />
        <Item icon={<LifeBuoy />} name={menu.support} badge={answers} onPick={() => openOverlay('support')} />
        <Item icon={<Settings />} name={words.table.settings} onPick={() => openOverlay('settings')} />
        <Item
          icon={focus ? <EyeOff /> : <Eye />}
          name={words.table.focusMode}
          pressed={focus}
          onPick={() => void changeSettings({ focusMode: !focus })}
        />
        <Item icon={<Maximize />} name={words.table.fullScreen} pressed={full.on} onPick={full.toggle} />
      </ul>
    </Dialog>
  )
}

interface ItemProps {
  readonly icon: ReactNode
  readonly name: string
  readonly onPick: () => void
  readonly pressed?: boolean
  /** How much waits there unread. */
  readonly badge?: number
}

function Item({ icon, name, onPick, pressed, badge = 0 }: ItemProps) {
  return (
    <li>
      <button type="button" className={css.item} aria-pressed={pressed} onClick={onPick}>
        {icon}
        {name}
        {badge > 0 && <span className={css.badge}>{badge}</span>}
      </button>
    </li>
  )
}
