import { ChevronsRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { LEVEL_NAMES } from '#protocol/story/blackjack/side-why'
import type { TableProps } from '#web/families/parts'
import { useFormats, useWords } from '#web/i18n/language'
import { useAtTables } from '#web/state/at-tables'
import { useMe } from '#web/state/person'
import type { Beat } from '#web/table/blackjack/fire-blaze/beats'
import { EventList } from '#web/table/blackjack/fire-blaze/event-list'
import type { DrawnBonus } from '#web/table/blackjack/fire-blaze/fire-round'
import { Grid } from '#web/table/blackjack/fire-blaze/grid'
import { Hearth } from '#web/table/blackjack/fire-blaze/hearth'
import { Ladder } from '#web/table/blackjack/fire-blaze/ladder'
import { noteOf } from '#web/table/blackjack/fire-blaze/note'
import { ownWin } from '#web/table/blackjack/fire-blaze/own-win'
import { RunningTotal } from '#web/table/blackjack/fire-blaze/running-total'
import css from '#web/table/blackjack/fire-blaze/show-screen.module.css'
import { SpinsLeft } from '#web/table/blackjack/fire-blaze/spins-left'
import { Watchers } from '#web/table/blackjack/fire-blaze/watchers'

interface Props extends TableProps<'blackjack'> {
  readonly drawn: DrawnBonus
  readonly beat: Beat
  readonly onSkip: () => void
}

/** One moment of the bonus: ladder, grid and running total. */
export function ShowScreen({ table, state, drawn, beat, onSkip }: Props) {
  const words = useWords()
  const me = useMe()
  const { game, rules, level, events } = drawn
  const own = ownWin(game.sides, me, beat.bonus.total)
  const currency = state.purses[me]?.currency ?? state.currency
  const isOver = beat.kind === 'over'
  const ref = useFocus(table)
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onSkip()
  }
  return (
    <section
      className={css.show}
      role="dialog"
      aria-label={words.fireBlaze.show(LEVEL_NAMES[level])}
      onKeyDown={pressed}
    >
      <Hearth />
      <div className={css.title}>
        <span>{words.fireBlaze.bonus}</span>
        <h2>
          <em>{LEVEL_NAMES[level]}</em> {words.fireBlaze.brand}
        </h2>
      </div>
      <div className={css.ladder}>
        <h3 className={css.caps}>{words.fireBlaze.ladder}</h3>
        <Ladder rules={rules} level={level} />
        <div className={css.events}>
          <EventList events={events} />
        </div>
      </div>
      <div className={css.grid}>
        <Grid beat={beat} level={rules.levels[level]} />
      </div>
      <div className={css.side}>
        <RunningTotal beat={beat} level={level} rules={rules.levels[level]} own={own} currency={currency} />
        <div className={css.spins}>
          <h3 className={css.caps}>{words.fireBlaze.spinsLeft}</h3>
          <SpinsLeft left={beat.bonus.spinsLeft} of={rules.spins} />
          <p className={css.note}>{noteOf(words, beat)}</p>
        </div>
        <button ref={ref} type="button" className={css.skip} onClick={onSkip}>
          <ChevronsRight size={20} aria-hidden />
          {isOver ? words.fireBlaze.toTable : words.fireBlaze.skip}
        </button>
      </div>
      <Watchers table={table} game={game} />
      <Told level={LEVEL_NAMES[level]} beat={beat} win={own === null ? null : own.win} currency={currency} />
    </section>
  )
}

/** The way out has the focus while the show is on; of several tables only where the player is. */
function useFocus(table: string) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (useAtTables.getState().focused !== table) return undefined
    const before = document.activeElement
    ref.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [table])
  return ref
}

interface ToldProps {
  readonly level: string
  readonly beat: Beat
  readonly win: number | null
  readonly currency: string
}

/** For those who do not see it: that it began, and how it ended. */
function Told({ level, beat, win, currency }: ToldProps) {
  const { fireBlaze: words } = useWords()
  const { money } = useFormats()
  const text =
    beat.kind === 'over'
      ? `${words.end(level, beat.bonus.total)} ${win === null ? '' : words.endWon(money(win, currency))}`
      : words.show(level)
  return (
    <p className="unseen" aria-live="assertive">
      {text}
    </p>
  )
}
