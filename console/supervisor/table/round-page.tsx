import { partsOf } from '#console/families'
import { useFormats, useWords } from '#console/i18n/language'
import { Hands } from '#console/supervisor/table/hands'
import css from '#console/supervisor/table/round-page.module.css'
import { currencyOf, type StakeLine, stakeLines } from '#console/supervisor/table/stakes'
import { useBetName, useNames } from '#console/supervisor/table/use-names'
import type { TableState } from '#engine/table/types'
import { isForAll } from '#protocol/sight'
import { cardName } from '#ui/draw/cards/card-name'
import { inPlaces } from '#ui/kit/in-places'

interface Props {
  readonly state: TableState
}

/** The cards in their places and the money on them. */
export function RoundPage({ state }: Props) {
  const words = useWords()
  const { table } = words.supervisor
  const { game, shoe } = state
  const { More } = partsOf(state.id)
  return (
    <div className={css.page}>
      <Hands state={state} />
      {More !== null && <More game={game} />}
      {shoe?.burned != null && shoe.rounds <= 1 && (
        <p className={css.burned}>{table.burned(cardName(words, shoe.burned), shoe.burnedCount)}</p>
      )}
      <Stakes state={state} />
    </div>
  )
}

function Stakes({ state }: Props) {
  const { table } = useWords().supervisor
  const lines = stakeLines(state)
  const nameOf = useNames(
    state,
    lines.map(({ player }) => player),
  )
  if (lines.length === 0) return <p className={css.none}>{table.noStakes}</p>
  const isPaid = lines.some(({ paid }) => paid !== null)
  return (
    <table className={css.stakes}>
      <caption className="unseen">{table.stakes}</caption>
      <thead>
        <tr>
          <th scope="col">{table.stakesOf.who}</th>
          <th scope="col">{table.stakesOf.bet}</th>
          <th scope="col">{table.stakesOf.stake}</th>
          {isPaid && <th scope="col">{table.stakesOf.paid}</th>}
        </tr>
      </thead>
      <tbody>
        {inPlaces(lines).map(([index, line]) => (
          <Row key={index} state={state} name={nameOf(line.player)} line={line} isPaid={isPaid} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly state: TableState
  readonly name: string
  readonly line: StakeLine
  readonly isPaid: boolean
}

function Row({ state, name, line, isPaid }: RowProps) {
  const { table } = useWords().supervisor
  const formats = useFormats()
  const betName = useBetName()
  const currency = currencyOf(state, line.player)
  const at = isForAll(state.game) ? table.shared(line.seat, 1).toLowerCase() : table.at(line.seat)
  const where = line.seat === 0 ? '' : line.behind ? table.behind(line.seat) : at
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {betName(line.bet)} <small>{where}</small>
      </td>
      <td>
        {formats.money(line.cash + line.golden, currency)}
        {line.golden > 0 && <small> {table.golden}</small>}
      </td>
      {isPaid && <td>{line.paid === null ? '' : formats.money(line.paid, currency)}</td>}
    </tr>
  )
}
