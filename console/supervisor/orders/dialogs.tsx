import { AgreeDialog, AloneDialog } from '#console/supervisor/approvals/decide-dialogs'
import { EndSessionDialog, HideRemarkDialog, UnseatDialog } from '#console/supervisor/orders/about-player'
import { ClosureDialog } from '#console/supervisor/orders/closure-dialog'
import { GoldenDialog } from '#console/supervisor/orders/golden-dialog'
import { MoveCardDialog } from '#console/supervisor/orders/move-card'
import { MuteDialog, UnmuteDialog } from '#console/supervisor/orders/mute-dialog'
import { PlainOrderDialog } from '#console/supervisor/orders/plain-order'
import { ReplaceCardDialog } from '#console/supervisor/orders/replace-card'
import { SayToAllDialog } from '#console/supervisor/orders/say-to-all'
import { SetLimitsDialog } from '#console/supervisor/orders/set-limits'
import { SwapCardsDialog } from '#console/supervisor/orders/swap-cards'
import { VoidRoundDialog } from '#console/supervisor/orders/void-round'
import { useOpened } from '#console/supervisor/state'

/** The one that is open. */
export function Dialogs() {
  const dialog = useOpened(({ dialog: open }) => open)
  if (dialog === null) return null
  switch (dialog.ask) {
    case 'pause':
    case 'rescanCard':
    case 'cancelRound':
    case 'failBonus':
    case 'removeDealer':
      return <PlainOrderDialog {...dialog} />
    case 'replaceCard':
      return <ReplaceCardDialog {...dialog} />
    case 'moveCard':
      return <MoveCardDialog {...dialog} />
    case 'setLimits':
      return <SetLimitsDialog {...dialog} />
    case 'swapCards':
      return <SwapCardsDialog {...dialog} />
    case 'broadcast':
      return <SayToAllDialog table={dialog.table} />
    case 'announce':
      return <SayToAllDialog table={null} />
    case 'voidRound':
      return <VoidRoundDialog {...dialog} />
    case 'unseat':
      return <UnseatDialog {...dialog} />
    case 'mute':
      return <MuteDialog {...dialog} />
    case 'unmute':
      return <UnmuteDialog {...dialog} />
    case 'golden':
      return <GoldenDialog {...dialog} />
    case 'hideRemark':
      return <HideRemarkDialog {...dialog} />
    case 'endSession':
      return <EndSessionDialog {...dialog} />
    case 'close':
    case 'open':
      return <ClosureDialog {...dialog} subject={dialog.subject} />
    case 'agree':
      return <AgreeDialog {...dialog} />
    case 'alone':
      return <AloneDialog {...dialog} />
    default:
      return dialog satisfies never
  }
}
