import { Hand, Keyboard, Layers, MessageSquare, Play, Scissors, SquareStack } from 'lucide-react'
import css from '#console/dealer/actions/action-bar.module.css'
import { ActionButton } from '#console/dealer/actions/action-button'
import type { Actions } from '#console/dealer/actions/actions'
import { useUnderway } from '#console/dealer/actions/send'
import { useWords } from '#console/i18n/language'

/** What the buttons do, whether pressed or by their keys. */
export interface Presses {
  /** The last hand is announced by one more press. */
  readonly isArmed: boolean
  readonly main: () => void
  readonly byHand: () => void
  readonly shoe: () => void
  readonly chat: () => void
  readonly call: () => void
}

interface Props {
  readonly table: string
  readonly actions: Actions
  readonly presses: Presses
  /** The main button just changed what it does: a second press of before is not meant for it. */
  readonly isSettling: boolean
}

export function ActionBar({ table, actions, presses, isSettling }: Props) {
  const { act } = useWords().dealer
  const { main, byHand, shoe, call } = actions
  const isMainBusy = useUnderway(table, main.does)
  const isShoeBusy = useUnderway(table, shoe.what)
  const isCalling = useUnderway(table, 'call')
  const isDeck = byHand.what === 'decks'
  const isCut = shoe.what === 'offerCut'
  const cutAbout = shoe.announced ? act.lastHandDone : presses.isArmed ? act.lastHandSure : act.lastHandAbout
  return (
    <nav className={css.bar} aria-label={act.name}>
      <ActionButton
        icon={<Hand aria-hidden />}
        look="stop"
        name={act.call}
        about={act.callAbout}
        shortcut="F9"
        off={!call}
        busy={isCalling}
        onPress={presses.call}
      />
      <ActionButton
        icon={<MessageSquare aria-hidden />}
        name={act.chat}
        about={act.chatAbout}
        shortcut="F8"
        onPress={presses.chat}
      />
      <ActionButton
        icon={isCut ? <Scissors aria-hidden /> : <SquareStack aria-hidden />}
        look={presses.isArmed ? 'armed' : 'plain'}
        name={isCut ? act.offerCut : act.lastHand}
        about={isCut ? act.offerCutAbout : cutAbout}
        shortcut="F6"
        off={!shoe.on}
        busy={isShoeBusy}
        onPress={presses.shoe}
      />
      <ActionButton
        icon={isDeck ? <Layers aria-hidden /> : <Keyboard aria-hidden />}
        name={isDeck ? act.decks : act.byHand}
        about={isDeck ? act.decksAbout : act.byHandAbout}
        shortcut="F4"
        off={!byHand.on}
        onPress={presses.byHand}
      />
      <ActionButton
        icon={<Play aria-hidden />}
        look="main"
        name={main.does === null ? act.waits[main.waits] : act.main[main.does]}
        about={main.does === null ? '' : isMainBusy ? act.waiting : act.mainAbout[main.does]}
        shortcut="F2"
        off={main.does === null || isSettling}
        busy={isMainBusy}
        onPress={presses.main}
      />
    </nav>
  )
}
