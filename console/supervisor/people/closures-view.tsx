import { useEffect } from 'react'
import { useFormats, useWords } from '#console/i18n/language'
import { lookAtClosures, useClosures } from '#console/state/measures'
import css from '#console/supervisor/people/closures-view.module.css'
import { openDialog } from '#console/supervisor/state'
import { useTableName } from '#console/supervisor/table/use-names'
import { GAME_IDS } from '#engine/games'
import { closureText } from '#protocol/house-texts'
import type { Closure } from '#protocol/http/operations'
import { Button } from '#ui/kit/button'
import { Scroller } from '#ui/kit/scroller'

const AGAIN_MILLIS = 10_000

/** What staff has closed, and by whom. */
export function ClosuresView() {
  const { closures: words } = useWords().supervisor
  const closures = useClosures(({ closures: all }) => all)
  useEffect(() => {
    void lookAtClosures()
    const timer = setInterval(() => void lookAtClosures(), AGAIN_MILLIS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Scroller className={css.page} role="region" aria-label={words.title}>
      <header className={css.head}>
        <div>
          <h2>{words.title}</h2>
          <p>{words.lead}</p>
        </div>
        <Button onClick={() => openDialog({ ask: 'close', scope: 'game', name: words.scopes.game })}>
          {words.closeGame}
        </Button>
        <Button
          look="stop"
          onClick={() => openDialog({ ask: 'close', scope: 'house', name: words.scopes.house })}
        >
          {words.closeHouse}
        </Button>
      </header>
      {closures?.length === 0 && <p className={css.none}>{words.none}</p>}
      <ul className={css.list}>
        {closures?.map((closure) => (
          <Closed key={`${closure.scope} ${closure.subject}`} closure={closure} />
        ))}
      </ul>
    </Scroller>
  )
}

function Closed({ closure: { scope, subject, reason, text, by, at } }: { readonly closure: Closure }) {
  const { supervisor, games } = useWords()
  const { closures: words } = supervisor
  const formats = useFormats()
  const table = useTableName(subject)
  const game = GAME_IDS.find((id) => id === subject)
  const about = {
    house: words.scopes.house,
    game: game === undefined ? subject : games[game].name,
    table,
    player: subject,
  }[scope]
  const name = scope === 'house' ? about : `${words.scopes[scope]} ${about}`
  return (
    <li className={css.closed}>
      <div>
        <p>
          <strong>{name}</strong> <span>{words.closedBy(by, formats.dayAndTime(at))}</span>
        </p>
        <p>
          <span>{words.why}</span> {reason}
        </p>
        <p>
          <span>{words.told}</span> {closureText(words.texts, text)}
        </p>
      </div>
      <Button
        onClick={() =>
          openDialog({ ask: 'open', scope, name: about, ...(scope === 'house' ? {} : { subject }) })
        }
      >
        {words.open}
      </Button>
    </li>
  )
}
