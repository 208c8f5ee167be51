import { useLocation } from 'wouter'
import type { CheckMessage } from '#protocol/player/to-player'
import { Button } from '#ui/kit/button'
import { Dialog } from '#ui/kit/dialog'
import { ProblemLine, useAsking } from '#web/account/asking'
import css from '#web/account/notices/check-dialog.module.css'
import { confirmCheck } from '#web/account/play/ask-play'
import { StretchFacts } from '#web/account/play/stretch-facts'
import { useFormats, useWords } from '#web/i18n/language'
import { useNotices } from '#web/state/notices'
import { openOverlay } from '#web/state/overlay'

/** Time and result, to be acknowledged before the next bet (TP-11). */
export function CheckDialog({ check }: { readonly check: CheckMessage }) {
  const { play: words } = useWords()
  const { duration } = useFormats()
  const [, go] = useLocation()
  const { busy, problem, run } = useAsking()
  const confirm = async (then: () => void) => {
    if ((await run(confirmCheck)) === null) return
    useNotices.setState({ check: null })
    then()
  }
  return (
    <Dialog title={words.checkTitle} firm onClose={() => undefined}>
      <p className={css.lead}>{words.checkLead(duration(check.elapsedMillis))}</p>
      <StretchFacts stretch={check} />
      <ProblemLine text={problem} />
      <div className={css.answers}>
        <Button look="main" disabled={busy} onClick={() => void confirm(() => undefined)}>
          {words.checkGoOn}
        </Button>
        <Button disabled={busy} onClick={() => void confirm(() => go('/'))}>
          {words.checkStop}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => void confirm(() => openOverlay('history'))}>
          {words.checkHistory}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => void confirm(() => openOverlay('play'))}>
          {words.title}
        </Button>
      </div>
    </Dialog>
  )
}
