import { Layers, Timer, User, Users } from 'lucide-react'
import { memo } from 'react'
import { useFormats, useWords } from '#console/i18n/language'
import { ageWords, OLD_CARDS_MILLIS } from '#console/supervisor/floor/ages'
import { Coming } from '#console/supervisor/floor/alarm-strip'
import { conditionOf, conditionWords, shortRound } from '#console/supervisor/floor/condition'
import css from '#console/supervisor/floor/floor-tile.module.css'
import { openTable } from '#console/supervisor/state'
import type { FloorTable } from '#protocol/staff/to-supervisor'
import { classes } from '#ui/kit/classes'
import { serverNow } from '#ui/net/clock'

interface Props {
  readonly table: FloorTable
  readonly isOpen: boolean
  /** Many are to be seen at once. */
  readonly isDense: boolean
}

/** Many wait, or the store is slow. */
const MANY_LETTERS = 8
const SLOW_MILLIS = 250

/** A table at a glance. It is drawn again only when it changes. */
export const FloorTile = memo(function FloorTile({ table, isOpen, isDense }: Props) {
  const { supervisor, games } = useWords()
  const { floor } = supervisor
  const condition = conditionOf(table)
  const isSlow = table.letters >= MANY_LETTERS || table.commitMillis >= SLOW_MILLIS
  return (
    <li
      className={classes(css.tile, isDense && css.dense)}
      data-condition={condition}
      data-open={isOpen}
      data-table={table.table}
    >
      <div className={css.head}>
        <button
          type="button"
          className={css.open}
          aria-label={floor.openTable(table.name)}
          aria-pressed={isOpen}
          title={table.name}
          onClick={() => openTable(table.table)}
        >
          {table.name}
        </button>
        <span className={css.kind} data-live={table.live}>
          {table.live ? floor.live : floor.automatic}
        </span>
      </div>
      <p className={css.game}>
        {games[table.game].short}
        {table.round !== null && <span>{shortRound(table.round)}</span>}
      </p>
      <p className={css.state}>
        <i aria-hidden />
        <span className={css.words}>{conditionWords(supervisor, table)}</span>
        {table.alarm?.seen != null && <Coming table={table} />}
      </p>
      <Money table={table} />
      <p className={css.figures}>
        <span title={floor.players(table.players)}>
          <Users aria-hidden />
          <span className="unseen">{floor.players(table.players)}</span>
          <span aria-hidden>{table.players}</span>
        </span>
        <span title={floor.lettersLong} data-warn={isSlow}>
          <Timer aria-hidden />
          {table.letters > 0 && `${floor.letters(table.letters)} · `}
          {supervisor.top.millis(table.commitMillis)}
        </span>
        {table.cardsSince !== null && <Cards since={table.cardsSince} />}
      </p>
      {table.live && (
        <p className={css.dealer} data-warn={table.dealer === null}>
          <User aria-hidden />
          {table.dealer ?? floor.noDealer}
        </p>
      )}
    </li>
  )
})

function Money({ table: { stakes } }: { readonly table: FloorTable }) {
  const { floor } = useWords().supervisor
  const formats = useFormats()
  const at = stakes.filter(({ cash, golden }) => cash + golden > 0)
  return (
    <p className={css.money} data-none={at.length === 0}>
      {at.length === 0 && floor.noStakes}
      {at.map(({ currency, cash, golden }) => (
        <span key={currency}>
          {formats.money(cash, currency)}
          {golden > 0 && <small>+ {floor.golden(formats.money(golden, currency, true))}</small>}
        </span>
      ))}
    </p>
  )
}

function Cards({ since }: { readonly since: number }) {
  const { supervisor } = useWords()
  const age = serverNow() - since
  const isOld = age >= OLD_CARDS_MILLIS
  const text = supervisor.floor.cards(ageWords(supervisor, age))
  return (
    <span data-warn={isOld} title={isOld ? supervisor.floor.oldCards : text}>
      <Layers aria-hidden />
      <span className="unseen">{text}</span>
      <span aria-hidden>{ageWords(supervisor, age)}</span>
    </span>
  )
}
