import { RotateCcw, Wallet } from 'lucide-react'
import { useEffect } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { Button } from '#ui/kit/button'
import { classes } from '#ui/kit/classes'
import { useFormats, useWords } from '#web/i18n/language'
import { panelTables } from '#web/multi/at-tables/tables'
import own from '#web/multi/dock.module.css'
import { rackForAll } from '#web/multi/money/rack'
import { useMoneyEverywhere } from '#web/multi/money/use-money-everywhere'
import { useTotalWon } from '#web/multi/money/winnings'
import { clearAll, confirmAll, doubleAll, repeatAll, undoNewest } from '#web/multi/send'
import { changeMulti, useMulti } from '#web/multi/state'
import { useLobby } from '#web/state/lobby'
import { openOverlay } from '#web/state/overlay'
import css from '#web/table/dock/dock.module.css'
import { Figure, Rack, RoundButton, UndoButton } from '#web/table/dock/dock-parts'

const NO_CHIPS: readonly number[] = []

/** One dock for all tables: chips, undo, repeat and double, and the sums over all of them (MP-4, MP-6). */
export function MultiDock() {
  const words = useWords()
  const { money } = useFormats()
  const hand = useMulti((multi) => multi.hand)
  const rack = useRack()
  const here = useMoneyEverywhere()
  const won = useTotalWon()
  const { currency } = here
  useEffect(() => {
    if (rack.length > 0 && !rack.includes(hand.chip)) {
      changeMulti({ hand: { chip: rack[1] ?? rack[0] ?? 0, golden: hand.golden } })
    }
  })
  return (
    <footer className={css.dock}>
      <div className={css.money}>
        <Figure name={here.isTaken ? words.multi.balanceAtTables : words.table.balance}>
          <strong data-balance={here.available}>{money(here.available, currency)}</strong>
        </Figure>
        <Button look="outline" className={css.cashier} onClick={() => openOverlay('cashier')}>
          <Wallet size={18} aria-hidden /> {words.table.cashier}
        </Button>
      </div>
      <fieldset className={css.chips} aria-label={words.table.chips}>
        <UndoButton disabled={here.laid === 0} onUndo={undoNewest} onClear={clearAll} />
        <Rack
          values={rack}
          hand={hand}
          currency={currency}
          open
          available={here.atOnce}
          golden={here.golden}
          onPick={(picked) => changeMulti({ hand: picked })}
        />
        <RoundButton
          name={words.table.repeat}
          icon={<RotateCcw size={20} aria-hidden />}
          disabled={!here.canRepeat}
          hiddenOnPhone={!here.canRepeat && here.laid > 0}
          onClick={repeatAll}
        />
        <RoundButton
          name={words.table.double}
          icon={<span className={css.twice}>2×</span>}
          disabled={here.laid === 0}
          hiddenOnPhone={here.canRepeat || here.laid === 0}
          onClick={doubleAll}
        />
      </fieldset>
      <div className={classes(css.totals, own.totals)}>
        {here.loose.length > 0 && (
          <Button look="main" className={own.confirm} onClick={() => confirmAll(here.loose)}>
            {words.table.confirm}
          </Button>
        )}
        <Figure name={<span title={words.multi.totalWonHint}>{words.multi.totalWon}</span>}>
          <strong className={won > 0 ? own.won : undefined}>{money(won, currency)}</strong>
        </Figure>
        <Figure name={words.multi.totalStake(here.tables)}>
          <strong data-stake={here.staked}>{money(here.staked, currency)}</strong>
        </Figure>
      </div>
    </footer>
  )
}

export function useRack(): readonly number[] {
  return useLobby(
    useShallow(({ known }) => (known === null ? NO_CHIPS : rackForAll(panelTables(known.tables)))),
  )
}
