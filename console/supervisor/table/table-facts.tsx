import { useFormats, useSpoken } from '#console/i18n/language'
import { ageWords } from '#console/supervisor/floor/ages'
import { shortRound } from '#console/supervisor/floor/condition'
import css from '#console/supervisor/table/table-facts.module.css'
import { nextStep } from '#engine/table/next-step'
import type { ClockFor, TableState } from '#engine/table/types'
import type { FloorTable } from '#protocol/staff/to-supervisor'
import { nextStepSaid } from '#protocol/story/next-step'
import { serverNow } from '#ui/net/clock'
import { useSecondsLeft } from '#ui/net/use-clock'

type Phase = TableState['game']['phase']

interface Props {
  readonly state: TableState
  readonly floor: FloorTable | null
}

/** Phase and clock, then where the table is in its shoe, who deals and how busy it is. */
export function TableFacts({ state, floor }: Props) {
  const { words } = useSpoken()
  const { supervisor } = words
  const formats = useFormats()
  const { facts } = supervisor.table
  const { shoe, round, live } = state
  const dealer = live?.dealer ?? null
  const since = live?.cardsSince ?? null
  const rows: readonly (readonly [string, string])[] = [
    [facts.round, round === null ? facts.none : shortRound(round.code)],
    [facts.shoe, shoe === null ? facts.none : facts.shoeValue(shoe.shoe, shoe.rounds)],
    [facts.dealt, shoe === null ? facts.none : formats.number(shoe.dealt)],
    ...(live === undefined
      ? []
      : ([
          [
            facts.dealer,
            dealer === null
              ? supervisor.floor.noDealer
              : dealer.leaving
                ? facts.leaving(dealer.shown)
                : dealer.shown,
          ],
          [facts.cards, since === null ? facts.none : ageWords(supervisor, serverNow() - since)],
        ] as const)),
    ...(floor === null
      ? []
      : ([
          [facts.players, formats.number(floor.players)],
          [facts.load, `${floor.letters} · ${supervisor.top.millis(floor.commitMillis)}`],
        ] as const)),
  ]
  return (
    <div className={css.facts}>
      <p className={css.phase}>
        <strong>{supervisor.phases[state.game.phase]}</strong>
        <Clock state={state} />
        {shoe?.cutCardSeat != null && <em>{supervisor.table.lastHand}</em>}
      </p>
      {live !== undefined && state.paused === null && (
        <p className={css.next}>
          <span>{supervisor.table.next}</span> {nextStepSaid(nextStep(state), state)(words.story)}
        </p>
      )}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The state remembers the last clock beyond its end, and the one of bets that the dealer closes has none. */
const CLOCKS_IN: Readonly<Record<Phase, readonly ClockFor[]>> = {
  betting: ['bets'],
  dealing: ['offers'],
  insurance: ['insurance', 'offers'],
  turns: ['decision', 'offers'],
  dealer: ['offers'],
  bonus: [],
  over: ['cut', 'offers'],
}

function Clock({ state: { clock, paused, game } }: { readonly state: TableState }) {
  const { supervisor } = useSpoken().words
  const isRunning = clock !== null && paused === null && CLOCKS_IN[game.phase].includes(clock.for)
  const seconds = useSecondsLeft(isRunning ? clock.until : null)
  if (!isRunning) return null
  const name = supervisor.table.clocks[clock.for]
  return (
    <span className={css.clock}>
      {name} {seconds === null ? supervisor.table.waits : supervisor.ages.seconds(seconds)}
    </span>
  )
}
