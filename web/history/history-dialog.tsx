import { useState } from 'react'
import { Dialog } from '#ui/kit/dialog'
import { Tabs } from '#ui/kit/tabs'
import css from '#web/history/history-dialog.module.css'
import { dayOf, ownZone, rangeOf } from '#web/history/rounds/range'
import type { Choice } from '#web/history/rounds/range-bar'
import { RoundsPage } from '#web/history/rounds/rounds-page'
import { StatementPage } from '#web/history/rounds/statement-page'
import { useWords } from '#web/i18n/language'
import type { OverlayProps } from '#web/state/overlay'

type View = 'rounds' | 'statement'

/** TP-7: what was played, and every movement of the account. */
export function HistoryDialog({ onClose }: OverlayProps) {
  const { history: words } = useWords()
  const [today] = useState(() => dayOf(Date.now(), ownZone()))
  const [view, setView] = useState<View>('rounds')
  const [choice, setChoice] = useState<Choice>(() => ({
    preset: 'today',
    range: rangeOf('today', today),
    game: '',
  }))
  const [open, setOpen] = useState<string | null>(null)
  const shared = { choice, today, onChoose: setChoice }
  const tabs = [
    { id: 'rounds', name: words.rounds },
    { id: 'statement', name: words.statement },
  ] as const
  return (
    <Dialog title={words.title} shape="wide" onClose={onClose}>
      <div className={css.history}>
        <Tabs label={words.views} tabs={tabs} open={view} onOpen={setView}>
          {view === 'rounds' ? (
            <RoundsPage {...shared} open={open} onOpen={setOpen} />
          ) : (
            <StatementPage
              {...shared}
              onOpen={(code) => {
                setOpen(code)
                setView('rounds')
              }}
            />
          )}
        </Tabs>
      </div>
    </Dialog>
  )
}
