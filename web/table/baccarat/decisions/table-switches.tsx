import type { State } from '#engine/baccarat/types'
import type { TableState } from '#engine/table/types'
import { refusalOf } from '#protocol/sight'
import { Button } from '#ui/kit/button'
import { Switch } from '#ui/kit/switch'
import { useWords } from '#web/i18n/language'
import { useMe } from '#web/state/person'
import { changeSettings, useSetting } from '#web/state/settings'
import { sightOf } from '#web/state/sight'
import css from '#web/table/baccarat/decisions/table-switches.module.css'
import { order } from '#web/table/chips/order'

interface Props {
  readonly table: string
  readonly state: TableState
  readonly game: State
}

/** SB-3, MB-3: what a player switches while betting is open. They are kept as settings, and the table follows. */
export function TableSwitches({ game }: Pick<Props, 'game'>) {
  const { baccarat: words } = useWords()
  const zeroCommission = useSetting('zeroCommission')
  const autoConfirm = useSetting('autoConfirm')
  if (game.rules.zeroCommission) {
    return (
      <div className={css.switch}>
        <Switch
          label={words.zeroCommission}
          on={zeroCommission}
          disabled={game.phase !== 'betting'}
          onChange={(on) => void changeSettings({ zeroCommission: on })}
        />
      </div>
    )
  }
  if (!game.rules.confirmation) return null
  return (
    <div className={css.switch}>
      <Switch
        label={words.autoConfirm}
        on={autoConfirm}
        onChange={(on) => void changeSettings({ autoConfirm: on })}
      />
    </div>
  )
}

/** MB-3: bets count once they are confirmed. */
export function ConfirmButton({ table, game }: Props) {
  const words = useWords()
  const me = useMe()
  const hasLoose = game.slips.some(
    (chips) => chips.player === me && chips.cash + chips.golden > chips.confirmed,
  )
  if (!game.rules.confirmation || game.phase !== 'betting' || !hasLoose) return null
  if (game.settings[me]?.autoConfirm ?? game.rules.autoConfirm) return null
  const sight = sightOf(table)
  const isOff = sight === null || refusalOf(sight, { do: 'confirm' }) !== null
  return (
    <Button
      look="main"
      className={css.confirm}
      disabled={isOff}
      onClick={() => void order(table, { do: 'confirm' })}
    >
      {words.table.confirm}
    </Button>
  )
}
