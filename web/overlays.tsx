import { type ComponentType, lazy, Suspense } from 'react'
import { closeOverlay, type Overlay, type OverlayProps, useOverlay } from '#web/state/overlay'

/** Each is fetched when it is first opened. */
const PARTS: Readonly<Record<Overlay, ComponentType<OverlayProps>>> = {
  lobby: lazy(async () => ({ default: (await import('#web/lobby/lobby-overlay')).LobbyOverlay })),
  settings: lazy(async () => ({ default: (await import('#web/account/settings-dialog')).SettingsDialog })),
  account: lazy(async () => ({ default: (await import('#web/account/account-dialog')).AccountDialog })),
  cashier: lazy(async () => ({ default: (await import('#web/account/cashier-dialog')).CashierDialog })),
  play: lazy(async () => ({ default: (await import('#web/account/play-dialog')).PlayDialog })),
  history: lazy(async () => ({ default: (await import('#web/history/history-dialog')).HistoryDialog })),
  help: lazy(async () => ({ default: (await import('#web/help/help-dialog')).HelpDialog })),
  support: lazy(async () => ({ default: (await import('#web/chat/support-dialog')).SupportDialog })),
  goodRoads: lazy(async () => ({
    default: (await import('#web/good-roads/good-roads-dialog')).GoodRoadsDialog,
  })),
  menu: lazy(async () => ({ default: (await import('#web/table/frame/menu-sheet')).MenuSheet })),
}

export function Overlays({ table }: { readonly table: string | null }) {
  const overlay = useOverlay(({ overlay: open }) => open)
  if (overlay === null) return null
  const Part = PARTS[overlay]
  return (
    <Suspense>
      <Part table={table} onClose={closeOverlay} />
    </Suspense>
  )
}
