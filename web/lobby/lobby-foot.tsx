import { Button } from '#ui/kit/button'
import { useWords } from '#web/i18n/language'
import css from '#web/lobby/lobby-foot.module.css'
import { openOverlay } from '#web/state/overlay'

/** What every page of the house must lead to (TP-11, TP-15). */
export function LobbyFoot() {
  const words = useWords()
  return (
    <footer className={css.foot}>
      <p>
        <strong>18+</strong> {words.table.forbidden}
      </p>
      <div className={css.ways}>
        <Button look="quiet" onClick={() => openOverlay('play')}>
          {words.menu.play}
        </Button>
        <Button look="quiet" onClick={() => openOverlay('help')}>
          {words.menu.help}
        </Button>
        <Button look="quiet" onClick={() => openOverlay('support')}>
          {words.menu.support}
        </Button>
      </div>
    </footer>
  )
}
