import { useFormats, useWords } from '#console/i18n/language'
import { useRoom } from '#console/state/chat'
import { useMutes } from '#console/state/measures'
import type { Somebody } from '#console/supervisor/state'
import { openDialog } from '#console/supervisor/state'
import css from '#console/supervisor/table/people-page.module.css'
import { currencyOf, seatsOf, stakeLines, stakeOf } from '#console/supervisor/table/stakes'
import { useNames } from '#console/supervisor/table/use-names'
import { gameOf } from '#engine/families'
import type { TableState } from '#engine/table/types'
import { Button } from '#ui/kit/button'

interface Props {
  readonly table: string
  readonly state: TableState
}

/** Everybody who is known at the table, whoever has most in the round first. */
export function PeoplePage({ table, state }: Props) {
  const words = useWords().supervisor.table
  const wrote = useRoom(table)
  const lines = stakeLines(state)
  const players = knownPlayers(state, [...lines, ...wrote])
  const nameOf = useNames(state, players)
  const people = players
    .map((player) => ({ player, stake: stakeOf(lines, player), name: nameOf(player) }))
    .sort((one, other) => other.stake - one.stake || one.name.localeCompare(other.name))
  if (people.length === 0) return <p className={css.none}>{words.peopleNone}</p>
  return (
    <ul className={css.people}>
      {people.map(({ player, stake, name }) => (
        <Person key={player} table={table} state={state} who={{ player, name }} stake={stake} />
      ))}
    </ul>
  )
}

/** Those the table names, and those who bet or wrote. */
function knownPlayers(
  { people }: TableState,
  others: readonly { readonly player: string | null }[],
): readonly string[] {
  const found = others.flatMap(({ player }) => player ?? [])
  return [...new Set([...Object.keys(people), ...found])]
}

interface PersonProps extends Props {
  readonly who: Somebody
  readonly stake: number
}

function Person({ table, state, who, stake }: PersonProps) {
  const words = useWords().supervisor.table
  const formats = useFormats()
  const { player, name } = who
  const mute = useMutes(({ mutes }) => mutes?.find((one) => one.player === player) ?? null)
  const seats = seatsOf(state, player)
  const isAway = gameOf(state.id).away(state.game).includes(player)
  return (
    <li className={css.person}>
      <p className={css.name}>
        <strong>{name}</strong>
        {state.people[player]?.house === true && <small>{words.house}</small>}
        {seats.map((seat) => (
          <small key={seat}>{words.seat(seat)}</small>
        ))}
        {isAway && <small>{words.away}</small>}
        {mute !== null && (
          <small className={css.muted}>
            {mute.until === null ? words.mutedForGood : words.muted(formats.time(mute.until))}
          </small>
        )}
        <b>{stake > 0 && formats.money(stake, currencyOf(state, player))}</b>
      </p>
      <fieldset className={css.actions}>
        <legend className="unseen">{words.actionsOf(name)}</legend>
        {mute === null ? (
          <Button size="small" onClick={() => openDialog({ ask: 'mute', who })}>
            {words.mute}
          </Button>
        ) : (
          <Button size="small" onClick={() => openDialog({ ask: 'unmute', who })}>
            {words.unmute}
          </Button>
        )}
        {seats.length > 0 && (
          <Button size="small" onClick={() => openDialog({ ask: 'unseat', table, who })}>
            {words.unseat}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => openDialog({ ask: 'close', scope: 'player', subject: player, name })}
        >
          {words.bar}
        </Button>
        <Button size="small" onClick={() => openDialog({ ask: 'golden', who })}>
          {words.giveGolden}
        </Button>
      </fieldset>
    </li>
  )
}
