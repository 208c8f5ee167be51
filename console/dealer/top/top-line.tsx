import { Menu } from 'lucide-react'
import { ClockFace } from '#console/dealer/top/clock-face'
import { LineLight, ReaderLight } from '#console/dealer/top/lights'
import { stakesIn } from '#console/dealer/top/stakes'
import css from '#console/dealer/top/top-line.module.css'
import { useSpoken } from '#console/i18n/language'
import type { TableState } from '#engine/table/types'
import type { ListedTable } from '#protocol/http'
import { Mark } from '#ui/draw/mark'

interface Props {
  readonly table: string
  readonly listed: ListedTable | undefined
  readonly state: TableState
  /** Cards that are read here are dealt. */
  readonly isDealing: boolean
  /** No card is taken now, whoever reads it. */
  readonly isStopped: boolean
  readonly onMenu: () => void
}

/** Which table, which hand, who plays; whether the reader and the line work; the server's time. */
export function TopLine({ table, listed, state, isDealing, isStopped, onMenu }: Props) {
  const { words, formats } = useSpoken()
  const { top } = words.dealer
  const { shoe, round, game, live } = state
  const stakes = stakesIn(state).map(({ currency, cents }) => formats.money(cents, currency, true))
  const hand = shoe?.cutCardSeat == null ? top.hand : top.lastHand
  return (
    <header className={css.line}>
      <Mark size={26} />
      <strong className={css.name}>{listed?.name ?? table}</strong>
      <dl className={css.facts}>
        <Fact name={top.game} value={words.games[state.id].short} />
        <Fact name={top.round} value={shortCode(round?.code, table) ?? top.none} />
        <Fact
          name={shoe === null ? top.noShoe : top.shoe(shoe.shoe)}
          value={shoe === null || shoe.rounds === 0 ? top.none : hand(game.shoeRound)}
        />
        <Fact name={top.players} value={String(listed?.players ?? top.none)} />
        <Fact name={top.stakes} value={stakes.length === 0 ? top.none : stakes.join(' + ')} />
        <Fact name={top.dealer} value={live?.dealer?.shown ?? top.none} />
      </dl>
      <ReaderLight isOn={isDealing} isStopped={isStopped} />
      <LineLight />
      <ClockFace />
      <button type="button" className={css.menu} onClick={onMenu}>
        <Menu aria-hidden />
        {top.menu}
        <kbd>F10</kbd>
      </button>
    </header>
  )
}

/** A round's code begins with its table, which is known here. */
function shortCode(code: string | undefined, table: string): string | undefined {
  return code?.startsWith(`${table}-`) === true ? code.slice(table.length + 1) : code
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
