import '#web/table/blackjack/fire-blaze/ember.css'
import type { CSSProperties } from 'react'
import { fireLevel } from '#engine/blackjack/fire-blaze/points'
import { type FireBlazeRules, LEVELS } from '#engine/blackjack/fire-blaze/types'
import { LEVEL_NAMES } from '#protocol/story/blackjack/side-why'
import { classes } from '#ui/kit/classes'
import type { TableProps } from '#web/families/parts'
import { useWords } from '#web/i18n/language'
import { pointsOf } from '#web/table/blackjack/fire-blaze/events'
import css from '#web/table/blackjack/fire-blaze/fire-blaze-track.module.css'
import { fireRound } from '#web/table/blackjack/fire-blaze/fire-round'
import { usePart } from '#web/table/frame/frame'

/** MF-23: the events of the round, their points, and how far they lead; it moves as cards are dealt. */
export function FireBlazeTrack({ state }: TableProps<'blackjack'>) {
  const { fireBlaze: words } = useWords()
  const part = usePart()
  const round = fireRound(state)
  if (round === null) return null
  const { rules, events, game } = round
  const points = pointsOf(events)
  const reached = events.filter(({ reached: is }) => is).map(({ id }) => words.events[id])
  const name = words.trackName(
    words.points(points),
    reached.length === 0 ? words.noEvents : reached.join(', '),
  )
  return (
    <section className={css.track} aria-label={words.track} {...part}>
      <p className="unseen">{name}</p>
      <Line rules={rules} points={points} />
      <ul className={css.events}>
        {events.map(({ id, points: adds, reached: is }) => (
          <li
            key={id}
            className={classes(css.event, is && css.reached)}
            title={words.eventName(words.events[id], words.points(adds))}
          >
            <span>{words.short[id]}</span>
            <b>{`+${adds}`}</b>
          </li>
        ))}
      </ul>
      {game.fireBlaze?.failed === true && <p className={css.failed}>{words.failed}</p>}
    </section>
  )
}

interface LineProps {
  readonly rules: FireBlazeRules
  readonly points: number
}

/** Points on a line with the five levels on it. */
function Line({ rules, points }: LineProps) {
  const { fireBlaze: words } = useWords()
  const level = fireLevel(rules, points)
  const next = LEVELS.find((name) => rules.levels[name].points > points)
  return (
    <>
      <div className={css.head}>
        <span className={css.caps}>{words.track}</span>
        <span className={css.next}>
          {level !== null && <strong>{words.reachedLevel(LEVEL_NAMES[level])}</strong>}
          {level === null &&
            next !== undefined &&
            words.missing(words.points(rules.levels[next].points - points), LEVEL_NAMES[next])}
        </span>
        <b className={css.points}>{points}</b>
      </div>
      <div className={css.line} style={{ '--share': placeOnTrack(rules, points) } as CSSProperties}>
        <i />
        {LEVELS.map((name) => (
          <span
            key={name}
            className={classes(
              css.level,
              points >= rules.levels[name].points && css.lit,
              name === level && css.now,
            )}
            style={{ left: `${placeOnTrack(rules, rules.levels[name].points) * 100}%` }}
          >
            {LEVEL_NAMES[name]}
          </span>
        ))}
      </div>
    </>
  )
}

/** Where so many points lie on the line to the highest level, from 0 to 1. */
function placeOnTrack({ levels }: FireBlazeRules, points: number): number {
  return Math.min(1, points / levels.mega.points)
}
