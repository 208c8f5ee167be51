import { useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/fire-blaze/event-list.module.css'
import { type FireEvent, pointsOf } from '#web/table/blackjack/fire-blaze/events'

/** What brought the points of this round. */
export function EventList({ events }: { readonly events: readonly FireEvent[] }) {
  const { fireBlaze: words } = useWords()
  return (
    <dl className={css.list}>
      {events.map(({ id, points, reached }) =>
        reached ? (
          <div key={id}>
            <dt>{words.events[id]}</dt>
            <dd>{points}</dd>
          </div>
        ) : null,
      )}
      <div className={css.all}>
        <dt>{words.allPoints}</dt>
        <dd>{pointsOf(events)}</dd>
      </div>
    </dl>
  )
}
