import { useCallback, useState } from 'react'
import { ActionBar } from '#console/dealer/actions/action-bar'
import { actionsAt, withoutLine } from '#console/dealer/actions/actions'
import { useSettling } from '#console/dealer/actions/use-press'
import { usePresses } from '#console/dealer/actions/use-presses'
import { CardsPanel } from '#console/dealer/cards/cards-panel'
import { ChatPanel } from '#console/dealer/chat/chat-panel'
import { ChatRibbon } from '#console/dealer/chat/chat-ribbon'
import { type DialogName, Dialogs } from '#console/dealer/dialogs/dialogs'
import { takeCode } from '#console/dealer/reader/scan'
import { useReader } from '#console/dealer/reader/use-reader'
import css from '#console/dealer/screen.module.css'
import { isDealing, isForOthers, standingAt } from '#console/dealer/standing'
import { StepPanel } from '#console/dealer/step/step-panel'
import { StepsStrip } from '#console/dealer/strip/steps-strip'
import { TopLine } from '#console/dealer/top/top-line'
import { useWords } from '#console/i18n/language'
import { useSession } from '#console/state/session'
import type { TableState } from '#engine/table/types'
import type { ListedTable } from '#protocol/http'
import { useMedia } from '#ui/kit/use-media'
import { useConnection } from '#ui/net/connection'

interface Props {
  readonly table: string
  readonly listed: ListedTable | undefined
  readonly state: TableState
  readonly trouble: string | null
  readonly onOther: () => void
}

/** Everything that a dealer needs, each in its place, on one screen that never moves. */
export function DealerScreen({ table, listed, state, trouble, onOther }: Props) {
  const { dealer } = useWords()
  const who = useSession(({ who: known }) => known)
  const isWide = useMedia('(min-width: 1600px)')
  const [open, setOpen] = useState<DialogName | null>(null)
  const standing = standingAt(state, who?.staff ?? null)
  const isLost = useConnection(({ state: known }) => known === 'lost')
  const offered = actionsAt(state, standing)
  const isAway = isLost || trouble !== null
  const actions = isAway ? withoutLine(offered) : offered
  const isOn = isDealing(standing)
  const isSettling = useSettling(actions.main.does)
  const presses = usePresses({ table, actions, isSettling, isWide, open: setOpen })
  useReader(useCallback((code, at) => takeCode(table, code, at, isOn), [table, isOn]))
  return (
    <main className={css.screen} data-standing={standing}>
      <TopLine
        table={table}
        listed={listed}
        state={state}
        isDealing={isOn}
        isStopped={isAway || isForOthers(state)}
        onMenu={() => setOpen('menu')}
      />
      <div className={css.left}>
        <StepPanel state={state} standing={standing} trouble={trouble} />
        {!isWide && <ChatRibbon table={table} onOpen={presses.chat} />}
      </div>
      <CardsPanel state={state} />
      {isWide && (
        <aside className={css.chat} aria-label={dealer.chat.title}>
          <ChatPanel table={table} />
        </aside>
      )}
      <ActionBar table={table} actions={actions} presses={presses} isSettling={isSettling} />
      <StepsStrip state={state} />
      <Dialogs
        open={open}
        table={table}
        state={state}
        standing={standing}
        actions={actions}
        onOpen={setOpen}
        onOther={onOther}
      />
    </main>
  )
}
