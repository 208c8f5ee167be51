import type { Presses } from '#console/dealer/actions/action-bar'
import type { Actions } from '#console/dealer/actions/actions'
import { order } from '#console/dealer/actions/send'
import { useFunctionKeys } from '#console/dealer/actions/use-function-keys'
import { useArmed } from '#console/dealer/actions/use-press'
import type { DialogName } from '#console/dealer/dialogs/dialogs'
import { useOrders } from '#console/state/tables'

interface Around {
  readonly table: string
  readonly actions: Actions
  readonly isSettling: boolean
  readonly isWide: boolean
  readonly open: (dialog: DialogName) => void
}

/** What each button does now; its function key does the same, and no more than the button would. */
export function usePresses({ table, actions, isSettling, isWide, open }: Around): Presses {
  const { main, byHand, shoe, call } = actions
  const [isArmed, setArmed] = useArmed()
  const isFree = (what: string) =>
    !useOrders.getState().orders.some((one) => one.type === 'do' && one.command.do === what)
  const presses: Presses = {
    isArmed: isArmed && shoe.on,
    main: () => {
      if (main.does !== null && !isSettling && isFree(main.does)) void order(table, { do: main.does })
    },
    byHand: () => {
      if (byHand.on) open(byHand.what)
    },
    shoe: () => {
      const isSure = shoe.what !== 'lastHand' || isArmed
      setArmed(!isSure && shoe.on)
      if (isSure && shoe.on && isFree(shoe.what)) void order(table, { do: shoe.what })
    },
    chat: () => {
      if (isWide) document.querySelector<HTMLElement>('[data-reply]')?.focus()
      else open('chat')
    },
    call: () => {
      if (call) open('call')
    },
  }
  useFunctionKeys({
    F2: presses.main,
    F4: presses.byHand,
    F6: presses.shoe,
    F8: presses.chat,
    F9: presses.call,
    F10: () => open('menu'),
  })
  return presses
}
