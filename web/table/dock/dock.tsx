import { RotateCcw, Wallet } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { TableState } from '#engine/table/types'
import { Button } from '#ui/kit/button'
import { useFormats, useWords } from '#web/i18n/language'
import { openOverlay } from '#web/state/overlay'
import { useMe } from '#web/state/person'
import { clear, double, repeat, undo } from '#web/table/chips/lay'
import { rackOf } from '#web/table/chips/rack'
import css from '#web/table/dock/dock.module.css'
import { Figure, Rack, RoundButton, UndoButton } from '#web/table/dock/dock-parts'
import { changeDock, useDockState } from '#web/table/dock/dock-state'
import { useMoneyHere } from '#web/table/dock/use-money-here'
import { usePart } from '#web/table/frame/frame'

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
  const dock = useDockState(table)
  const open = state.game.phase === 'betting' && state.paused === null
  const rack = rackOf(state, me)
  useEffect(() => {
    if (dock.chip === 0 || !rack.includes(dock.chip)) changeDock(table, { chip: rack[1] ?? rack[0] ?? 100 })
  })
  return (
    <footer className={css.dock} data-deciding={decisions !== undefined && decisions !== null} {...usePart()}>
      <div className={css.money}>
        <Figure name={here.isTaken ? words.table.balanceHere : words.table.balance}>
          <strong data-balance={here.available}>{money(here.available, here.currency)}</strong>
        </Figure>
        <Button look="outline" className={css.cashier} onClick={() => openOverlay('cashier')}>
          <Wallet size={18} aria-hidden /> {words.table.cashier}
        </Button>
      </div>
      {decisions ?? (
        <fieldset className={css.chips} aria-label={words.table.chips}>
          <UndoButton
            disabled={!open || here.laid === 0}
            onUndo={() => undo(table)}
            onClear={() => clear(table)}
          />
          <Rack
            values={rack}
            hand={dock}
            currency={here.currency}
            open={open}
            available={here.available}
            golden={here.golden}
            onPick={(hand) => changeDock(table, hand)}
          />
          <RoundButton
            name={words.table.repeat}
            icon={<RotateCcw size={20} aria-hidden />}
            disabled={!open || here.laid > 0 || dock.last.length === 0}
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
        </fieldset>
      )}
      <div className={css.totals}>
        {extra}
        {here.back > 0 && (
          <Figure name={words.table.back} won={here.isWon}>
            <strong>{money(here.back, here.currency)}</strong>
          </Figure>
        )}
        <Figure name={words.table.totalStake}>
          <strong data-stake={here.staked}>{money(here.staked, here.currency)}</strong>
        </Figure>
      </div>
    </footer>
  )
}
