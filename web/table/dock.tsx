import { RotateCcw, Undo2, Wallet } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { TableState } from '#engine/table/types'
import { Chip } from '#web/draw/chip'
import { chipFor } from '#web/draw/chips'
import { useFormats, useWords } from '#web/i18n/language'
import { openOverlay } from '#web/state/overlay'
import { useMe } from '#web/state/person'
import { changeDesk, useDesk } from '#web/table/desk'
import css from '#web/table/dock.module.css'
import { clear, double, repeat, undo } from '#web/table/lay'
import { rackOf } from '#web/table/rack'
import { useHold } from '#web/table/use-hold'
import { useMoneyHere } from '#web/table/use-money-here'
import { Button } from '#web/ui/button'
import { classes } from '#web/ui/classes'

interface Props {
  readonly table: string
  readonly state: TableState
  /** Takes the place of chips when there is something to decide on a small screen. */
  readonly decisions?: ReactNode
  /** Beside the chips: switches of the game. */
  readonly extra?: ReactNode
}

/** Money and chips, in thumb reach (TP-2): undo left, chips in the middle, repeat and double right. */
export function Dock({ table, state, decisions, extra }: Props) {
  const words = useWords()
  const { money } = useFormats()
  const here = useMoneyHere(table, state)
  const me = useMe()
  const desk = useDesk(table)
  const open = state.game.phase === 'betting' && state.paused === null
  const rack = rackOf(state, me)
  useEffect(() => {
    if (desk.chip === 0 || !rack.includes(desk.chip)) changeDesk(table, { chip: rack[1] ?? rack[0] ?? 100 })
  })
  return (
    <footer className={css.dock} data-deciding={decisions !== undefined && decisions !== null}>
      <div className={css.money}>
        <p className={css.figure}>
          <span>{words.table.balance}</span>
          <strong data-balance={here.available}>{money(here.available, here.currency)}</strong>
        </p>
        <Button look="outline" className={css.cashier} onClick={() => openOverlay('cashier')}>
          <Wallet size={18} aria-hidden /> {words.table.cashier}
        </Button>
      </div>
      {decisions ?? (
        <div className={css.chips} role="group" aria-label={words.table.chips}>
          <UndoButton table={table} disabled={!open || here.laid === 0} />
          {/* It can be scrolled on phones, by keys too while no chip can be taken. */}
          <div className={css.rack} tabIndex={open ? undefined : 0}>
            {rack.map((value) => (
              <button
                key={value}
                type="button"
                className={classes(css.chip, desk.chip === value && !desk.golden && css.chosen)}
                aria-label={words.table.chip(money(value, here.currency, true))}
                aria-pressed={desk.chip === value && !desk.golden}
                disabled={!open || value > here.available}
                onClick={() => changeDesk(table, { chip: value, golden: false })}
              >
                <Chip value={chipFor(value)} />
              </button>
            ))}
            {here.golden > 0 && (
              <button
                type="button"
                className={classes(css.chip, desk.golden && css.chosen)}
                aria-label={`${words.table.golden}: ${money(here.golden, here.currency, true)}`}
                aria-pressed={desk.golden}
                disabled={!open}
                onClick={() => changeDesk(table, { golden: !desk.golden })}
              >
                <Chip value={chipFor(desk.chip)} metal="golden" />
              </button>
            )}
          </div>
          <RoundButton
            name={words.table.repeat}
            icon={<RotateCcw size={20} aria-hidden />}
            disabled={!open || here.laid > 0 || desk.last.length === 0}
            hiddenOnPhone={here.laid > 0}
            onClick={() => repeat(table)}
          />
          <RoundButton
            name={words.table.double}
            icon={<span className={css.twice}>2×</span>}
            disabled={!open || here.laid === 0}
            hiddenOnPhone={here.laid === 0}
            onClick={() => double(table)}
          />
        </div>
      )}
      <div className={css.totals}>
        {extra}
        {here.won > 0 && (
          <p className={css.figure} data-won>
            <span>{words.table.win}</span>
            <strong>{money(here.won, here.currency)}</strong>
          </p>
        )}
        <p className={css.figure}>
          <span>{words.table.totalStake}</span>
          <strong data-stake={here.staked}>{money(here.staked, here.currency)}</strong>
        </p>
      </div>
    </footer>
  )
}

interface RoundProps {
  readonly name: string
  readonly icon: ReactNode
  readonly disabled: boolean
  readonly hiddenOnPhone?: boolean
  readonly onClick: () => void
}

function RoundButton({ name, icon, disabled, hiddenOnPhone = false, onClick }: RoundProps) {
  return (
    <button
      type="button"
      className={classes(css.round, hiddenOnPhone && css.notOnPhone)}
      aria-label={name}
      disabled={disabled}
      onClick={onClick}
    >
      <span className={css.disc}>{icon}</span>
      <span className={css.name}>{name}</span>
    </button>
  )
}

/** One press takes the newest chip back, holding it takes everything (TP-2). */
function UndoButton({ table, disabled }: { readonly table: string; readonly disabled: boolean }) {
  const words = useWords()
  const hold = useHold(
    () => undo(table),
    () => clear(table),
  )
  return (
    <button
      type="button"
      className={css.round}
      aria-label={words.table.undo}
      disabled={disabled}
      title={words.table.undoHint}
      {...hold}
    >
      <span className={css.disc}>
        <Undo2 size={20} aria-hidden />
      </span>
      <span className={css.name}>{words.table.undo}</span>
    </button>
  )
}
