import { Flame } from '#ui/draw/flame'
import { useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/panel/hot-players.module.css'
import type { SeatView } from '#web/table/blackjack/spots/board'

/** VE-12: who has won how many rounds in a row, the longest run first. */
export function HotPlayers({ seats }: { readonly seats: readonly SeatView[] }) {
  const words = useWords()
  const hot = seats.filter(({ streak }) => streak > 0).sort((one, other) => other.streak - one.streak)
  if (hot.length === 0) return <p className={css.none}>{words.blackjack.hotNone}</p>
  return (
    <ol className={css.list}>
      {hot.map(({ seat, name, mine, streak, hottest }) => (
        <li key={seat} className={css.row}>
          <Flame size={hottest ? 26 : 20} />
          <span className={css.who}>
            <strong>{mine ? words.common.you : name}</strong>
            <small>{words.blackjack.seat(seat)}</small>
          </span>
          <span className={css.wins}>{words.blackjack.wins(streak)}</span>
        </li>
      ))}
    </ol>
  )
}
